/** Returns what an option is called without its price: "Barba - R$ 30" is "Barba". An option that is only a price keeps it. */
export function withoutPrice(label: string): string {
  return label.replace(priceTail, '') || label;
}

const priceTail = /\s*[-–—:|]?\s*(?:por\s+|a partir de\s+)?R\$\s?[\d.]+(?:,\d\d)?\s*$/i;

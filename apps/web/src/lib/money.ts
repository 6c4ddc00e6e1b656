const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns cents as people read them: `R$ 1.234,56`. */
export function moneyText(cents: number): string {
  return reais.format(cents / 100);
}

/** Returns cents where there is little room, thousands with 'k': `R$ 950`, `R$ 1,2k`, `R$ 1.234,6k`. */
export function shortMoney(cents: number): string {
  return `${cents < 0 ? '-' : ''}R$ ${inThousands(Math.abs(cents) / 100)}`;
}

/** Returns a number where there is little room, thousands with 'k': `950`, `1,2k`, `12,3k`, `1.234,6k`. */
export function inThousands(value: number): string {
  const rounded = Math.round(value);
  if (Math.abs(rounded) < 1000) return rounded.toLocaleString('pt-BR');
  return `${(value / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}k`;
}

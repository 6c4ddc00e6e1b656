const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns an amount in cents as R$ 197,00. */
export function money(cents: number): string {
  return reais.format(cents / 100);
}

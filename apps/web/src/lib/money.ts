const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents as `R$ 1.234,56`. */
export function formatMoney(cents: number): string {
  return real.format(cents / 100);
}

/** Returns a whole number as text: `12.345`. */
export function wholeNumber(value: number): string {
  return value.toLocaleString('pt-BR');
}

/** Returns a share of a total: `34%`; `0%` of nothing. */
export function share(part: number, total: number): string {
  return `${total ? Math.round((part / total) * 100) : 0}%`;
}

/** Returns the change since before: `+12%`, `−3%` or `0%`; null where there is nothing to compare with. */
export function change(now: number, before: number): string | null {
  if (!before) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${wholeNumber(Math.abs(percent))}%`;
}

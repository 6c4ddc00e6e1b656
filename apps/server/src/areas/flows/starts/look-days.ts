const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns which days of contacts are looked for on a day ("2026-11-25"), as "11-25" and with their year, where a flow
 * starts so many days after them; before them where negative. What is on 29 February counts on the 28th in other years.
 */
export function lookDays(today: string, after: number): { days: string[]; year: number } {
  const wanted = new Date(Date.parse(`${today}T00:00:00Z`) - after * dayMs);
  const iso = wanted.toISOString().slice(0, 10);
  const year = wanted.getUTCFullYear();
  const day = iso.slice(5);
  const isShort = day === '02-28' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
  return { days: isShort ? [day, '02-29'] : [day], year };
}

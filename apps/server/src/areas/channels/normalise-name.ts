/** Name of a number as it is stored: lower-case letters and digits only, accents removed (specification section 5). */
export function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

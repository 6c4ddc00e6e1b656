/** The name as the server will store it: lower-case letters and digits only, accents removed (specification 5). */
export function normaliseName(typed: string): string {
  return typed
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

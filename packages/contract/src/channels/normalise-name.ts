/** Returns a number's name as it is stored: lower-case letters and digits only, accents removed (specification 5). */
export function normaliseChannelName(typed: string): string {
  return typed
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

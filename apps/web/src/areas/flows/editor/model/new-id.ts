const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Makes an id for a part of a flow: short, of letters the contract allows, in practice never used before. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

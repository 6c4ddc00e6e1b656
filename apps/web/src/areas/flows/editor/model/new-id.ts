const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id for a part of a flow: short, of letters the contract allows, and never seen before in practice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

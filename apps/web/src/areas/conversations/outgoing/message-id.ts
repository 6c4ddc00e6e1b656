const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 28;
const suffix = 'PW';
/** Bytes from here on are skipped, because they would favour the first characters of the alphabet. */
const fairBytes = 256 - (256 % alphabet.length);

/** Returns a client message id: 28 random digits and capitals and a suffix (specification section 7). */
export function newMessageId(): string {
  let id = '';
  while (id.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    id += Array.from(
      bytes.filter((byte) => byte < fairBytes),
      (byte) => alphabet[byte % alphabet.length],
    ).join('');
  }
  return id.slice(0, length) + suffix;
}

/** Words of samples and of keys made by hand; each so long that a random key does not hold it by chance. */
const sampleWords =
  /change.?me|example|exemplo|secret|segredo|password|placeholder|default|sample|insecure|for-tests|troque|sua.chave|minha.chave|your.key|qwerty|prosa-/i;

/** Different characters that 32 random ones have at least, also of a hexadecimal key. */
const minDifferent = 10;

/**
 * Returns why a key can be guessed, or null: it comes from a sample, repeats itself, or goes through the alphabet. Long
 * keys drawn at random, in any notation, pass.
 */
export function secretProblem(key: string): string | null {
  if (sampleWords.test(key)) return 'parece copiada de um exemplo; gere uma aleatória.';
  if (new Set(key).size < minDifferent || /^(.{1,20}?)\1+$/.test(key))
    return 'repetitiva demais; gere uma aleatória.';
  if (neighbours(key) > key.length / 2) return 'segue uma sequência; gere uma aleatória.';
  return null;
}

/** How many characters are the last one's successor, predecessor or repetition. */
function neighbours(key: string): number {
  const codes = Array.from(key, (sign) => sign.charCodeAt(0));
  return codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1).length;
}

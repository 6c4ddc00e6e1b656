/** Words from samples and hand-made keys; each is so long that a random key does not contain it by chance. */
const sampleWords =
  /change.?me|example|exemplo|secret|segredo|password|placeholder|default|sample|insecure|for-tests|troque|sua.chave|minha.chave|your.key|qwerty|prosa-/i;

/** A key of 32 random characters has at least this many different ones, even a hexadecimal key. */
const minDifferent = 10;

/**
 * Returns why a key can be guessed, or null: it comes from a sample, repeats itself, or goes through the alphabet.
 * Long random keys pass, in any notation.
 */
export function secretProblem(key: string): string | null {
  if (sampleWords.test(key)) return 'parece copiada de um exemplo; gere uma aleatória.';
  if (new Set(key).size < minDifferent || /^(.{1,20}?)\1+$/.test(key))
    return 'repetitiva demais; gere uma aleatória.';
  if (neighbours(key) > key.length / 2) return 'segue uma sequência; gere uma aleatória.';
  return null;
}

/** Counts the characters that are the successor, predecessor or repetition of the character before. */
function neighbours(key: string): number {
  const codes = Array.from(key, (character) => character.charCodeAt(0));
  return codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1).length;
}

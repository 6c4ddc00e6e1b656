/**
 * Returns the first letters of the first and last word, in capitals; `#` for a name without letters, such as a phone.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word));
  return letters.join('').toLocaleUpperCase('pt-BR') || '#';
}

function firstLetter(word: string | undefined): string {
  return word ? (Array.from(word)[0] ?? '') : '';
}

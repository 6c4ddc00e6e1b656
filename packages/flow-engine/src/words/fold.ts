/**
 * Returns a text in the form in which texts are compared: without case and accents, every gap one space. Punctuation
 * stays.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase().trim();
  return text
    .slice(0, longest)
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What is compared of a text at all: no answer and no value of a comparison is longer. */
const longest = 20_000;
/** Short words of ASCII with single spaces, which are most. */
const plain = /^[!-~]{1,40}(?: [!-~]{1,40}){0,8}$/;

/** Returns whether eleven digits are a CPF: their check digits are right. */
export function isCpf(digits: string): boolean {
  return (
    /^\d{11}$/.test(digits) && hasVariety(digits) && cpfChecks.every((weights) => checks(digits, weights))
  );
}

/**
 * Returns whether fourteen characters are a CNPJ with right check digits; the first twelve may include capital letters.
 */
export function isCnpj(characters: string): boolean {
  return (
    /^[\dA-Z]{12}\d{2}$/.test(characters) &&
    hasVariety(characters) &&
    cnpjChecks.every((weights) => checks(characters, weights))
  );
}

/** Returns whether the characters differ: "111.111.111-11" has right check digits, but is nobody's. */
function hasVariety(characters: string): boolean {
  return new Set(characters).size > 1;
}

/** Returns whether the character after the weighted ones is their check digit; a letter counts by its code. */
function checks(characters: string, weights: readonly number[]): boolean {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (characters.charCodeAt(index) - 48),
    0,
  );
  const rest = sum % 11;
  return Number(characters[weights.length]) === (rest < 2 ? 0 : 11 - rest);
}

/** The weights of each of the two check digits. */
const cpfChecks = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
];
const cnpjChecks = [
  [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
  [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
];

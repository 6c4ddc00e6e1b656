import type { ReadAnswer } from './answer.ts';

/** A CPF with right check digits, as eleven digits. */
export const readCpf: ReadAnswer = ({ text }) =>
  only(text.slice(0, 300).match(/(?<![\d.])\d{3}[\s.]?\d{3}[\s.]?\d{3}[\s.-]{0,3}\d{2}(?!\d)/g), isCpf);

/** A CNPJ with right check digits, as fourteen signs; letters are allowed in the first twelve. */
export const readCnpj: ReadAnswer = ({ text }) =>
  only(
    text
      .slice(0, 300)
      .toUpperCase()
      .match(
        /(?<![\dA-Z.])[\dA-Z]{2}[\s.]?[\dA-Z]{3}[\s.]?[\dA-Z]{3}[\s/]{0,3}[\dA-Z]{4}[\s-]{0,3}\d{2}(?!\d)/g,
      ),
    isCnpj,
  );

function isCpf(digits: string): boolean {
  return digits.length === 11 && hasVariety(digits) && cpfChecks.every((weights) => checks(digits, weights));
}

function isCnpj(signs: string): boolean {
  return signs.length === 14 && hasVariety(signs) && cnpjChecks.every((weights) => checks(signs, weights));
}

/** "111.111.111-11" has right check digits, and is nobody's. */
function hasVariety(signs: string): boolean {
  return new Set(signs).size > 1;
}

/** Whether the sign after the weighted ones is their check digit; a letter counts by its code. */
function checks(signs: string, weights: number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * (signs.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return Number(signs[weights.length]) === (rest < 2 ? 0 : 11 - rest);
}

function cpfWeights(count: number): number[] {
  return Array.from({ length: count }, (_, index) => count + 1 - index);
}

function cnpjWeights(count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((count - 1 - index) % 8) + 2);
}

function only(found: string[] | null, isRight: (signs: string) => boolean): string | undefined {
  const right = new Set((found ?? []).map((written) => written.replaceAll(/[^\dA-Z]/g, '')).filter(isRight));
  return right.size === 1 ? [...right][0] : undefined;
}

/** Of the two check digits each. */
const cpfChecks = [9, 10].map(cpfWeights);
const cnpjChecks = [12, 13].map(cnpjWeights);

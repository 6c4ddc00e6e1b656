import { isCnpj, isCpf } from '@prosa/brazil';
import type { ReadAnswer } from './answer.ts';

/** A CPF with right check digits, as eleven digits. */
export const readCpf: ReadAnswer = ({ text }) =>
  only(text.slice(0, 300).match(/(?<![\d.])\d{3}[\s.]?\d{3}[\s.]?\d{3}[\s.-]{0,3}\d{2}(?!\d)/g), isCpf);

/** A CNPJ with right check digits, as fourteen characters; letters are allowed in the first twelve. */
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

function only(found: string[] | null, isRight: (signs: string) => boolean): string | undefined {
  const right = new Set((found ?? []).map((written) => written.replaceAll(/[^\dA-Z]/g, '')).filter(isRight));
  return right.size === 1 ? [...right][0] : undefined;
}

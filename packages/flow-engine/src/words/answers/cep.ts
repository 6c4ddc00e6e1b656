import { isCep } from '@prosa/brazil';
import type { ReadAnswer } from './answer.ts';

/** A postal code, as eight digits. */
export const readCep: ReadAnswer = ({ text }) => {
  const found = text.slice(0, 300).match(/(?<![\d.])\d{2}[.\s]?\d{3}[-\s]{0,3}\d{3}(?!\d)/g) ?? [];
  const [code, ...others] = new Set(found.map((written) => written.replaceAll(/\D/g, '')));
  return code !== undefined && others.length === 0 && isCep(code) ? code : undefined;
};

import type { ReadAnswer } from './answer.ts';

/** Any words, a caption too; invisible characters are none. */
export const readText: ReadAnswer = ({ text }) => {
  const words = text.trim();
  return words.replaceAll(/[\p{Cf}\s]/gu, '') === '' ? undefined : words;
};

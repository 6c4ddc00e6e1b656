import type { ReadAnswer } from './answer.ts';

/** Any words, a caption too. */
export const readText: ReadAnswer = ({ text }) => text.trim() || undefined;

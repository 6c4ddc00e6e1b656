import type { ReadAnswer } from './answer.ts';
import { findNumber } from './read-number.ts';

/** A number, alone or the only one of a sentence. */
export const readNumberAnswer: ReadAnswer = ({ text }) => findNumber(text) ?? undefined;

import { fold } from '../fold.ts';
import { tellsOfOthers } from '../tells-of-others.ts';
import type { ReadAnswer } from './answer.ts';
import { isAsked, withoutCourtesy } from './courtesy.ts';
import { findNumber } from './find-number.ts';

/** A number, alone or the only one of a sentence. */
export const readNumberAnswer: ReadAnswer = ({ text }) =>
  isAsked(text) || tellsOfOthers(fold(text)) ? undefined : (findNumber(withoutCourtesy(text)) ?? undefined);

import type { QuestionKind } from '@prosa/contract';
import { answerHints } from '../words/parse-answer.ts';

/** Every kind of question there is. */
export const questionKinds = Object.keys(answerHints) as QuestionKind[];

import type { FlowDocument, FlowProblem } from '@prosa/contract';
import type { Company } from './use-company.ts';

const none: FlowProblem[] = [];

/** What is wrong with the drawing. */
export function useProblems(_document: FlowDocument, _company: Company): readonly FlowProblem[] {
  return none;
}

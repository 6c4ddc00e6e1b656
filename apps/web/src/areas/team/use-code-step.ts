import { errorText } from '@prosa/contract';
import { useEffect, useState } from 'react';

/** The refusals of a sign-in that are about the code of the second factor. */
export const codeRefusals = [
  { field: 'code', codes: ['second_factor_required', 'second_factor_wrong'] },
] as const;

/**
 * Keeps whether a sign-in has come to its second step, in which the code is asked for. The server's first refusal leads
 * there and is no failure.
 */
export function useCodeStep(problem: string | undefined) {
  const [isAsked, setAsked] = useState(false);
  const isFirst = problem === errorText('second_factor_required');
  useEffect(() => {
    if (problem !== undefined) setAsked(true);
  }, [problem]);
  return { isAsked, failure: isFirst ? undefined : problem, back: () => setAsked(false) };
}

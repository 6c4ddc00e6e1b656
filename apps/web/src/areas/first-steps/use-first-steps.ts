import { calls, type FirstSteps } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useCan } from '../../lib/current-user.tsx';

/** Returns where the company stands; undefined while it loads and for people who are not led. */
export function useFirstSteps(): FirstSteps | undefined {
  return useCall(calls.getFirstSteps, {}, { enabled: useCan()('first_steps.view') }).data;
}

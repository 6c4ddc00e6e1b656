import { calls, type FirstStep, type LiveEventType } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** What may change each step; only steps that are left are asked about again. */
const changes: Record<FirstStep, readonly LiveEventType[]> = {
  number: ['status', 'chips_changed'],
  departments: ['departments_changed'],
  team: ['user_changed'],
  message: ['new_conversation', 'new_message'],
};

/** Keeps the first steps live until they are over. */
export function useRealtime(): void {
  const steps = useFirstSteps();
  const left = steps && !steps.is_over ? Object.entries(changes) : [];
  const on = left.flatMap(([step, events]) => (steps?.done.some((done) => done === step) ? [] : events));
  useLiveRefresh({ on: ['first_steps_changed', ...on], of: [calls.getFirstSteps], delay: 300 });
}

import type { LiveEvent } from '@prosa/contract';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import { teamEvents, type UserChanged } from './events.ts';

/** Everybody of the company may know that a colleague or the departments changed; what changed they ask for. */
export const teamPresenter: LivePresenter = {
  types: Object.values(teamEvents),
  present: async (_db, events) =>
    events.map(({ sequence, type, payload }) => ({
      sequence,
      audience: { kind: 'company' },
      event: liveEventOf(type, payload),
    })),
};

function liveEventOf(type: string, payload: unknown): LiveEvent {
  if (type === teamEvents.departmentsChanged) return { type: 'departments_changed' };
  return { type: 'user_changed', user_id: (payload as UserChanged).user_id };
}

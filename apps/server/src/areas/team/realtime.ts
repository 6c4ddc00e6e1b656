import type { LiveEvent } from '@prosa/contract';
import type { StoredEvent } from '../../platform/events/domain-events.ts';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { TeamEvents } from './events.ts';

type Presented = keyof TeamEvents;

/** Everybody of the company may know that a colleague or the departments changed; what changed they ask for. */
export const teamPresenter: LivePresenter<Presented> = {
  types: ['user.changed', 'departments.changed'],
  present: async (_db, events) =>
    events.map((event) => ({
      sequence: event.sequence,
      audience: { kind: 'company' },
      event: liveEventOf(event),
    })),
};

function liveEventOf({ type, payload }: StoredEvent<Presented>): LiveEvent {
  if (type === 'departments.changed') return { type: 'departments_changed' };
  return { type: 'user_changed', user_id: payload.user_id };
}

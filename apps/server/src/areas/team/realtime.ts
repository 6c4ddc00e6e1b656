import type { LiveEvent } from '@prosa/contract';
import type { StoredEvent } from '../../platform/events/domain-events.ts';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { TeamEvents } from './events.ts';

type Presented = keyof TeamEvents;

/** Notifies everybody in the company that a colleague or the departments changed; browsers then ask what changed. */
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

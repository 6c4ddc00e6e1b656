import type { Audience, LivePresenter } from '../../platform/realtime/live.ts';
import { departmentAudience } from '../team/index.ts';
import type { QuickMessageEvents } from './events.ts';

/** Notifies those who see or saw the quick message that the list changed; their screens then load it again. */
export const quickMessagePresenter: LivePresenter<keyof QuickMessageEvents> = {
  types: ['quick_messages.changed'],
  present: async (_db, events) =>
    events.flatMap(({ sequence, payload }) =>
      audiencesOf(payload.departments).map((audience) => ({
        sequence,
        audience,
        event: { type: 'quick_messages_changed' },
      })),
    ),
};

function audiencesOf(departments: readonly string[] = []): Audience[] {
  return departments.length ? departments.map(departmentAudience) : [{ kind: 'company' }];
}

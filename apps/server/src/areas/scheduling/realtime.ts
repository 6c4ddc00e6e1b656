import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { SchedulingEvents } from './events.ts';

/** Notifies everybody in the company that schedules changed, not which; the screens then load what they may see. */
export const schedulingPresenter: LivePresenter<keyof SchedulingEvents> = {
  types: ['schedules.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'schedules_changed' },
    })),
};

import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { FirstStepsEvents } from './events.ts';

/** Notifies the company that the guide was dismissed or taken up again; who is led then asks where it stands. */
export const firstStepsPresenter: LivePresenter<keyof FirstStepsEvents> = {
  types: ['first_steps.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'first_steps_changed' },
    })),
};

import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { AudienceEvents } from './events.ts';

/** Notifies everybody in the company that the list changed; the screens then load it again. */
export const audiencePresenter: LivePresenter<keyof AudienceEvents> = {
  types: ['audiences.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'audiences_changed' },
    })),
};

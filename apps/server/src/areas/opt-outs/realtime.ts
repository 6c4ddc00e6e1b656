import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { OptOutEvents } from './events.ts';

/** Notifies those who may see it that the list changed; their screens load it again. */
export const optOutPresenter: LivePresenter<Exclude<keyof OptOutEvents, 'opt_out.asked'>> = {
  types: ['opt_out.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'ability', ability: 'opt_outs.manage' },
      event: { type: 'opt_outs_changed' },
    })),
};

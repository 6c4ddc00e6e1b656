import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { SendingEvents } from './events.ts';

/** Notifies those who manage what is sent that settings changed, or that sends were held or go on. */
export const sendingPresenter: LivePresenter<keyof SendingEvents> = {
  types: ['sending.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'ability', ability: 'sending.manage' },
      event: { type: 'sending_changed' },
    })),
};

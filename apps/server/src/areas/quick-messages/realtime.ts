import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { QuickMessageEvents } from './events.ts';

/** Notifies everybody in the company that the list changed; the screens then load it again. */
export const quickMessagePresenter: LivePresenter<keyof QuickMessageEvents> = {
  types: ['quick_messages.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'quick_messages_changed' },
    })),
};

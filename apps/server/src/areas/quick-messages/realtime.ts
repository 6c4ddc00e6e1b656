import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { QuickMessageEvents } from './events.ts';

/** Tells everybody of the company that the list changed; what changed they ask for. */
export const quickMessagePresenter: LivePresenter<keyof QuickMessageEvents> = {
  types: ['quick_messages.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'quick_messages_changed' },
    })),
};

import type { LivePresenter } from '../../platform/realtime/live.ts';

/** Type of the event this area records. */
export const quickMessagesChanged = 'quick_messages.changed';

/** Tells everybody of the company that the list changed; what changed they ask for. */
export const quickMessagePresenter: LivePresenter = {
  types: [quickMessagesChanged],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'quick_messages_changed' },
    })),
};

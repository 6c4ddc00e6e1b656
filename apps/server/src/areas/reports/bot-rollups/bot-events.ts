import type { StoredEvent } from '../../../platform/events/domain-events.ts';

/** The events after which something else is counted about bots. */
export const botEventTypes = [
  'flow.ran',
  'contact.removed',
  'contact.merged',
  'contact.separated',
  'conversation.merged',
] as const;

/** An event after which something else is counted about bots. */
export type BotEvent = StoredEvent<(typeof botEventTypes)[number]>;

import type { LiveEvent, LiveEventOf } from '@prosa/contract';

const types = [
  'new_message',
  'new_conversation',
  'conversation_updated',
  'set_manual',
  'conversation_finished',
  'conversation_removed',
  'message_read',
  'message_updated',
  'contact_updated',
  'contact_picture',
] as const;

/** Live events that contain what they change, so that the desk's caches are patched from them alone. */
export type DeskEvent = LiveEventOf<(typeof types)[number]>;

/** Returns whether a live event patches the desk. */
export function isDeskEvent(event: LiveEvent): event is DeskEvent {
  return types.some((type) => type === event.type);
}

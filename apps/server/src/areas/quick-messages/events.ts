/** What happens to quick messages. */
export interface QuickMessageEvents {
  'quick_messages.changed': { quick_message_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends QuickMessageEvents {}
}

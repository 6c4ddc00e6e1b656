/** What happens to quick messages. */
export interface QuickMessageEvents {
  'quick_messages.changed': {
    quick_message_id: string;
    /** Whose people saw it or see it now; everybody's where it is empty or missing, as in events of older versions. */
    departments?: string[];
  };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends QuickMessageEvents {}
}

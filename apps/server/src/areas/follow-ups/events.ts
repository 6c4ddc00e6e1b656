/** What happens to follow-ups. */
export interface FollowUpEvents {
  /** The company's settings changed: what waits is planned by the new ones. */
  'follow_ups.set': object;
  /** The queue of one conversation changed. */
  'follow_ups.changed': { conversation_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends FollowUpEvents {}
}

/** What happens to audiences. */
export interface AudienceEvents {
  /** One was made, changed or archived, or has got its people. */
  'audiences.changed': { audience_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends AudienceEvents {}
}

/** What happens to everything that is sent without a person typing it. */
export interface SendingEvents {
  /** The company's settings changed, or sends were held or go on. */
  'sending.changed': object;
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends SendingEvents {}
}

/** What happens to the guide of a new company. */
export interface FirstStepsEvents {
  'first_steps.changed': Record<string, never>;
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends FirstStepsEvents {}
}

/** What happens to schedules. */
export interface SchedulingEvents {
  /** One was made, changed, archived, or its send moved on. */
  'schedules.changed': { schedule_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends SchedulingEvents {}
}

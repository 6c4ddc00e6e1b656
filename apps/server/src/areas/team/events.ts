/** What happens to people and departments. */
export interface TeamEvents {
  /** A member was added or archived, or something that others see of them changed. */
  'user.changed': { user_id: string };
  /** A department was added, renamed or archived. */
  'departments.changed': object;
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends TeamEvents {}
}

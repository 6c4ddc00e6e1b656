import type { DomainEvent } from '../../platform/events/append-events.ts';
import { accessChanged } from '../../platform/realtime/hub.ts';

/** Types of the events this area records. */
export const teamEvents = { userChanged: 'user.changed', departmentsChanged: 'departments.changed' } as const;

/** What `user.changed` carries. */
export interface UserChanged {
  user_id: string;
}

/** A member was added, archived, or something others see of them changed. */
export function userChanged(user_id: string): DomainEvent {
  return { type: teamEvents.userChanged, payload: { user_id } satisfies UserChanged };
}

/** A department was added, renamed or archived. */
export function departmentsChanged(): DomainEvent {
  return { type: teamEvents.departmentsChanged, payload: {} };
}

/** Sessions of this person ended or their rights changed: their sockets are checked again. */
export function rightsChanged(user_id: string): DomainEvent {
  return { type: accessChanged, payload: { user_id } satisfies UserChanged };
}

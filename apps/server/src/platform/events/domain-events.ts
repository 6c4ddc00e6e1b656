/**
 * What happens in a company: event type → payload. Each area adds its own by declaration merging, in its `events.ts`,
 * so that a misspelt type or payload does not compile. Payloads carry ids and what is counted, never texts.
 */
export interface DomainEvents {
  /** Sessions of this person ended or their rights changed: their sockets are checked again. */
  'access.changed': { user_id: string };
}

export type EventType = keyof DomainEvents;

/** Something that happened, in the words of the area in which it happened. */
export type DomainEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each; payload: DomainEvents[Each] };
}[Type];

/** A recorded event with its place in the company's history. */
export type StoredEvent<Type extends EventType = EventType> = {
  [Each in Type]: { sequence: number; type: Each; payload: DomainEvents[Each] };
}[Type];

/** The signal that a company has new events; its payload is an `EventsHint`. */
export const eventsTopic = 'events';

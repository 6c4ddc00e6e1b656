import type { DomainEvent, EventType } from './domain-events.ts';

/** Which events a follower reads, and of which companies. */
export interface Following {
  /** Names its cursors; never changes. */
  name: string;
  /** All companies, from their oldest event on; otherwise only those for which its cursor was started. */
  everyCompany: boolean;
  /** The types it reads. */
  types: readonly EventType[];
  /** Returns whether an event of these types concerns it; by default each does. */
  heeds?(event: DomainEvent): boolean;
}

/** What the signal of new events says. */
export interface EventsHint {
  account_id: string;
  /** The followers whom one of the events concerns. */
  followers: readonly string[];
}

/** Returns the hint that a company has these new events, naming the followers that they concern. */
export function eventsHint(
  account_id: string,
  events: readonly DomainEvent[],
  followers: readonly Following[],
): string {
  const concerned = followers.filter((follower) => events.some((event) => concerns(event, follower)));
  return [account_id, ...concerned.map(({ name }) => name)].join(' ');
}

/** Reads a hint. */
export function readHint(hint: string): EventsHint {
  const [account_id = '', ...followers] = hint.split(' ');
  return { account_id, followers };
}

function concerns(event: DomainEvent, { types, heeds }: Following): boolean {
  return types.includes(event.type) && (heeds?.(event) ?? true);
}

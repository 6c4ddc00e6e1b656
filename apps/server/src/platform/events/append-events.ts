import type { Queryable } from '../db/queryable.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { DomainEvent } from './domain-events.ts';

/** Writes the events of a transaction, where nothing follows but its commit. */
export async function appendEvents(
  doors: Queryable,
  account_id: string,
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length) await doors.run(...appendingEvents(account_id, events));
}

/**
 * Returns the statement that writes the events of a transaction, as its last one, and its name. The row lock on the
 * company's counter is held only until the commit that follows, which makes a sequence without gaps in the order of
 * commits.
 */
export function appendingEvents(account_id: string, events: readonly DomainEvent[]): [Sql, string] {
  const types = events.map((event) => event.type);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  return [
    sql`with counter as (
        insert into account_sequences as known (account_id, last) values (${account_id}, ${events.length}::bigint)
        on conflict (account_id) do update set last = known.last + excluded.last
        returning last - ${events.length}::bigint as base
      )
      insert into domain_events (account_id, sequence, type, payload)
      select ${account_id}, counter.base + event.place, event.type, event.payload::jsonb
      from counter, unnest(${types}::text[], ${payloads}::text[]) with ordinality as event(type, payload, place)`,
    'append_events',
  ];
}

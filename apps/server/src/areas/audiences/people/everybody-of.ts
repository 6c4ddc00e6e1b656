import { noRow, type AudienceFilter } from '@prosa/contract';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { AudienceRow } from '../reader.ts';
import { matching, type Looking } from './matching.ts';

const isIgnored = (now: Date): Sql =>
  sql`coalesce(c.ignore and (c.ignored_until is null or c.ignored_until > ${now}::timestamptz), false)`;

/**
 * Returns the query of everybody of an audience, each once: `place` in its order from 1, `contact_id`, `phone`, `name`,
 * `variables`, and `ignored`. Looked at in one statement, all are of the same moment.
 */
export function everybodyOf(
  { id, kind, filter }: Pick<AudienceRow, 'id' | 'kind' | 'filter'>,
  looking: Looking,
): Sql {
  if (kind === 'living') return contactsMeeting(filter, looking);
  return sql`select row_number() over (order by p.position) as place, c.id as contact_id, p.phone,
      coalesce(nullif(p.name, ''), c.override_name, c.name, '') as name, p.variables, ${isIgnored(looking.now)} as ignored
    from audience_people p
    left join contacts c on c.account_id = p.account_id and c.phone = p.phone
    where p.account_id = ${looking.account_id} and p.audience_id = ${id}`;
}

/** Returns the same query of the contacts that meet a filter, the oldest first; of nobody without one. */
export function contactsMeeting(filter: AudienceFilter | null, looking: Looking): Sql {
  const which = filter
    ? matching(filter, looking)
    : sql`c.account_id = ${looking.account_id} and c.id = ${noRow}`;
  return sql`select row_number() over (order by c.id) as place, c.id as contact_id, c.phone,
      coalesce(c.override_name, c.name, '') as name, c.data as variables, ${isIgnored(looking.now)} as ignored
    from contacts c where ${which}`;
}

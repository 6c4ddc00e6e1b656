import type { Queryable } from '../db/queryable.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Following } from './hint.ts';

/** How far a follower is behind. */
export interface Lag {
  /** How many events it has not read. */
  events: number;
  /** The age of the oldest of them. */
  oldest_s: number;
}

/** Reads how far each follower is behind, in all companies together or in one. */
export async function followerLag(
  db: Queryable,
  followers: readonly Following[],
  account_id: string | null = null,
): Promise<Record<string, Lag>> {
  const rows = await db.rows<Lag & { name: string }>(
    sql`select f.name, coalesce(sum(b.events), 0)::float8 as events,
        round(coalesce(max(b.oldest_s), 0))::float8 as oldest_s
      from ${followersTable(followers)}
      left join lateral (
        select s.last - coalesce(c.sequence, 0) as events, (
          select extract(epoch from now() - e.created) from domain_events e
          where e.account_id = s.account_id and e.sequence > coalesce(c.sequence, 0) order by e.sequence limit 1
        ) as oldest_s
        from account_sequences s
        left join event_cursors c on c.account_id = s.account_id and c.follower = f.name
        where (f.every_company or c.sequence is not null) and s.last > coalesce(c.sequence, 0)
          and (${account_id}::bigint is null or s.account_id = ${account_id})
      ) b on true
      group by f.name order by f.name`,
    'follower_lag',
  );
  return Object.fromEntries(rows.map(({ name, events, oldest_s }) => [name, { events, oldest_s }]));
}

/** Returns the followers as a table `f` of name and `every_company`. */
export function followersTable(followers: readonly Following[]): Sql {
  const names = followers.map(({ name }) => name);
  const every = followers.map(({ everyCompany }) => everyCompany);
  return sql`unnest(${names}::text[], ${every}::boolean[]) as f(name, every_company)`;
}

import { raw, sql, type Sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';

interface Due {
  /** A table with `account_id`, `available_at` and an index of both over the rows that are queued. */
  table: Sql;
  /** The condition of that index. */
  queued: Sql;
  /** The columns that identify a row within its company. */
  keys: readonly string[];
  now: Date;
  max: number;
  /** The most rows in hand for one company. */
  maxOfCompany: number;
  /** How many rows of each company are in hand. */
  inHand: ReadonlyMap<string, number>;
}

/**
 * Selects and locks the keys of rows that are due: first the oldest of each company, then each one's next, and so on,
 * so that a company with many holds up no other.
 */
export function dueInTurns({ table, queued, keys, now, max, maxOfCompany, inHand }: Due): Sql {
  const columns = raw(['account_id', ...keys].join(', '));
  return sql`
    with recursive company(account_id) as (
      (select account_id from ${table} where ${queued} order by account_id limit 1)
      union all
      select (select t.account_id from ${table} t where ${queued} and t.account_id > company.account_id
        order by t.account_id limit 1)
      from company where company.account_id is not null
    ), busy as (
      select * from unnest(${[...inHand.keys()]}::bigint[], ${[...inHand.values()]}::integer[]) as b(account_id, many)
    )
    select ${columns} from (
      select row.*, coalesce(busy.many, 0) + row_number() over (partition by row.account_id order by row.available_at) as turn
      from company left join busy using (account_id)
      cross join lateral (
        select ${columns}, available_at from ${table} t
        where ${queued} and t.account_id = company.account_id and available_at <= ${now}::timestamptz
        order by available_at limit greatest(${maxOfCompany}::integer - coalesce(busy.many, 0), 0)
        for update skip locked
      ) row
      where ${notFrozen('company.account_id')}
    ) queue
    order by turn, available_at limit ${max}::integer`;
}

import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns those of these contacts that asked to receive nothing more. */
export async function suppressedAmong(
  db: Queryable & { readonly account_id: string },
  contact_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!contact_ids.length) return new Set();
  const rows = await db.rows<{ contact_id: string }>(
    sql`select contact_id from opt_outs where account_id = ${db.account_id} and state = 'active'
      and contact_id = any(${[...contact_ids]}::uuid[])`,
    'suppressed_among',
  );
  return new Set(rows.map(({ contact_id }) => contact_id));
}

import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';

/** Throws not_found unless the company has this flow in use; an archived one counts as unknown. */
export async function requireFlow(
  db: Queryable & { readonly account_id: string },
  flow_id: string,
): Promise<void> {
  const row = await db.row(
    sql`select id from flows where account_id = ${db.account_id} and id = ${flow_id} and not filed`,
  );
  found(row);
}

import { sql } from '../../platform/db/sql.ts';
import type { Check, Found, Installation } from '../../platform/doctor/check.ts';

/** What has to hold of files. */
export const mediaChecks: readonly Check[] = [
  { holds: 'Cada arquivo que uma linha conhece está guardado.', find: findMissing },
];

/** Compares a company's rows with what is stored for it, one company at a time. */
async function findMissing({ db, storage }: Installation): Promise<Found> {
  const found: Found = { count: 0, example: null };
  const companies = await db.rows<{ account_id: string }>(
    sql`select distinct account_id from media where kept <> 'erased'`,
  );
  for (const { account_id } of companies) {
    // Rows first: a file is there before its row.
    const rows = await db.rows<{ id: string }>(
      sql`select id from media where account_id = ${account_id} and kept <> 'erased'`,
    );
    const stored = new Set<string>();
    for await (const ids of storage.list(account_id)) ids.forEach((id) => stored.add(id));
    const missing = rows.filter(({ id }) => !stored.has(id));
    found.count += missing.length;
    found.example ??= missing[0] ? `${account_id}/${missing[0].id}` : null;
  }
  return found;
}

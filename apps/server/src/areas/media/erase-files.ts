import type { AccountDb, Database, Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { notFrozen } from '../../platform/db/frozen.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removeFiles } from './remove-files.ts';

/** Marks files as given up in the caller's transaction, except those of the library and of quick messages. Returns how many. */
export async function giveUpFiles(tx: Transaction, ids: readonly string[]): Promise<number> {
  return tx.run(
    sql`update media set kept = 'erased', name = '', user_id = null
      where account_id = ${tx.account_id} and id = any(${ids}::uuid[]) and kept not in ('library', 'quick')`,
  );
}

/** Deletes the bytes of files that were given up, then their rows. A repeat does no harm. */
export async function eraseFiles(storage: Storage, db: AccountDb): Promise<void> {
  const { account_id } = db;
  const rows = await db.rows<{ id: string }>(
    sql`select id from media where account_id = ${account_id} and kept = 'erased'`,
  );
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await removeFiles(
    storage,
    ids.map((id) => ({ account_id, id })),
  );
  await db.run(sql`delete from media where account_id = ${account_id} and id = any(${ids}::uuid[])`);
}

/** Does the same for every company, after a crash in the middle. */
export async function eraseForgottenFiles(database: Database, storage: Storage): Promise<void> {
  const companies = await database.acrossAccounts.rows<{ account_id: string }>(
    sql`select distinct account_id from media where kept = 'erased' and ${notFrozen('account_id')}`,
  );
  for (const { account_id } of companies) await eraseFiles(storage, database.forAccount(account_id));
}

import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { QuickMessageRow } from './reader.ts';

/** Writes a quick message, a new one or over what it was. */
export async function writeQuickMessage(
  tx: Transaction,
  { id, shortcut, message, folder, media_id, filed }: QuickMessageRow,
  created: Date,
): Promise<void> {
  await tx.run(
    sql`insert into quick_messages (account_id, id, shortcut, message, folder, media_id, filed, created)
      values (${tx.account_id}, ${id}, ${shortcut}, ${message}, ${folder}, ${media_id}, ${filed}, ${created})
      on conflict (account_id, id) do update
      set shortcut = excluded.shortcut, message = excluded.message, folder = excluded.folder,
        media_id = excluded.media_id, filed = excluded.filed`,
  );
}

/** Writes whose people see a quick message. */
export async function writeDepartments(
  tx: Transaction,
  { id, departments }: Pick<QuickMessageRow, 'id' | 'departments'>,
): Promise<void> {
  await tx.run(
    sql`delete from quick_message_departments
      where account_id = ${tx.account_id} and quick_message_id = ${id} and department_id <> all(${departments}::uuid[])`,
  );
  await tx.run(
    sql`insert into quick_message_departments (account_id, quick_message_id, department_id)
      select ${tx.account_id}, ${id}, department from unnest(${departments}::uuid[]) as department
      on conflict do nothing`,
  );
}

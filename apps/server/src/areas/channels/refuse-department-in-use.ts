import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Throws when a department to be archived still receives conversations of channels; the error names the channels. */
export async function refuseDepartmentInUse(tx: Transaction, department_id: string): Promise<void> {
  const channels = await tx.rows<{ name: string }>(
    sql`select name from channels
      where account_id = ${tx.account_id} and department_id = ${department_id} and not filed order by name`,
  );
  if (!channels.length) return;
  throw new AppError('department_in_use', { channels: channels.map(({ name }) => name).join(', ') });
}

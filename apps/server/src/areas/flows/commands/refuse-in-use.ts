import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Throws when a number answers with the flow, which therefore cannot be archived; the error names the numbers. */
export async function refuseInUse(tx: Transaction, flow_id: string): Promise<void> {
  const rows = await tx.rows<{ name: string }>(
    sql`select name from channels
      where account_id = ${tx.account_id} and flow_id = ${flow_id} and redirect = 'flow_chatbot' and not filed
      order by name`,
  );
  if (!rows.length) return;
  const names = rows.map(({ name }) => name);
  const used = names.length === 1 ? `o número ${names[0]}` : `os números ${names.join(', ')}`;
  throw new AppError('flow_in_use', { used });
}

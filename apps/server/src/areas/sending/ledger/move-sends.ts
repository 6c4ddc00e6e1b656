import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Moved {
  from: string;
  into: string;
  /** Only what was sent in these conversations. */
  only?: readonly string[];
}

/** Gives a contact's sends to another one, which is the same person. Both are locked. */
export async function moveSends(tx: Transaction, { from, into, only }: Moved): Promise<void> {
  const within = only ? sql`and conversation_id = any(${[...only]}::uuid[])` : sql``;
  await tx.run(
    sql`update sends set contact_id = ${into} where account_id = ${tx.account_id} and contact_id = ${from} ${within}`,
  );
}

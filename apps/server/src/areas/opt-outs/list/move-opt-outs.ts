import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Moved {
  from: string;
  into: string;
  /** Given where one contact becomes two again. */
  only?: readonly string[];
}

/**
 * Applies the opt-outs of one contact to another one that is the same person. Where they are separated again it holds
 * for both, until a person takes one of them off. Both are locked.
 */
export async function moveOptOuts(tx: Transaction, { from, into, only }: Moved): Promise<void> {
  const theirs = sql`o.account_id = ${tx.account_id} and o.contact_id = ${from}`;
  const isThere = sql`exists (select from opt_outs known where known.account_id = ${tx.account_id}
    and known.contact_id = ${into} and known.state = o.state)`;
  if (only) {
    await tx.run(
      sql`insert into opt_outs (account_id, id, contact_id, message_id, user_id, state, level, text, created)
        select o.account_id, gen_random_uuid(), ${into}, o.message_id, o.user_id, o.state, o.level, o.text, o.created
        from opt_outs o where ${theirs} and o.state = 'active' and not ${isThere}`,
      'copy_opt_outs',
    );
    return;
  }
  // What both asked for stands on record once.
  await tx.run(
    sql`update opt_outs o set contact_id = ${into}, state = case when ${isThere} then 'removed' else o.state end
      where ${theirs}`,
    'move_opt_outs',
  );
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockContacts } from '../../contacts/index.ts';

/** What a customer wrote that asks to receive no more. */
export interface Wish {
  message_id: string;
  contact_id: string;
  text: string;
  created: Date;
  level: 'certain' | 'doubtful';
}

/**
 * Notes a wish with its evidence: a certain one holds at once, a doubtful one waits for a person. Who is on the list
 * already stays there as they are. The contact is locked, as while something is sent to them: so nothing is handed over
 * once this is committed.
 */
export async function noteOptOut(tx: Transaction, wish: Wish): Promise<void> {
  const { message_id, contact_id, text, created, level } = wish;
  await lockContacts(tx, [contact_id]);
  const state = level === 'certain' ? 'active' : 'doubtful';
  const settles = level === 'certain' ? await settleDoubtful(tx, wish) : null;
  const noted =
    settles ??
    (await tx.row<{ id: string }>(
      sql`insert into opt_outs (account_id, id, contact_id, message_id, state, level, text, created)
        select ${tx.account_id}, ${message_id}, id, ${message_id}, ${state}, ${level}, ${text}, ${created}
        from contacts where account_id = ${tx.account_id} and id = ${contact_id} and not exists (
          select from opt_outs where account_id = ${tx.account_id} and contact_id = ${contact_id} and state = 'active')
        on conflict do nothing returning id`,
      'note_opt_out',
    ));
  if (noted) tx.record({ type: 'opt_out.changed', payload: { opt_out_id: noted.id, contact_id, state } });
}

/** Replaces what was in doubt by what is certain. */
function settleDoubtful(tx: Transaction, { message_id, contact_id, text, created }: Wish) {
  return tx.row<{ id: string }>(
    sql`update opt_outs set state = 'active', level = 'certain', message_id = ${message_id}, text = ${text},
        created = ${created}
      where account_id = ${tx.account_id} and contact_id = ${contact_id} and state = 'doubtful' returning id`,
    'settle_doubtful',
  );
}

import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockContacts, readPhone, resolveContacts } from '../../contacts/index.ts';
import { suppressedAmong } from '../list/suppressed-among.ts';

/** Adds somebody to the list by hand; a phone that is no contact yet becomes one. */
export async function addOptOut(
  context: CallContext,
  { phone: typed, reason }: ParsedInput<typeof calls.addOptOut>,
): Promise<{ _id: string }> {
  const { db, ids, clock, session } = context;
  const phone = readPhone(typed);
  if (!phone) throw new AppError('phone_invalid');
  const jid = `${phone}@s.whatsapp.net`;
  const peer = { phone, lid: null, bsuid: null, jid, name: null };
  return db.transaction(async (tx) => {
    const now = clock.now();
    const contact_id = found((await resolveContacts(tx, { peers: [peer], now, ids })).get(jid) ?? null).id;
    await lockContacts(tx, [contact_id]);
    if ((await suppressedAmong(tx, [contact_id])).size) throw new AppError('opt_out_known');
    const opt_out_id = (await confirmDoubtful(context, tx, contact_id)) ?? ids.next();
    await tx.run(
      sql`insert into opt_outs (account_id, id, contact_id, user_id, state, text, created)
        values (${tx.account_id}, ${opt_out_id}, ${contact_id}, ${session.user_id}, 'active', ${reason.trim()}, ${now})
        on conflict (account_id, id) do nothing`,
      'add_opt_out',
    );
    tx.record({ type: 'opt_out.changed', payload: { opt_out_id, contact_id, state: 'active' } });
    await recordAudit(context, tx, { action: 'opt_out.added', target: { kind: 'contact', id: contact_id } });
    return { _id: opt_out_id };
  });
}

/** Confirms what they had asked, if that was in doubt; returns its id. */
async function confirmDoubtful(
  { session }: CallContext,
  tx: Transaction,
  contact_id: string,
): Promise<string | null> {
  const row = await tx.row<{ id: string }>(
    sql`update opt_outs set state = 'active', user_id = ${session.user_id}
      where account_id = ${tx.account_id} and contact_id = ${contact_id} and state = 'doubtful' returning id`,
    'confirm_doubtful',
  );
  return row?.id ?? null;
}

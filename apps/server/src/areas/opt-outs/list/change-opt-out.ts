import type { OptOutState } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockContacts } from '../../contacts/index.ts';

interface Change {
  opt_out_id: string;
  /** The states that it may have before. */
  from: readonly OptOutState[];
  to: 'active' | 'removed';
  action: 'opt_out.confirmed' | 'opt_out.removed';
}

/** Changes the state of an entry by a person. Throws opt_out_settled where somebody else was faster. */
export async function changeOptOut(context: CallContext, change: Change): Promise<{ _id: string }> {
  const { opt_out_id, from, to, action } = change;
  await context.db.transaction(async (tx) => {
    const { contact_id, state } = await lockOptOut(tx, opt_out_id);
    if (!from.includes(state)) throw new AppError('opt_out_settled');
    await write(context, tx, { opt_out_id, to });
    tx.record({ type: 'opt_out.changed', payload: { opt_out_id, contact_id, state: to } });
    const target = contact_id && ({ target: { kind: 'contact', id: contact_id } } as const);
    await recordAudit(context, tx, { action, ...target });
  });
  return { _id: opt_out_id };
}

interface Entry {
  contact_id: string | null;
  state: OptOutState;
}

/** Locks an entry, its contact first, as everybody does who changes the list. */
async function lockOptOut(tx: Transaction, opt_out_id: string): Promise<Entry> {
  const entry = sql`select contact_id, state from opt_outs where account_id = ${tx.account_id} and id = ${opt_out_id}`;
  const { contact_id } = found(await tx.row<Entry>(entry, 'opt_out'));
  if (contact_id) await lockContacts(tx, [contact_id]);
  return found(await tx.row<Entry>(sql`${entry} for update`, 'lock_opt_out'));
}

async function write(
  { clock, session }: CallContext,
  tx: Transaction,
  { opt_out_id, to }: Pick<Change, 'opt_out_id' | 'to'>,
): Promise<void> {
  const which = sql`account_id = ${tx.account_id} and id = ${opt_out_id}`;
  await tx.run(
    to === 'active'
      ? sql`update opt_outs set state = 'active', user_id = ${session.user_id} where ${which}`
      : sql`update opt_outs set state = 'removed', removed_by = ${session.user_id}, removed_at = ${clock.now()} where ${which}`,
  );
}

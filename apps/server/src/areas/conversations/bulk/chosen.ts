import type { ManyDone } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { seesDepartment } from '../../team/index.ts';
import { lockConversations } from '../core/lock.ts';
import type { ConversationState } from '../core/state.ts';

/** What an act on several conversations answers before it has changed any. */
export const nothingDone: ManyDone = {
  undo_id: null,
  done: 0,
  unchanged: 0,
  finished: 0,
  gone: 0,
  unseen: 0,
};

/** The conversations that a person chose, as far as they see them. */
interface Chosen<Row> {
  seen: Row[];
  /** How many are not there for this person. */
  gone: number;
}

/** Locks the chosen conversations that this person sees. Throws not_found where there is none. */
export async function lockChosen(
  context: Pick<CallContext, 'session'>,
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Chosen<ConversationState>> {
  const ids = [...new Set(conversation_ids)];
  const locked = await lockConversations(tx, ids);
  return visible(context, [...locked.values()], ids.length);
}

/** Reads the contacts of the chosen conversations that this person sees, as `lockChosen` does, without a lock. */
export async function contactsOfChosen(
  context: Pick<CallContext, 'session'>,
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Chosen<{ contact_id: string }>> {
  const ids = [...new Set(conversation_ids)];
  const rows = await tx.rows<{ contact_id: string; department_id: string }>(
    sql`select contact_id, department_id from conversations
      where account_id = ${tx.account_id} and id = any(${ids}::uuid[])`,
    'contacts_of_chosen',
  );
  return visible(context, rows, ids.length);
}

function visible<Row extends { department_id: string }>(
  { session }: Pick<CallContext, 'session'>,
  rows: readonly Row[],
  asked: number,
): Chosen<Row> {
  const seen = rows.filter(({ department_id }) => seesDepartment(session, department_id));
  if (!seen.length) throw new AppError('not_found');
  return { seen, gone: asked - seen.length };
}

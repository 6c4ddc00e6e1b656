import { limits, type calls, type ParsedInput } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { conversationEvent } from '../events.ts';
import { inGroups } from './in-groups.ts';

type Input = ParsedInput<typeof calls.undoFinishInactive>;

const batch = 2000;
const attempts = 5;
/** The button is there for ten seconds; the click needs some to arrive. */
const graceMs = 20_000;

/**
 * Undoes a mass finish, as if it had never been: what it finished is in progress again with its counters, except
 * conversations in which something happened since, and those whose customer opened a new one.
 */
export async function undoFinishInactive(
  context: CallContext,
  { bulk_finish_id }: Input,
): Promise<{ reopened: number }> {
  const { db, session, clock } = context;
  const bulk = found(
    await db.row<{ user_id: string; created: Date }>(
      sql`select user_id, created from bulk_finishes
        where account_id = ${db.account_id} and id = ${bulk_finish_id}`,
    ),
  );
  if (bulk.user_id !== session.user_id) throw new AppError('not_found');
  const age = clock.now().getTime() - bulk.created.getTime();
  if (age > limits.undo_seconds * 1000 + graceMs) throw new AppError('undo_expired');
  let reopened = 0;
  for (;;) {
    const step = await tryAgain(() => db.transaction((tx) => undoSome(tx, bulk_finish_id)));
    reopened += step.reopened;
    if (step.taken < batch) return { reopened };
  }
}

/** A customer who opened a conversation in the same moment won; the next try sees it. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !violates(error, 'conversations_open')) throw error;
    }
  }
}

/** The table is usually empty, and a plan made for that is none for thousands: here statements are planned anew. */
async function planAnew(tx: Transaction): Promise<void> {
  await tx.run(sql`set local plan_cache_mode = force_custom_plan`, 'plan_anew');
}

async function undoSome(
  tx: Transaction,
  bulk_finish_id: string,
): Promise<{ taken: number; reopened: number }> {
  const { account_id } = tx;
  await planAnew(tx);
  const taken = await tx.rows<{ conversation_id: string }>(
    sql`select conversation_id from bulk_finished
      where account_id = ${account_id} and bulk_finish_id = ${bulk_finish_id}
      order by conversation_id limit ${raw(String(batch))} for update`,
    'bulk_undo_take',
  );
  if (!taken.length) return { taken: 0, reopened: 0 };
  const ids = taken.map(({ conversation_id }) => conversation_id);
  const reopened = await reopen(tx, bulk_finish_id, ids);
  const back = reopened.map(({ id }) => id);
  await tx.run(
    sql`delete from messages m using bulk_finished b
      where b.account_id = ${account_id} and b.bulk_finish_id = ${bulk_finish_id}
        and b.conversation_id = any(${back}::text[])
        and m.account_id = ${account_id} and m.id = b.message_id`,
    'bulk_undo_unsay',
  );
  await tx.run(
    sql`delete from bulk_finished
      where account_id = ${account_id} and bulk_finish_id = ${bulk_finish_id}
        and conversation_id = any(${ids}::text[])`,
    'bulk_undo_forget',
  );
  for (const group of inGroups(reopened)) tx.record(conversationEvent('conversations.reopened', group));
  return { taken: taken.length, reopened: reopened.length };
}

/** Nothing happened since as long as the message that says so is the newest. */
function reopen(
  tx: Transaction,
  bulk_finish_id: string,
  ids: readonly string[],
): Promise<{ id: string; department_id: string }[]> {
  const { account_id } = tx;
  return tx.rows<{ id: string; department_id: string }>(
    sql`update conversations c
      set finished = null, waiting_response = b.waiting_response, waiting_since = b.waiting_since,
        unread = b.unread, last_position = c.last_position - 1, last_activity = b.last_activity,
        last_message = b.last_message
      from bulk_finished b
      where b.account_id = ${account_id} and b.bulk_finish_id = ${bulk_finish_id}
        and b.conversation_id = any(${ids}::text[])
        and c.account_id = ${account_id} and c.id = b.conversation_id
        and c.finished is not null and c.last_message ->> 'id' = b.message_id
        and not exists (
          select from conversations open
          where open.account_id = ${account_id} and open.channel_id = c.channel_id
            and open.contact_id = c.contact_id and open.finished is null
        )
      returning c.id, c.department_id`,
    'bulk_undo_reopen',
  );
}

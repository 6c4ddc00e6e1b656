import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { conversationEvent } from '../events.ts';
import { lastMessageOf } from '../rows.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { inGroups } from './in-groups.ts';
import { inactive } from './inactive.ts';

type Input = ParsedInput<typeof calls.finishInactive>;

interface Idle {
  id: string;
  department_id: string;
}

/** Conversations a transaction: few enough that nobody waits long for a lock. */
const batch = 2000;

/**
 * 'Finalizar em massa': finishes whatever is idle, some statements for each two thousand. Conversations that somebody
 * is changing right now are not idle and stay.
 */
export async function finishInactive(
  context: CallContext,
  { hours }: Input,
): Promise<{ undo_id: string; finished: number }> {
  const { db } = context;
  const undo_id = await begin(context, hours);
  let finished = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const idle = await lockIdle(context, tx, hours);
      if (idle.length) await finish(context, tx, { undo_id, hours, idle });
      return idle.length;
    });
    finished += done;
    if (done < batch) return { undo_id, finished };
  }
}

/** Opens the undo of it all, and notes who does it. */
function begin(context: CallContext, hours: number): Promise<string> {
  return context.db.transaction(async (tx) => {
    await recordAudit(context, tx, { action: 'conversation.finished_many', details: { horas: hours } });
    return openUndo(context, tx);
  });
}

function lockIdle({ clock }: CallContext, tx: Transaction, hours: number): Promise<Idle[]> {
  return tx.rows<Idle>(
    sql`select id, department_id from conversations where ${inactive(tx.account_id, { hours, clock })}
      order by last_activity desc, id desc limit ${raw(String(batch))} for update skip locked`,
    'lock_inactive',
  );
}

interface Finish {
  undo_id: string;
  hours: number;
  idle: readonly Idle[];
}

async function finish(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  { undo_id, hours, idle }: Finish,
): Promise<void> {
  const { account_id } = tx;
  const created = clock.now();
  const { user_id, user_name } = session;
  const message = `${user_name} finalizou o atendimento, sem mensagens há mais de ${hours} h`;
  const conversation_ids = idle.map(({ id }) => id);
  await keepForUndo(tx, { undo_id, act: 'finish_many', conversation_ids });
  const last = lastMessageOf({
    id: '',
    type: 'system',
    message,
    origin: 'system',
    user_id,
    created,
    status: 2,
  });
  const pairs = sql`unnest(${conversation_ids}::text[], ${idle.map(() => ids.next())}::text[])
    as given(id, message_id)`;
  const given = sql`${pairs} join conversations c on c.account_id = ${account_id} and c.id = given.id`;
  await tx.run(
    sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, event, message, user_id, status, created)
      select ${account_id}, given.message_id, c.id, c.channel_id, c.last_position + 1, given.message_id,
        given.message_id, 'system', 'system', 'finished', ${message}, ${user_id}, 2, ${created}
      from ${given}`,
    'bulk_finish_say',
  );
  await tx.run(
    sql`update conversations c
      set finished = ${created}, waiting_response = false, waiting_since = null, unread = 0,
        last_position = c.last_position + 1, last_activity = ${created},
        last_message = ${JSON.stringify(last)}::jsonb || jsonb_build_object('id', given.message_id)
      from ${pairs}
      where c.account_id = ${account_id} and c.id = given.id`,
    'bulk_finish',
  );
  for (const group of inGroups(idle)) {
    tx.record(conversationEvent('conversations.finished', { ...group, user_id }));
  }
}

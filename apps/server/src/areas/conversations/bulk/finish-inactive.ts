import type { calls, ParsedInput } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { conversationEvent } from '../events.ts';
import { silenceRobot } from '../robot/silence-robot.ts';
import { lastMessageOf } from '../rows.ts';
import { inGroups } from './in-groups.ts';
import { inactive } from './inactive.ts';

type Input = ParsedInput<typeof calls.finishInactive>;

interface Idle {
  id: string;
  department_id: string;
}

/** Conversations a transaction: few enough that nobody waits long for a lock. */
const batch = 2000;
const keptMs = 3_600_000;

/**
 * 'Finalizar em massa': finishes whatever is idle, some statements for each two thousand. Conversations that somebody
 * is changing right now are not idle and stay.
 */
export async function finishInactive(
  context: CallContext,
  { hours }: Input,
): Promise<{ bulk_finish_id: string; finished: number }> {
  const { db, ids } = context;
  const bulk_finish_id = ids.next();
  await begin(context, { bulk_finish_id, hours });
  let finished = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const idle = await lockIdle(context, tx, hours);
      if (idle.length) await finish(context, tx, { bulk_finish_id, hours, idle });
      return idle.length;
    });
    finished += done;
    if (done < batch) return { bulk_finish_id, finished };
  }
}

/** Notes who did it, and forgets what can no longer be undone. */
async function begin(
  { db, session, clock }: CallContext,
  { bulk_finish_id, hours }: { bulk_finish_id: string; hours: number },
): Promise<void> {
  const { account_id } = db;
  const now = clock.now();
  await db.run(
    sql`delete from bulk_finishes
      where account_id = ${account_id} and created < ${new Date(now.getTime() - keptMs)}`,
  );
  await db.run(
    sql`insert into bulk_finishes (account_id, id, user_id, hours, created)
      values (${account_id}, ${bulk_finish_id}, ${session.user_id}, ${hours}, ${now})`,
  );
}

function lockIdle({ clock }: CallContext, tx: Transaction, hours: number): Promise<Idle[]> {
  return tx.rows<Idle>(
    sql`select id, department_id from conversations where ${inactive(tx.account_id, { hours, clock })}
      order by last_activity desc, id desc limit ${raw(String(batch))} for update skip locked`,
    'lock_inactive',
  );
}

interface Finish {
  bulk_finish_id: string;
  hours: number;
  idle: readonly Idle[];
}

async function finish(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  { bulk_finish_id, hours, idle }: Finish,
): Promise<void> {
  const { account_id } = tx;
  const created = clock.now();
  const { user_id, user_name } = session;
  const message = `${user_name} finalizou o atendimento, sem mensagens há mais de ${hours} h`;
  await silenceRobot(
    tx,
    idle.map(({ id }) => id),
  );
  const last = lastMessageOf({
    id: '',
    type: 'system',
    message,
    origin: 'system',
    user_id,
    created,
    status: 2,
  });
  const pairs = sql`unnest(${idle.map(({ id }) => id)}::text[], ${idle.map(() => ids.next())}::text[])
    as given(id, message_id)`;
  const given = sql`${pairs} join conversations c on c.account_id = ${account_id} and c.id = given.id`;
  await tx.run(
    sql`insert into bulk_finished (account_id, bulk_finish_id, conversation_id, message_id, waiting_response,
        waiting_since, unread, last_activity, last_message)
      select ${account_id}, ${bulk_finish_id}, c.id, given.message_id, c.waiting_response, c.waiting_since, c.unread,
        c.last_activity, c.last_message
      from ${given}`,
    'bulk_finish_keep',
  );
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

import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { stateColumns, type ConversationState } from '../core/state.ts';
import { openUndo } from '../undo/record-undo.ts';
import { finishMany } from './finish-many.ts';
import { newestFirst } from '../queries/newest-views.ts';
import { inactive } from './inactive.ts';

type Input = ParsedInput<typeof calls.finishInactive>;

/** Conversations per transaction: few enough that nobody waits long for a lock. */
const batch = 2000;

/**
 * Finishes all idle conversations ("Finalizar em massa"), with a few statements for each two thousand. Conversations
 * that somebody is changing right now are not idle and stay open.
 */
export async function finishInactive(
  context: CallContext,
  { hours }: Input,
): Promise<{ undo_id: string; finished: number }> {
  const { db, session } = context;
  const undo_id = await begin(context, hours);
  const message = `${session.user_name} finalizou o atendimento, sem mensagens há mais de ${hours} h`;
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const idle = await lockIdle(context, tx, hours);
      if (idle.length) await finishMany(context, tx, { undo_id, open: idle, message });
      return idle.length;
    });
    count += done;
    if (done < batch) return { undo_id, finished: count };
  }
}

/** Opens one undo for all of them, and records who does it. */
function begin(context: CallContext, hours: number): Promise<string> {
  return context.db.transaction(async (tx) => {
    await recordAudit(context, tx, { action: 'conversation.finished_many', details: { horas: hours } });
    return openUndo(context, tx);
  });
}

function lockIdle({ clock }: CallContext, tx: Transaction, hours: number): Promise<ConversationState[]> {
  return tx.rows<ConversationState>(
    sql`select ${stateColumns} from conversations c where ${inactive(tx.account_id, { hours, clock })}
      order by ${newestFirst} limit ${raw(String(batch))} for update skip locked`,
    'lock_inactive',
  );
}

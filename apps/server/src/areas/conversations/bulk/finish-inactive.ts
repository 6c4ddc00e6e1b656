import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { commitConversations } from '../core/commit.ts';
import { applyTransition, startDraft } from '../core/draft.ts';
import { stateColumns, type ConversationState } from '../core/state.ts';
import { finished } from '../core/transitions.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { inGroups } from './in-groups.ts';
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
  const { db } = context;
  const undo_id = await begin(context, hours);
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const idle = await lockIdle(context, tx, hours);
      if (idle.length) await finish(context, tx, { undo_id, hours, idle });
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

interface Finish {
  undo_id: string;
  hours: number;
  idle: readonly ConversationState[];
}

async function finish(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  { undo_id, hours, idle }: Finish,
): Promise<void> {
  const now = clock.now();
  const { user_id, user_name } = session;
  const message = `${user_name} finalizou o atendimento, sem mensagens há mais de ${hours} h`;
  await keepForUndo(tx, { undo_id, act: 'finish_many', conversation_ids: idle.map(({ id }) => id) });
  const drafts = idle.map((state) => {
    const draft = startDraft(state, { now, ids });
    applyTransition(draft, finished(draft, { now, user_id, message, isOneOfMany: true }));
    return draft;
  });
  await commitConversations(tx, drafts);
  for (const group of inGroups(idle)) {
    tx.record({ type: 'conversations.finished', payload: { ...group, user_id } });
  }
}

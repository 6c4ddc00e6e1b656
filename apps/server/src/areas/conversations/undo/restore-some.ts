import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { inGroups } from '../bulk/in-groups.ts';
import { releaseChats } from '../core/chat-stage.ts';
import { conversationOpened } from '../core/events.ts';
import { restoreConversations } from '../core/restore.ts';
import { withdrawBotMessages } from '../core/withdraw-bot-messages.ts';
import { mergeLater } from './merge-later.ts';
import { canRestore, restored, type Changed } from './restored.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { sayAgain } from './say-again.ts';
import { takeChanged } from './take-changed.ts';
import { takeBackNotices } from './take-back-notices.ts';

interface Restoring {
  undo_id: string;
  /** When the act was done. */
  since: Date;
  runs: BotRuns;
  /** Whether it was one act on several chosen conversations. */
  ofMany: boolean;
  limit: number;
}

interface Some {
  taken: number;
  undone: number;
  /** Channels over which something leaves again. */
  channels: Set<string>;
}

/** Restores some of the conversations that an act changed, in one transaction and a fixed number of statements. */
export async function restoreSome(
  { ids, clock, session }: CallContext,
  tx: Transaction,
  { undo_id, since, runs, ofMany, limit }: Restoring,
): Promise<Some> {
  await planEachTime(tx);
  const taken = await takeChanged(tx, { undo_id, limit });
  const channels = new Set<string>();
  if (!taken.length) return { taken: 0, undone: 0, channels };
  const changed = taken.filter(canRestore);
  const conversation_ids = changed.map(({ now }) => now.id);
  const now = clock.now();
  await withdrawBotMessages(tx, conversation_ids);
  await takeBackNotices(tx, changed);
  for (const one of changed) {
    if (one.later) await mergeLater(tx, { changed: one, later: one.later, runs, now });
  }
  await restoreConversations(tx, changed.map(restored));
  const answered = changed.filter(({ now: row, later }) => !row.customer_wrote && later?.customer_wrote);
  if (answered.length)
    await releaseChats(
      tx,
      answered.map(({ now: row }) => row.id),
    );
  await runs.restore(tx, { conversation_ids, since, now });
  await sayAgain(tx, changed, ids);
  await forget(tx, undo_id, taken);
  if (ofMany) recordManyRestored(tx, changed, session.user_id);
  else recordRestored(tx, changed, session.user_id);
  for (const group of inGroups(changed.map(restored)))
    tx.record({ type: 'conversations.restored', payload: group });
  for (const { before, now: row } of changed) if (before.withdrawn.length) channels.add(row.channel_id);
  return { taken: taken.length, undone: changed.length, channels };
}

/**
 * Makes PostgreSQL plan statements again in this transaction: the table is usually empty, and a plan made for an
 * empty table is bad for thousands of rows.
 */
async function planEachTime(tx: Transaction): Promise<void> {
  await tx.run(sql`set local plan_cache_mode = force_custom_plan`, 'plan_each_time');
}

async function forget(tx: Transaction, undo_id: string, taken: readonly Changed[]): Promise<void> {
  await tx.run(
    sql`delete from undo_conversations
      where account_id = ${tx.account_id} and undo_id = ${undo_id}
        and conversation_id = any(${taken.map(({ before }) => before.conversation_id)}::uuid[])`,
    'forget_undo_conversations',
  );
}

/**
 * Records events for desks and reports. For a mass finish the ids alone are enough: nothing that reports count has
 * changed.
 */
function recordRestored(tx: Transaction, changed: readonly Changed[], user_id: string): void {
  const after = changed.map(restored);
  changed.forEach(({ before, now }, index) => {
    const row = after[index];
    if (!row || before.act === 'finish_many') return;
    const { id: conversation_id, department_id } = row;
    const from_department = now.department_id;
    if (row.finished) tx.record({ type: 'conversation.finished', payload: { conversation_id, user_id } });
    // Says how reports count it now. Departments that see it again do not have it in any list.
    else tx.record(conversationOpened({ ...now, ...row }));
    if (from_department !== department_id) {
      tx.record({
        type: 'conversation.changed',
        payload: { conversation_id, from_department, department_id, moved_by: user_id },
      });
    }
  });
}

/** Records what reports count, and which departments no longer see them, in a few events. */
function recordManyRestored(tx: Transaction, changed: readonly Changed[], moved_by: string): void {
  const nowOf = new Map(changed.map(({ now }) => [now.id, now]));
  for (const is_manual of [true, false]) {
    const moved = changed.filter(({ before }) => before.act === 'transfer' && before.is_manual === is_manual);
    for (const { department_id, conversation_ids: back } of inGroups(moved.map(restored))) {
      const leaving = back.flatMap((id) => nowOf.get(id) ?? []);
      for (const { department_id: from, conversation_ids } of inGroups(leaving)) {
        const left = from === department_id ? {} : { from_department: from, moved_by };
        const payload = { ...left, department_id, is_manual, conversation_ids };
        tx.record({ type: 'conversations.changed', payload });
      }
    }
  }
}

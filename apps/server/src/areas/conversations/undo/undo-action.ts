import { limits, type calls, type ParsedInput } from '@prosa/contract';
import { lockContacts, moveTags, type TagChange } from '../../contacts/index.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { moveTagsOfMany } from '../bulk/move-tags-of-many.ts';
import { recordConversationsChanged } from '../commands/change-contact-tags.ts';
import { wakeOutbox } from '../outbox/topic.ts';
import { restoreSome } from './restore-some.ts';
import type { BotRuns } from '../core/bot-runs.ts';

type Input = ParsedInput<typeof calls.undoAction>;

const batch = 2000;
const attempts = 5;
/** The button is shown for ten seconds, longer while it is pointed at or focused; the click needs time to arrive. */
const graceMs = 20_000;

/**
 * Undoes what an act of this person changed, as if it had never happened: conversations, in several transactions when
 * there are many, and tags. What somebody touched since stays as it is. A repeat of the same undo finds nothing left
 * to do.
 */
export async function undoAction(
  context: CallContext,
  { undo_id }: Input,
  runs: BotRuns,
): Promise<{ undone: number; kept: number }> {
  const { db } = context;
  const { created: since, of_many: ofMany, finished_many } = await demandOwn(context, undo_id);
  if (ofMany || finished_many) {
    const action = finished_many ? 'conversation.finish_undone' : 'conversation.many_undone';
    await db.transaction((tx) => recordAudit(context, tx, { action }));
  }
  const sum = { undone: 0, kept: 0 };
  for (;;) {
    const some = await tryAgain(() =>
      db.transaction((tx) => restoreSome(context, tx, { undo_id, since, runs, ofMany, limit: batch })),
    );
    for (const channel_id of some.channels) wakeOutbox(context, channel_id);
    sum.undone += some.undone;
    sum.kept += some.taken - some.undone;
    if (some.taken < batch) break;
  }
  if (sum.kept > 0 && sum.undone === 0) throw new AppError('undo_overtaken');
  sum.undone += await db.transaction((tx) => restoreTags(tx, { undo_id, ofMany }));
  return sum;
}

interface OwnUndo {
  /** When the act was done. */
  created: Date;
  /** Whether it was one act on several chosen conversations. */
  of_many: boolean;
  /** Whether it finished many. */
  finished_many: boolean;
}

/** Reads the act; throws the same 404 for somebody else's act as for an unknown one. */
async function demandOwn({ db, session, clock }: CallContext, undo_id: string): Promise<OwnUndo> {
  const undo = found(
    await db.row<OwnUndo & { user_id: string }>(
      sql`select user_id, created, of_many, exists (
          select from undo_conversations c
          where c.account_id = u.account_id and c.undo_id = u.id and c.act = 'finish_many'
        ) as finished_many
        from undos u where account_id = ${db.account_id} and id = ${undo_id}`,
      'undo_by_id',
    ),
  );
  if (undo.user_id !== session.user_id) throw new AppError('not_found');
  const age = clock.now().getTime() - undo.created.getTime();
  if (age > limits.undo_seconds * 1000 + graceMs) throw new AppError('undo_expired');
  return undo;
}

/** Runs the work again when a customer opened a conversation at the same moment and won; the next attempt sees it. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !violates(error, 'conversations_open')) throw error;
    }
  }
}

/** Removes the tags that the act added and adds those that it removed; what others changed meanwhile stays. */
async function restoreTags(
  tx: Transaction,
  { undo_id, ofMany }: { undo_id: string; ofMany: boolean },
): Promise<number> {
  const kept = await tx.rows<{ contact_id: string } & TagChange>(
    sql`delete from undo_tags where account_id = ${tx.account_id} and undo_id = ${undo_id}
      returning contact_id, added as removed, removed as added`,
    'take_undo_tags',
  );
  if (!kept.length) return 0;
  await lockContacts(
    tx,
    kept.map(({ contact_id }) => contact_id),
  );
  if (ofMany) {
    await moveTagsOfMany(tx, kept);
    return kept.length;
  }
  for (const { contact_id, added, removed } of kept) {
    await moveTags(tx, [{ contact_id, add_tags: new Set(added), remove_tags: new Set(removed) }]);
    await recordConversationsChanged(tx, contact_id);
  }
  return kept.length;
}

import type { Runtime } from '../../../../platform/area.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { moveCursor } from '../../../../platform/events/cursors.ts';
import {
  applyTransition,
  commitConversations,
  lockForBot,
  startDraft,
} from '../../../conversations/index.ts';
import { leftToPeople, reasons } from '../play/leave-to-people.ts';
import { readNews, type News } from '../read/read-news.ts';
import { stateWithoutSecrets } from '../write/forget-interrupted.ts';
import { recordRuns } from '../write/record-runs.ts';
import { dropAnswered } from '../write/settle-answers.ts';
import { settleHappenings } from '../../starts/settle-happenings.ts';
import { flowsCursor } from '../topics.ts';

type Tools = Pick<Runtime, 'database' | 'clock' | 'ids' | 'log'>;

/**
 * Skips an item that keeps failing and hands its conversation to people, so that the company's queue is not blocked
 * and nobody waits in silence. Neither a run's state nor its flow is read: they may be what is broken.
 */
export async function setAside(
  tools: Tools,
  account_id: string,
  { thing, cause }: { thing: string; cause: unknown },
): Promise<void> {
  const { database, log } = tools;
  try {
    const found = await database
      .forAccount(account_id)
      .transaction((tx) => putBehind(tx, { ...tools, thing }));
    if (found)
      log.error({ err: cause, account_id, thing }, 'something that flows cannot handle was set aside');
  } catch (error) {
    log.warn({ err: error, account_id, thing }, 'not set aside yet');
  }
}

/** Returns false when another item comes first meanwhile, or another process has skipped it. */
async function putBehind(
  tx: Transaction,
  { clock, ids, thing }: Pick<Tools, 'clock' | 'ids'> & { thing: string },
): Promise<boolean> {
  const now = clock.now();
  const news = await readNews(tx, { now, careful: true });
  if (typeof news === 'string' || news.thing !== thing) return false;
  const { looked, meant } = sorted(news);
  await wakeEach(tx, looked, now);
  await giveToPeople(tx, meant, { now, ids });
  if (news.sequence !== null) await moveCursor(tx, flowsCursor, news.sequence);
  const failed = { state: 'refused', reason: 'failed', flow_id: null, run_id: null, due: null } as const;
  await settleHappenings(
    tx,
    news.happenings.map((id) => ({ id, ...failed })),
  );
  const items = [...news.items.values()].flat();
  await dropAnswered(
    tx,
    items.flatMap((item) => (item.kind === 'answer' ? [item.answer.id] : [])),
  );
  return true;
}

/** Separates conversations that are only looked at, each in a round of its own, from those that go to people. */
function sorted({ sequence, items }: News): { looked: string[]; meant: string[] } {
  const ids = [...items.keys()];
  if (sequence === null) return { looked: [], meant: ids };
  const onlyLooked = (id: string) => (items.get(id) ?? []).every(({ kind }) => kind === 'look');
  return { looked: ids.filter(onlyLooked), meant: ids.filter((id) => !onlyLooked(id)) };
}

async function wakeEach(tx: Transaction, conversation_ids: readonly string[], now: Date): Promise<void> {
  if (!conversation_ids.length) return;
  await tx.run(
    sql`update flow_runs set wake_at = ${now}
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[]) and ending is null`,
    'wake_each_run',
  );
}

async function giveToPeople(
  tx: Transaction,
  conversation_ids: readonly string[],
  { now, ids }: { now: Date; ids: Tools['ids'] },
): Promise<void> {
  const conversations = await lockForBot(tx, conversation_ids);
  const runs = await tx.rows<{ id: string; conversation_id: string }>(
    sql`update flow_runs set ending = 'failed', ended = ${now}, wake_at = null, held_since = null,
        mailbox = '{}', mailbox_until = null, state = ${stateWithoutSecrets}
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[]) and ending is null
      returning id, conversation_id`,
    'give_up_runs',
  );
  recordRuns(tx, runs);
  const runOf = new Map(runs.map(({ id, conversation_id }) => [conversation_id, id]));
  const unattended = [...conversations.values()].filter(({ is_manual, finished }) => !is_manual && !finished);
  const drafts = unattended.map((conversation) => {
    const draft = startDraft(conversation, { now, ids });
    const run_id = runOf.get(conversation.id) ?? null;
    applyTransition(draft, leftToPeople(conversation, { why: reasons.failed, run_id, now }));
    return draft;
  });
  await commitConversations(tx, drafts);
}

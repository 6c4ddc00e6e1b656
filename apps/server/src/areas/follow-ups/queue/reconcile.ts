import type { SkipReason } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  cancelSends,
  forgetSends,
  moveMoments,
  planSends,
  resumeSends,
  type MovedSend,
} from '../../sending/index.ts';
import { silenceOf, isUnsent, planNext, type Next, type Talk, type TalkSend } from '../rules/plan-next.ts';
import { readRules, type FollowUpRules } from '../settings/read-settings.ts';
import { followUpKind, readTalks } from './read-talks.ts';

type NextSend = Extract<Next, { kind: 'send' }>;

/** The changes that bring the ledger in line with what is next in a conversation. */
interface Change {
  talk: Talk;
  /** Sends that are not wanted any more. */
  forgotten: readonly TalkSend[];
  /** Why what waits in the outbox is called back. */
  recalled: SkipReason | null;
  moved: MovedSend | null;
  planned: NextSend | null;
  /** Whether the source, which was held in an earlier silence, goes on in a new one. */
  resumed: boolean;
}

/**
 * Brings the ledger in line with what is next in these conversations. Doing it again changes nothing. Returns the
 * conversations whose queue changed.
 */
export async function reconcile(tx: Transaction, conversation_ids: readonly string[]): Promise<string[]> {
  if (!conversation_ids.length) return [];
  const rules = await readRules(tx);
  const talks = await readTalks(tx, [...new Set(conversation_ids)]);
  const changes = talks.map((talk) => changeOf(talk, rules)).filter((change) => isChange(change));
  await forgetSends(
    tx,
    changes.flatMap(({ forgotten }) => forgotten.map(({ id }) => id)),
  );
  await moveMoments(
    tx,
    changes.flatMap(({ moved }) => moved ?? []),
  );
  for (const change of changes) await carryOut(tx, change);
  return changes.map(({ talk }) => talk.conversation_id);
}

function changeOf(talk: Talk, rules: FollowUpRules): Change {
  const next = planNext(talk, rules);
  const waiting = talk.sends.filter(isUnsent);
  const isNext = (send: TalkSend) =>
    next.kind === 'send' && send.number === next.number && send.silence === silenceOf(talk);
  const known = waiting.find(isNext);
  const isLeaving = talk.sends.some(({ state }) => state === 'handed');
  return {
    talk,
    forgotten: waiting.filter((send) => !isNext(send)),
    recalled: next.kind === 'none' && isLeaving ? next.reason : null,
    moved: next.kind === 'send' && known ? movedTo(known, next) : null,
    planned: next.kind === 'send' && !known ? next : null,
    resumed: known?.state === 'held',
  };
}

function movedTo({ id, due_at }: TalkSend, next: NextSend): MovedSend | null {
  if (due_at.getTime() === next.due_at.getTime()) return null;
  return { id, due_at: next.due_at, expires_at: next.expires_at };
}

function isChange({ forgotten, recalled, moved, planned, resumed }: Change): boolean {
  return forgotten.length > 0 || recalled !== null || moved !== null || planned !== null || resumed;
}

async function carryOut(tx: Transaction, { talk, recalled, planned, resumed }: Change): Promise<void> {
  const source = { kind: followUpKind, id: talk.conversation_id };
  if (recalled) await cancelSends(tx, source, { reason: recalled });
  if (resumed && talk.said_at) await resumeSends(tx, source, talk.said_at);
  if (!planned) return;
  const { number, due_at, expires_at } = planned;
  const silence = silenceOf(talk);
  await planSends(tx, {
    source,
    channel_id: talk.channel_id,
    now: due_at,
    sends: [
      {
        key: `${silence} ${number}`,
        to: { contact_id: talk.contact_id },
        due_at,
        expires_at,
        data: { silence, number },
      },
    ],
  });
}

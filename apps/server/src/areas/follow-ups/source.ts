import { followUpField, type FollowUpNumber } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { lockForBot } from '../conversations/index.ts';
import { defineSource, fillText, readerOf, type Composed, type DueSend } from '../sending/index.ts';
import { followUpKind, readTalks } from './queue/read-talks.ts';
import { reconcile } from './queue/reconcile.ts';
import { openingFrom } from './rules/hours.ts';
import { silenceOf, planNext, type Next, type Talk } from './rules/plan-next.ts';
import { readRules, type FollowUpRules } from './settings/read-settings.ts';

/** What is kept with a follow-up. */
interface FollowUpData {
  silence: string;
  number: FollowUpNumber;
}

type Due = DueSend<FollowUpData>;

/**
 * The follow-ups of conversations. Whether one is still wanted is asked under the lock of its conversation: who replied,
 * took over, finished or switched it off before has won.
 */
export const followUpSource = defineSource<FollowUpData>({
  kind: followUpKind,
  async compose(tx, send) {
    await lockForBot(tx, [send.source_id]);
    const [talk] = await readTalks(tx, [send.source_id]);
    if (!talk || send.conversation_id !== talk.conversation_id) return { skip: 'conversation_finished' };
    const rules = await readRules(tx);
    return composed(tx, send, { talk, rules, next: planNext(talk, rules) });
  },
  async changed(tx, conversation_ids) {
    await reconcile(tx, conversation_ids);
    for (const conversation_id of conversation_ids)
      tx.record({ type: 'follow_ups.changed', payload: { conversation_id } });
  },
});

interface Deciding {
  talk: Talk;
  rules: FollowUpRules;
  next: Next;
}

async function composed(tx: Transaction, send: Due, { talk, rules, next }: Deciding): Promise<Composed> {
  const { data, now } = send;
  const { settings, time_zone } = rules;
  if (next.kind === 'none') return { skip: next.reason };
  if (next.kind === 'leaving' || next.number !== data.number || silenceOf(talk) !== data.silence)
    return { skip: 'replied' };
  if (next.due_at > now) return { wait: next.due_at, reason: 'said_since' };
  const opens = openingFrom(now, { ...settings, time_zone });
  if (opens > now) return { wait: opens, reason: 'follow_up_hours' };
  const { text } = settings[followUpField(data.number)];
  const filled = fillText(text, await readerOf(tx, send));
  return filled ? { say: { type: 'text', text: filled, media: null } } : { skip: 'nothing_to_say' };
}

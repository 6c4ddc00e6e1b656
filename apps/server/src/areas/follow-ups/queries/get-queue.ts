import {
  followUpField,
  followUpNumbers,
  type calls,
  type FollowUp,
  type FollowUpNumber,
  type FollowUpQueue,
  type ParsedInput,
} from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { found } from '../../../platform/http/app-error.ts';
import { demandVisible } from '../../conversations/index.ts';
import { readTalks } from '../queue/read-talks.ts';
import { silenceOf, planNext, worksIn, type Next, type TalkSend } from '../rules/plan-next.ts';
import { readRules, type FollowUpRules } from '../settings/read-settings.ts';

/** Reads the follow-ups of a conversation since its customer last wrote: what was sent, and what is to be sent. */
export async function getConversationFollowUps(
  { db, session }: CallContext,
  { conversation_id }: ParsedInput<typeof calls.getConversationFollowUps>,
): Promise<FollowUpQueue> {
  await demandVisible(db, session, conversation_id);
  const rules = await readRules(db);
  const talk = found((await readTalks(db, [conversation_id]))[0] ?? null);
  const next = planNext(talk, rules);
  const own = talk.sends.filter(({ silence }) => silence === silenceOf(talk));
  const data = followUpNumbers.flatMap((number) => {
    const send = own.find((one) => one.number === number);
    return itemOf(rules, { number, next, send }) ?? [];
  });
  return { is_on: rules.is_on && worksIn(talk, rules.settings), is_stopped: !talk.auto_follow_up, data };
}

interface Item {
  number: FollowUpNumber;
  next: Next;
  send: TalkSend | undefined;
}

/** Presents one that was planned, or that comes when the ones before it have been sent. */
function itemOf({ settings }: FollowUpRules, { number, next, send }: Item): FollowUp | null {
  const { enabled, text, time, unit } = settings[followUpField(number)];
  const own = { number, text, time, unit };
  const isDone = send && !['waiting', 'held'].includes(send.state);
  if (isDone) {
    const { state, reason, due_at, handed_at } = send;
    const sent_at = handed_at?.toISOString() ?? null;
    return { ...own, state, reason, due_at: due_at.toISOString(), sent_at };
  }
  if (next.kind === 'none' || !enabled) return null;
  const due_at = next.kind === 'send' && next.number === number ? next.due_at.toISOString() : null;
  return { ...own, state: send?.state ?? 'waiting', reason: send?.reason ?? null, due_at, sent_at: null };
}

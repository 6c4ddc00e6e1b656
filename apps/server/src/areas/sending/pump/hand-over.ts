import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import {
  beginConversation,
  commitConversations,
  conversationOpened,
  conversationToSend,
  openConversations,
  say,
  startDraft,
} from '../../conversations/index.ts';
import { messageIdOf } from '../ledger/send-id.ts';
import { maxSpread } from '../rules/pace.ts';
import type { Composed } from '../source.ts';
import type { Candidate, TurnTools } from './turn.ts';

type Saying = Extract<Composed, { say: unknown }>;

interface Handing {
  candidate: Candidate;
  content: Saying | { flow_id: string };
  /** The digest of the text; null for a flow. */
  text: string | null;
}

/** What a send has become a part of. */
interface Placed {
  conversation_id: string;
  /** Null for a flow, which says what it says in its own time. */
  message_id: string | null;
}

/**
 * Hands a send over: its message is written and waits in the outbox, or its flow begins, and the ledger says so in the
 * same commit. Returns false where the flow cannot begin.
 */
export async function handOver(tools: TurnTools, tx: Transaction, handing: Handing): Promise<boolean> {
  const { candidate, content, text } = handing;
  const placed =
    'say' in content
      ? await writeMessage(tools, tx, { candidate, content })
      : await beginFlow(tools, tx, { candidate, flow_id: content.flow_id });
  if (!placed) return false;
  await recordHanded(tx, { candidate, placed, text, spread: tools.random() * maxSpread });
  const source = tools.around.sources.find(({ kind }) => kind === candidate.head.kind);
  await source?.changed?.(tx, [candidate.head.source_id]);
  return true;
}

async function writeMessage(
  { runtime: { ids } }: TurnTools,
  tx: Transaction,
  { candidate, content }: { candidate: Candidate; content: Saying },
): Promise<Placed> {
  const { head, number, receiver, now } = candidate;
  const pair = { channel_id: number.channel_id, contact_id: receiver.contact_id };
  if (content.opens_for !== undefined && receiver.conversation_id === null) {
    const { department_id } = number;
    const beginning = { ...pair, department_id, user_id: content.opens_for, address: null };
    await beginConversation(tx, beginning, { now, ids });
  }
  const draft = startDraft(await conversationToSend(tx, pair, { now, ids }), { now, ids });
  const { voice = false, link_preview = false, ...said } = content.say;
  const message_id = say(draft, {
    ...said,
    voice,
    link_preview,
    message_id: messageIdOf(head),
    effect: null,
    offer: null,
    choices: null,
    lane: 'bulk',
    at: now,
    unasked: true,
  });
  await commitConversations(tx, [draft]);
  return { conversation_id: draft.id, message_id };
}

/** Opens a conversation where none is in progress, because flows need one. */
async function beginFlow(
  { runtime: { ids }, around }: TurnTools,
  tx: Transaction,
  { candidate, flow_id }: { candidate: Candidate; flow_id: string },
): Promise<Placed | null> {
  const { number, receiver, now } = candidate;
  const wanted = [{ channel_id: number.channel_id, contact_id: receiver.contact_id, opens: true }];
  const [conversation] = (await openConversations(tx, { wanted, now, ids })).values();
  if (!conversation) return null;
  const draft = startDraft(conversation, { now, ids });
  if (!(await around.startFlow(tx, draft, flow_id))) return null;
  if (conversation.opened) tx.record(conversationOpened(draft));
  await commitConversations(tx, [draft]);
  return { conversation_id: draft.id, message_id: null };
}

interface Handed {
  candidate: Candidate;
  placed: Placed;
  text: string | null;
  spread: number;
}

/**
 * Records that the send was handed over, and counts it for the intervals, and for how often the same text went to people
 * who had not written.
 */
async function recordHanded(tx: Transaction, { candidate, placed, text, spread }: Handed): Promise<void> {
  const { head, number, receiver, now } = candidate;
  const counts = text !== null && receiver.facts.chat !== 'answered';
  const isSame = text === number.facts.last_text;
  const last_text = counts ? text : number.facts.last_text;
  const same_texts = counts ? (isSame ? number.facts.same_texts + 1 : 1) : number.facts.same_texts;
  await tx.run(
    sql`with handed as (
        update sends set state = 'handed', reason = null, handed_at = ${now}, conversation_id = ${placed.conversation_id},
          message_id = ${placed.message_id}
        where account_id = ${tx.account_id} and id = ${head.id}
      ), source as (
        update send_sources set last_at = ${now}
        where account_id = ${tx.account_id} and kind = ${head.kind} and id = ${head.source_id}
      )
      update send_numbers set last_at = ${now}, spread = ${spread}, last_text = ${last_text}, same_texts = ${same_texts},
        available_at = ${now}, wait_reason = null, wait_until = null
      where account_id = ${tx.account_id} and channel_id = ${number.channel_id}`,
    'hand_send',
  );
}

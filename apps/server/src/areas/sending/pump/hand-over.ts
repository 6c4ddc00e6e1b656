import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import {
  beginConversation,
  commitConversations,
  conversationOpened,
  conversationsToSend,
  openConversations,
  pairKey,
  say,
  startDraft,
  type ConversationDraft,
  type Pair,
} from '../../conversations/index.ts';
import { messageIdOf } from '../ledger/send-id.ts';
import { maxSpread } from '../rules/pace.ts';
import type { Handing } from './compose-sends.ts';
import type { SendingNumber } from './read-number.ts';
import { nextLookOf } from './settle-head.ts';
import type { Acting, Candidate, TurnTools, Wait } from './turn.ts';

/** What a send has become a part of. */
interface Placed {
  candidate: Candidate;
  conversation_id: string;
  /** Null for a flow, which says what it says in its own time. */
  message_id: string | null;
}

interface HandingOver {
  /** One that opens a conversation comes alone; all others are to different contacts. */
  handings: readonly [Handing, ...Handing[]];
  /** The number once they are handed over. */
  after: SendingNumber;
  /** What its lines wait for then. */
  waits: readonly Wait[];
}

/**
 * Hands sends over: their messages are written and wait in the outbox, or a flow begins, and the ledger says so in the
 * same commit. Returns what becomes of a flow that cannot begin.
 */
export async function handOver(
  tools: TurnTools,
  tx: Transaction,
  handing: HandingOver,
): Promise<Acting | null> {
  const [{ candidate, content }] = handing.handings;
  const placed =
    'flow_id' in content
      ? await beginFlow(tools, tx, { candidate, flow_id: content.flow_id })
      : await writeMessages(tools, tx, handing.handings);
  if ('verdict' in placed) return placed;
  await recordHanded(tx, { ...handing, placed, spread: tools.random() * maxSpread });
  for (const source of tools.around.sources) {
    const heads = placed.map(({ candidate: { head } }) => head).filter(({ kind }) => kind === source.kind);
    const ids = new Set(heads.map(({ source_id }) => source_id));
    if (ids.size) await source.changed?.(tx, [...ids]);
  }
  return null;
}

async function writeMessages(
  { runtime: { ids } }: TurnTools,
  tx: Transaction,
  handings: readonly [Handing, ...Handing[]],
): Promise<Placed[]> {
  const { now } = handings[0].candidate;
  await openFor(tx, handings[0], ids);
  const pairs = handings.map(({ candidate }) => pairOf(candidate));
  const conversations = await conversationsToSend(tx, pairs, { now, ids });
  const drafts: ConversationDraft[] = [];
  const placed = handings.map((handing): Placed => {
    const { candidate } = handing;
    const draft = startDraft(found(conversations.get(pairKey(pairOf(candidate))) ?? null), { now, ids });
    drafts.push(draft);
    return { candidate, conversation_id: draft.id, message_id: write(draft, handing) };
  });
  await commitConversations(tx, drafts);
  return placed;
}

function pairOf({ number, receiver }: Candidate): Pair {
  return { channel_id: number.channel_id, contact_id: receiver.contact_id };
}

/** Opens a conversation for the person for whom a send opens one, where none is in progress. */
async function openFor(tx: Transaction, { candidate, content }: Handing, ids: Ids): Promise<void> {
  const { number, receiver, now } = candidate;
  if (!('say' in content) || content.opens_for === undefined || receiver.conversation_id !== null) return;
  const { department_id } = number;
  const beginning = { ...pairOf(candidate), department_id, user_id: content.opens_for, address: null };
  await beginConversation(tx, beginning, { now, ids });
}

/** Writes what a send says into a conversation, and returns the id of the message. */
function write(draft: ConversationDraft, { candidate: { head, now }, content }: Handing): string | null {
  if (!('say' in content)) return null;
  const { voice = false, link_preview = false, ...said } = content.say;
  return say(draft, {
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
}

/**
 * Opens a conversation where none is in progress, because flows need one; not for a flow that is gone. One that a person
 * has taken over by now stays with them.
 */
async function beginFlow(
  { runtime: { ids }, around }: TurnTools,
  tx: Transaction,
  { candidate, flow_id }: { candidate: Candidate; flow_id: string },
): Promise<Placed[] | Acting> {
  const { now } = candidate;
  const begin = await around.flowToStart(tx, flow_id);
  if (!begin) return { candidate, verdict: { kind: 'skip', reason: 'flow_unavailable' } };
  const wanted = [{ ...pairOf(candidate), opens: true }];
  const [opened] = (await openConversations(tx, { wanted, now, ids })).values();
  const conversation = found(opened ?? null);
  if (conversation.is_manual && !conversation.opened)
    return { candidate, verdict: { kind: 'skip', reason: 'person_attends' } };
  const draft = startDraft(conversation, { now, ids });
  begin(draft);
  if (conversation.opened) tx.record(conversationOpened(draft));
  await commitConversations(tx, [draft]);
  return [{ candidate, conversation_id: draft.id, message_id: null }];
}

interface Handed extends HandingOver {
  placed: readonly Placed[];
  spread: number;
}

/**
 * Records that sends were handed over, and counts them for the intervals, and for how often the same text went to people
 * who had not written.
 */
async function recordHanded(tx: Transaction, { placed, after, waits, spread }: Handed): Promise<void> {
  const { account_id } = tx;
  const { channel_id, facts } = after;
  const ids = placed.map(({ candidate }) => candidate.head.id);
  const sources = placed.map(({ candidate }) => candidate.head.source_id);
  const { until, reason } = nextLookOf(waits);
  await tx.run(
    sql`with handed as (
        update sends s set state = 'handed', reason = null, handed_at = ${facts.last_at},
          conversation_id = given.conversation_id, message_id = given.message_id
        from unnest(${ids}::uuid[], ${placed.map((one) => one.conversation_id)}::uuid[],
          ${placed.map((one) => one.message_id)}::uuid[]) as given(id, conversation_id, message_id)
        -- The ids stand there once more, so that no plan reads all sends of the company.
        where s.account_id = ${account_id} and s.id = given.id and s.id = any(${ids}::uuid[])
      ), sources as (
        update send_sources s set last_at = ${facts.last_at}
        from unnest(${placed.map(({ candidate }) => candidate.head.kind)}::text[], ${sources}::uuid[]) as given(kind, id)
        where s.account_id = ${account_id} and s.kind = given.kind and s.id = given.id and s.id = any(${sources}::uuid[])
      )
      update send_numbers set last_at = ${facts.last_at}, spread = ${spread}, last_text = ${facts.last_text},
        same_texts = ${facts.same_texts}, available_at = ${until}, wait_reason = ${reason},
        wait_until = ${reason && until}
      where account_id = ${account_id} and channel_id = ${channel_id}`,
    'hand_sends',
  );
}

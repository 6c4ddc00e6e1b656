import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { DomainEvent } from '../../../../platform/events/domain-events.ts';
import type { EffectOf } from './effects-of-kind.ts';
import type { QueuedRequest } from './write-requests.ts';

const hourMs = 3_600_000;
/** Mentions that a flow may make within an hour. */
const maxCalls = 30;
/** Time before the same node mentions people in the same conversation again. */
const pauseMs = 600_000;

interface Call {
  flow_id: string;
  node: string;
  conversation_id: string;
  at: Date;
}

type Mention = EffectOf<'mention'>;

/** The events and requests by which people and other systems learn of mentions. */
interface Notified {
  events: DomainEvent[];
  requests: QueuedRequest[];
}

/**
 * Notifies the people and systems that notes name, unless the same node did so in this conversation just now or its
 * flow does so too often.
 */
export async function notifyMentioned(
  tx: Transaction,
  mentions: readonly Mention[],
  now: Date,
): Promise<Notified> {
  if (!mentions.length) return { events: [], requests: [] };
  const flows = [...new Set(mentions.map(({ effect }) => effect.flow_id))];
  const calls = await callsSince(tx, flows, new Date(now.getTime() - hourMs));
  const allowed = mentions.filter((mention) => {
    const call = callOf(mention, now);
    const isAllowed = mayCall(call, calls);
    if (isAllowed) calls.push(call);
    return isAllowed;
  });
  await writeCalls(
    tx,
    allowed.map((mention) => callOf(mention, now)),
  );
  await writeMentions(tx, allowed, now);
  return { events: allowed.flatMap(eventsOf), requests: allowed.flatMap(requestsOf) };
}

function callOf({ conversation_id, effect: { flow_id, node } }: Mention, at: Date): Call {
  return { flow_id, node, conversation_id, at };
}

function eventsOf({ conversation_id, effect }: Mention): DomainEvent[] {
  return effect.users.map((user_id) => ({ type: 'flow.mentioned', payload: { conversation_id, user_id } }));
}

function requestsOf({ run_id, effect: { id, webhook } }: Mention): QueuedRequest[] {
  return webhook ? [{ id, run_id, kind: 'notice', request: webhook }] : [];
}

function mayCall(call: Call, calls: readonly Call[]): boolean {
  const ofFlow = calls.filter(({ flow_id }) => flow_id === call.flow_id);
  const again = ofFlow.some(
    ({ node, conversation_id, at }) =>
      node === call.node &&
      conversation_id === call.conversation_id &&
      call.at.getTime() - at.getTime() < pauseMs,
  );
  return !again && ofFlow.length < maxCalls;
}

function callsSince(tx: Transaction, flows: readonly string[], since: Date): Promise<Call[]> {
  return tx.rows<Call>(
    sql`select flow_id, node, conversation_id, at from flow_mentions
      where account_id = ${tx.account_id} and flow_id = any(${flows}::uuid[]) and at > ${since}`,
    'flow_mentions_since',
  );
}

async function writeCalls(tx: Transaction, made: readonly Call[]): Promise<void> {
  if (!made.length) return;
  await tx.run(
    sql`insert into flow_mentions (account_id, flow_id, node, conversation_id, at)
      select ${tx.account_id}, flow_id, node, conversation_id, at
      from json_to_recordset(${toJson(made)}::json)
        as row(flow_id uuid, node text, conversation_id uuid, at timestamptz)`,
    'write_flow_mentions',
  );
}

/** For people who are away, and for e-mails. */
async function writeMentions(tx: Transaction, allowed: readonly Mention[], at: Date): Promise<void> {
  const rows = allowed.flatMap(({ conversation_id, effect: { id, flow_id, users, email, notice } }) =>
    users.map((user_id) => {
      const letter = email ? 'queued' : null;
      return { id, user_id, flow_id, conversation_id, notice, at, letter };
    }),
  );
  if (!rows.length) return;
  await tx.run(
    sql`insert into person_mentions (account_id, id, user_id, flow_id, conversation_id, notice, at, letter, available_at)
      select ${tx.account_id}, row.id, row.user_id, row.flow_id, row.conversation_id, row.notice, row.at, row.letter, row.at
      from json_to_recordset(${toJson(rows)}::json) as row(id text, user_id uuid, flow_id uuid,
        conversation_id uuid, notice text, at timestamptz, letter text)
      join users u on u.account_id = ${tx.account_id} and u.id = row.user_id and not u.filed
      on conflict do nothing`,
    'write_person_mentions',
  );
}

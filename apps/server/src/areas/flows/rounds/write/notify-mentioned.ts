import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { Mention } from './round-writes.ts';
import type { Round } from '../round-context.ts';

const hourMs = 3_600_000;
/** Of a flow within an hour. */
const maxCalls = 30;
/** Before the same step calls to the same conversation again. */
const pauseMs = 600_000;

type Call = Pick<Mention, 'flow_id' | 'node' | 'conversation_id'> & { at: Date };

/**
 * Calls the people that notes name and tells the systems they name, unless the step just did so in this conversation,
 * or its flow calls too often.
 */
export async function callMentioned(tx: Transaction, { world, writes }: Round): Promise<void> {
  const { mentions, events, requests } = writes;
  if (!mentions.length) return;
  const { now } = world;
  const flows = [...new Set(mentions.map(({ flow_id }) => flow_id))];
  const calls = await callsSince(tx, flows, new Date(now.getTime() - hourMs));
  const made: (Mention & Call)[] = [];
  for (const mention of mentions) {
    if (!mayCall(mention, [...calls, ...made], now)) continue;
    made.push({ ...mention, at: now });
    const { id, run_id, conversation_id, webhook } = mention;
    for (const user_id of mention.users)
      events.push({ type: 'flow.mentioned', payload: { conversation_id, user_id } });
    if (webhook) requests.push({ id, run_id, kind: 'notice', request: webhook });
  }
  await keepCalls(tx, made);
  await keepMentions(tx, made);
}

function mayCall(call: Omit<Call, 'at'>, calls: readonly Call[], now: Date): boolean {
  const ofFlow = calls.filter(({ flow_id }) => flow_id === call.flow_id);
  const again = ofFlow.some(
    ({ node, conversation_id, at }) =>
      node === call.node &&
      conversation_id === call.conversation_id &&
      now.getTime() - at.getTime() < pauseMs,
  );
  return !again && ofFlow.length < maxCalls;
}

function callsSince(tx: Transaction, flows: readonly string[], since: Date): Promise<Call[]> {
  return tx.rows<Call>(
    sql`select flow_id, node, conversation_id, at from flow_mentions
      where account_id = ${tx.account_id} and flow_id = any(${flows}::text[]) and at > ${since}`,
    'flow_mentions_since',
  );
}

async function keepCalls(tx: Transaction, made: readonly Call[]): Promise<void> {
  if (!made.length) return;
  await tx.run(
    sql`insert into flow_mentions (account_id, flow_id, node, conversation_id, at)
      select ${tx.account_id}, flow_id, node, conversation_id, at
      from jsonb_to_recordset(${toJson(made)}::jsonb)
        as row(flow_id text, node text, conversation_id text, at timestamptz)`,
    'write_flow_mentions',
  );
}

/** For whoever is away, and for the letters. */
async function keepMentions(tx: Transaction, made: readonly (Mention & Call)[]): Promise<void> {
  const rows = made.flatMap(({ users, email, ...mention }) =>
    users.map((user_id) => ({ ...mention, user_id, letter: email ? 'queued' : null })),
  );
  if (!rows.length) return;
  await tx.run(
    sql`insert into person_mentions (account_id, id, user_id, flow_id, conversation_id, notice, at, letter, available_at)
      select ${tx.account_id}, row.id, row.user_id, row.flow_id, row.conversation_id, row.notice, row.at, row.letter, row.at
      from jsonb_to_recordset(${toJson(rows)}::jsonb) as row(id text, user_id text, flow_id text,
        conversation_id text, notice text, at timestamptz, letter text)
      join users u on u.account_id = ${tx.account_id} and u.id = row.user_id and not u.filed
      on conflict do nothing`,
    'write_person_mentions',
  );
}

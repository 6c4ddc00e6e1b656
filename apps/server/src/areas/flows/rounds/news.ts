import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { flowsInUse, type FlowRow } from '../flow-rows.ts';

/** Something that a conversation's robot must hear of, in the order in which it happened. */
export type Item =
  | { kind: 'message'; message_id: string }
  /** The customer put a sign on something the robot said. */
  | { kind: 'reaction'; message_id: string }
  /** A person hands the conversation to a flow, or back to where it was interrupted; the message tells of it. */
  | { kind: 'asked'; flow_id: string | null; resume: boolean; message_id?: string }
  /** A person of the company wrote. */
  | { kind: 'person' }
  /** Something could not be sent. */
  | { kind: 'failed'; message_id: string }
  | { kind: 'answer'; answer: Answer }
  /** Whose it is, or whether anything is due, is to be looked at. */
  | { kind: 'look' };

/** What the outside answered to a run. */
export interface Answer {
  id: string;
  run_id: string;
  kind: 'request' | 'webhook';
  conversation_id: string;
  status: number | null;
  body: string | null;
  problem: string | null;
}

/** What is new for a company's robots. */
export interface News {
  /** How far the events were read; null when none was new. */
  sequence: number | null;
  items: Map<string, Item[]>;
  /** Conversations that are over. */
  finished: string[];
  flows: FlowRow[];
  /** There may be more than what was read. */
  more: boolean;
  /** Read with care: the one thing that this is, by a name that it keeps; null when there was none. */
  thing: string | null;
}

/** How news are read. */
export interface Reading {
  now: Date;
  /** One thing of one source alone, so that what cannot be handled stands by itself. */
  careful: boolean;
}

const mostAtOnce = 500;

/** Locks the company's place in its events and reads what came since; null when another process is at it. */
export async function readNews(tx: Transaction, { now, careful }: Reading): Promise<News | null> {
  const { account_id } = tx;
  const most = careful ? 1 : mostAtOnce;
  const limit = raw(String(most));
  // Sent in one go: the lock comes first, and what is read counts only if we got it.
  const [place, newEvents, dueRuns, given, flows] = await Promise.all([
    tx.row<{ sequence: string }>(
      sql`select sequence from flow_progress where account_id = ${account_id} for update skip locked`,
      'take_flow_cursor',
    ),
    tx.rows<StoredRow>(
      sql`select sequence, type, payload from domain_events
        where account_id = ${account_id}
          and sequence > (select sequence from flow_progress where account_id = ${account_id})
        order by sequence limit ${limit}`,
      `events_for_flows_${most}`,
    ),
    tx.rows<DueRun>(
      sql`select id, conversation_id from flow_runs
        where account_id = ${account_id} and ending is null and wake_at <= ${now}
        order by wake_at limit ${limit}`,
      `due_runs_${most}`,
    ),
    tx.rows<Answer>(
      sql`select q.id, q.run_id, q.kind, r.conversation_id, q.status, q.body, q.problem from flow_requests q
        join flow_runs r on r.account_id = q.account_id and r.id = q.run_id and r.held_since is null
        where q.account_id = ${account_id} and q.state = 'done'
        order by q.created limit ${limit}`,
      `answered_requests_${most}`,
    ),
    flowsInUse(tx),
  ]);
  if (!place) return null;
  const all = { events: newEvents, due: dueRuns, answers: given };
  const { events, due, answers } = careful ? firstOf(all) : all;
  const gathered = gather(events);
  const looks = await toLookAt(tx, gathered);
  const { items } = gathered;
  for (const id of looks) add(items, id, { kind: 'look' });
  for (const answer of answers) add(items, answer.conversation_id, { kind: 'answer', answer });
  for (const { conversation_id } of due) add(items, conversation_id, { kind: 'look' });
  const sequence = events.at(-1)?.sequence;
  return {
    sequence: sequence === undefined ? null : Number(sequence),
    items,
    finished: gathered.finished,
    flows,
    more: [events, due, answers].some(({ length }) => length === most),
    thing: careful ? nameOf({ events, due, answers }) : null,
  };
}

interface Found {
  events: StoredRow[];
  due: DueRun[];
  answers: Answer[];
}

interface DueRun {
  id: string;
  conversation_id: string;
}

/** What came of the first source that has something. */
function firstOf({ events, due, answers }: Found): Found {
  if (events.length) return { events, due: [], answers: [] };
  return due.length ? { events, due, answers: [] } : { events, due, answers };
}

function nameOf({ events: [event], due: [run], answers: [answer] }: Found): string | null {
  if (event) return `event ${event.sequence}`;
  if (run) return `run ${run.id}`;
  return answer ? `answer ${answer.id}` : null;
}

/** What happened up to here has been seen to. */
export async function moveCursor(tx: Transaction, sequence: number): Promise<void> {
  await tx.run(
    sql`update flow_progress set sequence = ${sequence} where account_id = ${tx.account_id}`,
    'move_flow_cursor',
  );
}

interface StoredRow {
  sequence: string;
  type: string;
  payload: Payload;
}

interface Payload {
  conversation_id?: string;
  conversation_ids?: string[];
  message_id?: string;
  contact_id?: string;
  channel_id?: string;
  origin?: string;
  ignored?: boolean;
  failed?: boolean;
  file_of?: string;
  reacted?: boolean;
  flow_id?: string | null;
  resume?: boolean;
}

interface Gathered {
  items: Map<string, Item[]>;
  finished: string[];
  contacts: Set<string>;
  channels: Set<string>;
}

function add(items: Map<string, Item[]>, conversation_id: string, item: Item): void {
  const known = items.get(conversation_id);
  if (known) known.push(item);
  else items.set(conversation_id, [item]);
}

function gather(events: readonly StoredRow[]): Gathered {
  const gathered: Gathered = { items: new Map(), finished: [], contacts: new Set(), channels: new Set() };
  for (const { type, payload } of events) {
    const { conversation_id, contact_id, channel_id } = payload;
    const item = itemOf(type, payload);
    if (conversation_id && item) add(gathered.items, conversation_id, item);
    const { conversation_ids = [] } = payload;
    const one = conversation_id ? [conversation_id] : [];
    for (const id of conversation_ids) add(gathered.items, id, { kind: 'look' });
    if (type.endsWith('.finished')) gathered.finished.push(...conversation_ids, ...one);
    if (type === 'contact.changed' && contact_id) gathered.contacts.add(contact_id);
    if (type === 'channel.status' && channel_id) gathered.channels.add(channel_id);
  }
  return gathered;
}

function itemOf(type: string, payload: Payload): Item | null {
  if (payload.ignored) return null;
  const { message_id = '', origin } = payload;
  if (type === 'message.created' && origin === 'customer') return { kind: 'message', message_id };
  // The run may have waited for it.
  if (type === 'message.changed' && payload.file_of === 'customer') return { kind: 'look' };
  if (type === 'message.changed' && payload.reacted) return { kind: 'reaction', message_id };
  if (type === 'message.created' && origin === 'user') return { kind: 'person' };
  if (type === 'message.changed' && payload.failed) return { kind: 'failed', message_id };
  if (type === 'flow.asked') {
    const { flow_id = null, resume = false } = payload;
    return { kind: 'asked', flow_id, resume, ...(message_id && { message_id }) };
  }
  return type === 'conversation.taken' || type.endsWith('.finished') ? { kind: 'look' } : null;
}

/** Conversations of runs whose contact is ignored now, or whose number is connected again. */
async function toLookAt(tx: Transaction, { contacts, channels }: Gathered): Promise<string[]> {
  const { account_id } = tx;
  const [ignored, held] = await Promise.all([
    contacts.size
      ? tx.rows<{ id: string }>(
          sql`select r.conversation_id as id from contacts c
            join conversations v on v.account_id = c.account_id and v.contact_id = c.id
            join flow_runs r on r.account_id = v.account_id and r.conversation_id = v.id and r.ending is null
            where c.account_id = ${account_id} and c.id = any(${[...contacts]}::text[]) and c.ignore`,
          'runs_of_ignored',
        )
      : [],
    channels.size
      ? tx.rows<{ id: string }>(
          sql`select r.conversation_id as id from flow_runs r
            join conversations c on c.account_id = r.account_id and c.id = r.conversation_id
            where r.account_id = ${account_id} and r.ending is null and r.held_since is not null
              and c.channel_id = any(${[...channels]}::text[])`,
          'held_runs',
        )
      : [],
  ]);
  return [...ignored, ...held].map(({ id }) => id);
}

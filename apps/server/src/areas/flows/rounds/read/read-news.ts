import type { Transaction } from '../../../../platform/db/database.ts';
import { raw, sql } from '../../../../platform/db/sql.ts';
import { cursorOf, takeCursor } from '../../../../platform/events/cursors.ts';
import type { DomainEvents, StoredEvent } from '../../../../platform/events/domain-events.ts';
import { storedEvent, type EventRow } from '../../../../platform/events/read-events.ts';
import { flowsInUse, type FlowRow } from '../../flow-rows.ts';
import { flowsCursor } from '../topics.ts';

/** Something that a conversation's bot must hear of, in the order in which it happened. */
export type Item =
  | { kind: 'message'; message_id: string }
  /** The customer reacted to something the bot said. */
  | { kind: 'reaction'; message_id: string }
  /**
   * A person hands the conversation to a flow, or back to where it was interrupted; the message is the notice of it.
   */
  | { kind: 'asked'; flow_id: string | null; resume: boolean; message_id?: string }
  /** A person of the company wrote. */
  | { kind: 'person' }
  /** A message of the bot could not be sent. */
  | { kind: 'failed'; message_id: string }
  | { kind: 'answer'; answer: Answer }
  /** Something else changed, or a time came: the round looks whether the run must stop or wake. */
  | { kind: 'look' };

/** An answer from outside to a run: to its request, or a call of its webhook. */
export interface Answer {
  id: string;
  run_id: string;
  kind: 'request' | 'webhook';
  conversation_id: string;
  status: number | null;
  body: string | null;
  problem: string | null;
}

/** What is new for a company's bots. */
export interface News {
  /** How far the events were read; null when none was new. */
  sequence: number | null;
  items: Map<string, Item[]>;
  /** Conversations that are over. */
  finished: string[];
  flows: FlowRow[];
  /** There may be more than what was read. */
  more: boolean;
  /** In careful mode the only item, by a name that stays the same; null when there was none. */
  thing: string | null;
}

/** How news is read. */
export interface Reading {
  now: Date;
  /** Whether to read one item of one source alone, so that an item that keeps failing is found. */
  careful: boolean;
}

const maxAtOnce = 500;

/** Locks the company's place in its events and reads what came since; null when another process is at it. */
export async function readNews(tx: Transaction, { now, careful }: Reading): Promise<News | null> {
  const { account_id } = tx;
  const most = careful ? 1 : maxAtOnce;
  const limit = raw(String(most));
  // Sent together: the lock comes first, and what is read counts only if we got it.
  const [place, newEvents, dueRuns, given, flows] = await Promise.all([
    takeCursor(tx, flowsCursor),
    tx.rows<EventRow>(
      sql`select sequence, type, payload from domain_events
        where account_id = ${account_id}
          and sequence > ${cursorOf(account_id, flowsCursor)}
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
  if (place === null) return null;
  const all = { events: newEvents.map(storedEvent), due: dueRuns, answers: given };
  const { events, due, answers } = careful ? firstOf(all) : all;
  const gathered = gather(events);
  const looks = await toLookAt(tx, gathered);
  const { items } = gathered;
  for (const id of looks) add(items, id, { kind: 'look' });
  for (const answer of answers) add(items, answer.conversation_id, { kind: 'answer', answer });
  for (const { conversation_id } of due) add(items, conversation_id, { kind: 'look' });
  return {
    sequence: events.at(-1)?.sequence ?? null,
    items,
    finished: gathered.finished,
    flows,
    more: [events, due, answers].some(({ length }) => length === most),
    thing: careful ? nameOf({ events, due, answers }) : null,
  };
}

interface Found {
  events: StoredEvent[];
  due: DueRun[];
  answers: Answer[];
}

interface DueRun {
  id: string;
  conversation_id: string;
}

/** Returns the item of the first source that has one. */
function firstOf({ events, due, answers }: Found): Found {
  if (events.length) return { events, due: [], answers: [] };
  return due.length ? { events, due, answers: [] } : { events, due, answers };
}

function nameOf({ events: [event], due: [run], answers: [answer] }: Found): string | null {
  if (event) return `event ${event.sequence}`;
  if (run) return `run ${run.id}`;
  return answer ? `answer ${answer.id}` : null;
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

function gather(events: readonly StoredEvent[]): Gathered {
  const gathered: Gathered = { items: new Map(), finished: [], contacts: new Set(), channels: new Set() };
  const { items, finished, contacts, channels } = gathered;
  for (const event of events) {
    const { type, payload } = event;
    const item = itemOf(event);
    if (item && 'conversation_id' in payload) add(items, payload.conversation_id, item);
    if ('conversation_ids' in payload)
      for (const id of payload.conversation_ids) add(items, id, { kind: 'look' });
    if (type === 'conversation.finished') finished.push(payload.conversation_id);
    if (type === 'conversations.finished') finished.push(...payload.conversation_ids);
    if (type === 'contact.changed') contacts.add(payload.contact_id);
    if (type === 'channel.status') channels.add(payload.channel_id);
  }
  return gathered;
}

function itemOf({ type, payload }: StoredEvent): Item | null {
  switch (type) {
    case 'message.created':
      return payload.ignored ? null : itemOfMessage(payload);
    case 'message.changed':
      return itemOfChange(payload);
    case 'flow.asked': {
      const { flow_id, resume, message_id } = payload;
      return { kind: 'asked', flow_id, resume, message_id };
    }
    case 'conversation.taken':
    case 'conversation.finished':
      return { kind: 'look' };
    default:
      return null;
  }
}

function itemOfMessage({ message_id, origin }: DomainEvents['message.created']): Item | null {
  if (origin === 'customer') return { kind: 'message', message_id };
  return origin === 'user' ? { kind: 'person' } : null;
}

function itemOfChange(change: DomainEvents['message.changed']): Item | null {
  const { message_id, file_of, reacted, failed } = change;
  // The run may wait for the file.
  if (file_of === 'customer') return { kind: 'look' };
  if (reacted) return { kind: 'reaction', message_id };
  return failed ? { kind: 'failed', message_id } : null;
}

/**
 * Returns conversations with runs whose contact is ignored now, or that were held and whose number changed its
 * status.
 */
async function toLookAt(tx: Transaction, { contacts, channels }: Gathered): Promise<string[]> {
  const { account_id } = tx;
  const [ignored, held] = await Promise.all([
    contacts.size
      ? tx.rows<{ id: string }>(
          sql`select r.conversation_id as id from contacts c
            join conversations v on v.account_id = c.account_id and v.contact_id = c.id
            join flow_runs r on r.account_id = v.account_id and r.conversation_id = v.id and r.ending is null
            where c.account_id = ${account_id} and c.id = any(${[...contacts]}::uuid[]) and c.ignore`,
          'runs_of_ignored',
        )
      : [],
    channels.size
      ? tx.rows<{ id: string }>(
          sql`select r.conversation_id as id from flow_runs r
            join conversations c on c.account_id = r.account_id and c.id = r.conversation_id
            where r.account_id = ${account_id} and r.ending is null and r.held_since is not null
              and c.channel_id = any(${[...channels]}::bigint[])`,
          'held_runs',
        )
      : [],
  ]);
  return [...ignored, ...held].map(({ id }) => id);
}

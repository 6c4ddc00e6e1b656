import type { Transaction } from '../../../../platform/db/database.ts';
import { raw, sql } from '../../../../platform/db/sql.ts';
import { cursorOf, takeCursor } from '../../../../platform/events/cursors.ts';
import type { StoredEvent } from '../../../../platform/events/domain-events.ts';
import { storedEvent, type EventRow } from '../../../../platform/events/read-events.ts';
import { flowsInUse, type FlowRow } from '../../flow-rows.ts';
import { flowsCursor } from '../topics.ts';
import type { Occurrence } from '../../starts/happening.ts';
import { addItem, gather, type Answer, type Gathered, type Item } from './items.ts';

/** What is new for a company's bots. */
export interface News {
  /** How far the events were read; null when none was new. */
  sequence: number | null;
  items: Map<string, Item[]>;
  /** Conversations that are over. */
  finished: string[];
  flows: FlowRow[];
  /** What happened and may start flows. */
  occurrences: Occurrence[];
  /** Of earlier ones those that are due, by what was noted of them. */
  happenings: string[];
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
/** Starts without a message may begin chats, which leave slowly: there is no hurry. */
const maxStarts = 50;

/** Locks the company's place in its events and reads what came since, or returns why it cannot. */
export async function readNews(
  tx: Transaction,
  { now, careful }: Reading,
): Promise<News | 'held' | 'missing'> {
  const { account_id } = tx;
  const most = careful ? 1 : maxAtOnce;
  const limit = raw(String(most));
  // Sent together: the lock comes first, and what is read counts only if we got it.
  const [place, newEvents, dueRuns, given, noted, flows] = await Promise.all([
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
    tx.rows<{ id: string }>(
      sql`select id from flow_happenings
        where account_id = ${account_id} and state = 'waiting' and due <= ${now}
        order by due limit ${raw(String(careful ? 1 : maxStarts))}`,
      `due_happenings_${most}`,
    ),
    flowsInUse(tx),
  ]);
  if (typeof place === 'string') return place;
  const all = { events: newEvents.map(storedEvent), due: dueRuns, answers: given, noted };
  const found = careful ? firstOf(all) : all;
  const { events, due, answers } = found;
  const gathered = gather(events);
  const looks = await toLookAt(tx, gathered);
  const { items } = gathered;
  for (const id of looks) addItem(items, id, { kind: 'look' });
  for (const answer of answers) addItem(items, answer.conversation_id, { kind: 'answer', answer });
  for (const { conversation_id } of due) addItem(items, conversation_id, { kind: 'look' });
  return {
    sequence: events.at(-1)?.sequence ?? null,
    items,
    finished: gathered.finished,
    flows,
    occurrences: gathered.occurrences,
    happenings: found.noted.map(({ id }) => id),
    more: [events, due, answers].some(({ length }) => length === most) || found.noted.length > 0,
    thing: careful ? nameOf(found) : null,
  };
}

interface Found {
  events: StoredEvent[];
  due: DueRun[];
  answers: Answer[];
  noted: { id: string }[];
}

interface DueRun {
  id: string;
  conversation_id: string;
}

/** Returns the item of the first source that has one. */
function firstOf({ events, due, answers, noted }: Found): Found {
  const none = { events: [], due: [], answers: [], noted: [] };
  if (events.length) return { ...none, events };
  if (due.length) return { ...none, due };
  return answers.length ? { ...none, answers } : { ...none, noted };
}

function nameOf({ events: [event], due: [run], answers: [answer], noted: [start] }: Found): string | null {
  if (event) return `event ${event.sequence}`;
  if (run) return `run ${run.id}`;
  if (answer) return `answer ${answer.id}`;
  return start ? `start ${start.id}` : null;
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

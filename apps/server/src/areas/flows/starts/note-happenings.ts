import type { HappeningKind } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { FlowRow } from '../flow-rows.ts';
import { flowsStartedBy, startsByItself, type Occurrence } from './happening.ts';

/** As long as the desk offers to undo what a person did. */
const graceMs = 10_000;
/** How long a flow may wait for its moment. */
const waitMs = 24 * 60 * 60 * 1000;

interface Noting {
  occurrences: readonly Occurrence[];
  flows: readonly FlowRow[];
  now: Date;
}

/**
 * Notes what happened that starts flows, with an id by which the same event is noted once. What a flow did starts
 * other flows at once, and never itself; what a person did, once it can no longer be undone. What is like one that still
 * waits is not noted: a person who corrects a value within seconds starts a flow once.
 */
export async function noteHappenings(tx: Transaction, { occurrences, flows, now }: Noting): Promise<void> {
  const starting = flows.filter(startsByItself);
  if (!starting.length || !occurrences.length) return;
  const facts = await readFacts(tx, occurrences);
  const rows = occurrences.flatMap((occurrence) => {
    const known = facts.get(occurrence.sequence);
    if (!known) return [];
    const { kind, by_flow = null } = occurrence;
    const others = starting.filter(({ id }) => id !== by_flow);
    const about = aboutOf(occurrence);
    const flow_ids = flowsStartedBy(others, { ...known, kind, about, dated: false })
      .filter((flow) => kind !== 'finished' || isThere(flow, known))
      .map(({ id }) => id);
    if (!flow_ids.length) return [];
    const due = new Date(now.getTime() + (by_flow === null ? graceMs : 0));
    const { contact_id, conversation_id } = known;
    const id = `event ${occurrence.sequence}`;
    return [{ id, kind, contact_id, conversation_id, by_flow, about, flow_ids, due }];
  });
  await insert(tx, [...new Map(rows.toReversed().map((row) => [likeness(row), row])).values()], now);
}

/** Returns what two of a contact have in common that would say the same twice. */
function likeness({ kind, contact_id, conversation_id, about, flow_ids }: Omit<Noted, 'id'>): string {
  return JSON.stringify([kind, contact_id, conversation_id, [...about].sort(), flow_ids]);
}

function aboutOf(occurrence: Occurrence): readonly string[] {
  if (occurrence.kind === 'finished') return [occurrence.by];
  return occurrence.kind === 'tagged' ? occurrence.tags : occurrence.fields;
}

function isThere({ events: { finished } }: FlowRow, { channel_id, department_id }: Facts): boolean {
  if (!finished || channel_id === null || department_id === null) return false;
  const { chips, departments } = finished;
  return (
    (!chips.length || chips.includes(channel_id)) &&
    (!departments.length || departments.includes(department_id))
  );
}

/** What an event does not say, because events carry ids alone. */
interface Facts {
  contact_id: string;
  tags: string[];
  data: Record<string, unknown>;
  conversation_id: string | null;
  channel_id: string | null;
  department_id: string | null;
}

async function readFacts(tx: Transaction, occurrences: readonly Occurrence[]): Promise<Map<number, Facts>> {
  const given = occurrences.map((occurrence) => ({
    sequence: occurrence.sequence,
    contact_id: 'contact_id' in occurrence ? occurrence.contact_id : null,
    conversation_id: 'conversation_id' in occurrence ? occurrence.conversation_id : null,
  }));
  const rows = await tx.rows<Facts & { sequence: string }>(
    sql`select given.sequence, c.id as contact_id, tags_of_contact(c.account_id, c.id) as tags, c.data,
        v.id as conversation_id, v.channel_id, v.department_id
      from json_to_recordset(${toJson(given)}::json) as given(sequence bigint, contact_id uuid, conversation_id uuid)
      left join conversations v on v.account_id = ${tx.account_id} and v.id = given.conversation_id
      join contacts c on c.account_id = ${tx.account_id} and c.id = coalesce(given.contact_id, v.contact_id)`,
    'facts_of_happenings',
  );
  return new Map(rows.map(({ sequence, ...facts }) => [Number(sequence), facts]));
}

interface Noted {
  id: string;
  kind: HappeningKind;
  contact_id: string;
  conversation_id: string | null;
  by_flow: string | null;
  about: readonly string[];
  flow_ids: readonly string[];
  due: Date;
}

async function insert(tx: Transaction, rows: readonly Noted[], now: Date): Promise<void> {
  if (!rows.length) return;
  await tx.run(
    sql`insert into flow_happenings (account_id, id, kind, contact_id, conversation_id, by_flow, about, flow_ids,
        flow_id, happened, due, until)
      select ${tx.account_id}, id, kind, contact_id, conversation_id, by_flow, about, flow_ids, flow_ids[1], ${now},
        due, ${new Date(now.getTime() + waitMs)}
      from json_to_recordset(${toJson(rows)}::json) as row(id text, kind text, contact_id uuid,
        conversation_id uuid, by_flow uuid, about text[], flow_ids uuid[], due timestamptz)
      where not exists (select from flow_happenings h
        where h.account_id = ${tx.account_id} and h.contact_id = row.contact_id and h.state = 'waiting'
          and h.kind = row.kind and h.conversation_id is not distinct from row.conversation_id
          and h.about @> row.about and h.flow_ids = row.flow_ids)
      on conflict do nothing`,
    'note_happenings',
  );
}

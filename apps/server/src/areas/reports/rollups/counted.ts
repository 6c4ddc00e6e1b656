import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CountedEvent, Counted } from './fold.ts';
import type { Fact } from './ledger.ts';

/** Reads what earlier batches recorded about everything that the events concern. */
export async function readCounted(tx: Transaction, events: readonly CountedEvent[]): Promise<Counted> {
  const conversations = new Set<string>();
  const contacts = new Set<string>();
  const retagged = new Set<string>();
  for (const { type, payload } of events) {
    if (type === 'contact.merged') {
      retagged.add(payload.contact_id);
      contacts.add(payload.into);
    }
    if ('conversation_ids' in payload) payload.conversation_ids.forEach((id) => conversations.add(id));
    if ('conversation_id' in payload) conversations.add(payload.conversation_id);
    if ('contact_id' in payload && payload.contact_id) contacts.add(payload.contact_id);
    if ('tags' in payload) retagged.add(payload.contact_id);
  }
  const facts = await readFacts(tx, [...conversations], [...retagged]);
  for (const { contact_id } of facts) contacts.add(contact_id);
  const tagged = await tx.rows<{ id: string; tags: string[] }>(
    sql`select id, tags from report_contacts
      where account_id = ${tx.account_id} and id = any(${[...contacts]}::uuid[])`,
    'report_contacts',
  );
  return {
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    tags: new Map(tagged.map(({ id, tags }) => [id, tags])),
    erased: new Map(),
    merged: new Set(),
    gone: new Set(),
    moved: new Set(),
  };
}

function readFacts(
  tx: Transaction,
  conversations: readonly string[],
  contacts: readonly string[],
): Promise<Fact[]> {
  const columns = sql`id, contact_id, opened, day::text, channel_id, department_id, is_manual, is_ai`;
  return tx.rows<Fact>(
    sql`select ${columns} from report_conversations
        where account_id = ${tx.account_id} and id = any(${conversations}::uuid[])
      union
      select ${columns} from report_conversations
        where account_id = ${tx.account_id} and contact_id = any(${contacts}::uuid[])`,
    'report_facts',
  );
}

/** Writes what is now known about the conversations and contacts that the events concern. */
export async function writeCounted(
  tx: Transaction,
  { facts, tags, erased, merged, gone, moved }: Counted,
  events: readonly CountedEvent[],
): Promise<void> {
  const named = events.flatMap(({ payload }) => {
    if ('conversation_ids' in payload) return payload.conversation_ids;
    return 'conversation_id' in payload ? [payload.conversation_id] : [];
  });
  const concerned = new Set([...named, ...moved]);
  const retagged = new Set(events.flatMap(({ payload }) => ('tags' in payload ? [payload.contact_id] : [])));
  const forgotten = [...erased.values()].flatMap((contact) => contact.facts);
  await writeFacts(tx, [
    ...[...concerned].flatMap((id) => facts.get(id) ?? []),
    ...forgotten.filter(({ id }) => concerned.has(id)),
  ]);
  await writeTags(
    tx,
    [...retagged].map((id) => ({ id, tags: erased.get(id)?.tags ?? tags.get(id) ?? [] })),
  );
  if (merged.size) await removeMerged(tx, [...merged]);
  if (gone.size)
    await removeGone(
      tx,
      [...gone].filter((id) => !retagged.has(id)),
    );
  if (erased.size) await removeNames(tx, [...erased.keys()]);
}

async function writeFacts(tx: Transaction, facts: readonly Fact[]): Promise<void> {
  await tx.run(
    sql`insert into report_conversations (account_id, id, contact_id, opened, day, channel_id, department_id,
        is_manual, is_ai)
      select ${tx.account_id}, id, contact_id, opened, day, channel_id, department_id, is_manual, is_ai
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as row(id uuid, contact_id uuid, opened timestamptz,
        day date, channel_id bigint, department_id uuid, is_manual boolean, is_ai boolean)
      on conflict (account_id, id) do update set contact_id = excluded.contact_id, opened = excluded.opened, day = excluded.day,
        channel_id = excluded.channel_id, department_id = excluded.department_id, is_manual = excluded.is_manual,
        is_ai = excluded.is_ai`,
    'write_report_facts',
  );
}

async function writeTags(
  tx: Transaction,
  contacts: readonly { id: string; tags: readonly string[] }[],
): Promise<void> {
  await tx.run(
    sql`insert into report_contacts (account_id, id, tags)
      select ${tx.account_id}, id, tags
      from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as row(id uuid, tags uuid[])
      on conflict (account_id, id) do update set tags = excluded.tags`,
    'write_report_contacts',
  );
}

async function removeMerged(tx: Transaction, conversations: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from report_conversations
      where account_id = ${tx.account_id} and id = any(${conversations}::uuid[])`,
    'drop_merged_facts',
  );
}

async function removeGone(tx: Transaction, contacts: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from report_contacts where account_id = ${tx.account_id} and id = any(${contacts}::uuid[])`,
    'drop_merged_contacts',
  );
}

/**
 * Replaces the ids of erased contacts by ids that lead to nobody. What is counted about them stays, so that it can be
 * counted again. The moment is kept to the quarter of an hour: so it falls on the same day in every time zone.
 */
async function removeNames(tx: Transaction, contacts: readonly string[]): Promise<void> {
  await tx.run(
    sql`with nameless as (
        select id, gen_random_uuid() as other_id from unnest(${contacts}::uuid[]) as id
      ), tags as (
        update report_contacts r set id = n.other_id from nameless n
        where r.account_id = ${tx.account_id} and r.id = n.id
      )
      update report_conversations r set id = gen_random_uuid(), contact_id = n.other_id,
        opened = date_bin('15 minutes', r.opened, timestamptz '2000-01-01Z')
      from nameless n where r.account_id = ${tx.account_id} and r.contact_id = n.id`,
    'remove_names_from_reports',
  );
}

import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { changeImport, countRows, type ImportRow } from './import-rows.ts';
import { personOfRow } from './person-of-row.ts';
import { recordTags } from '../record-tags.ts';

/** Returns which of these contacts have a conversation. A later area provides it, through the app. */
export type TalkedWith = (tx: Transaction, contact_ids: readonly string[]) => Promise<ReadonlySet<string>>;

const part = 1000;

interface Line {
  number: number;
  cells: SheetCell[];
  outcome: 'created' | 'updated';
  contact_id: string;
  before: { name: string; data: Record<string, unknown> } | null;
  tags_added: string[];
}

/**
 * Undoes an import. New contacts are deleted unless somebody has talked to them, renamed them or annotated them. Of
 * known contacts, the values that the import wrote are restored where they have not changed since.
 */
export async function undoImport(db: AccountDb, row: ImportRow, talkedWith: TalkedWith): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction((tx) => undoPart(tx, { row, talkedWith, after: from }));
  }
  await db.transaction(async (tx) => {
    const counts = JSON.stringify(await countRows(tx, row.id));
    await changeImport(tx, row.id, {
      from: ['undoing'],
      set: sql`state = 'undone', counts = ${counts}::jsonb`,
    });
    tx.record({ type: 'contacts.changed', payload: {} });
  });
}

interface Part {
  row: ImportRow;
  talkedWith: TalkedWith;
  after: number;
}

/** Undoes the next rows. Returns the last one's number; null when none is left. */
async function undoPart(tx: Transaction, { row, talkedWith, after }: Part): Promise<number | null> {
  const lines = await tx.rows<Line>(
    sql`select number, cells, outcome, contact_id, before, tags_added from contact_import_rows
      where account_id = ${tx.account_id} and import_id = ${row.id} and number > ${after}
        and outcome in ('created', 'updated')
      order by number limit ${raw(String(part))} for update`,
  );
  const last = lines.at(-1);
  if (!last) return null;
  const created = lines.filter(({ outcome }) => outcome === 'created');
  const kept = await removeCreated(tx, created, talkedWith);
  await takeTagsOff(tx, lines);
  await restore(
    tx,
    lines.filter(({ outcome }) => outcome === 'updated'),
    row,
  );
  await tx.run(
    sql`update contact_import_rows set outcome = case when contact_id = any(${[...kept]}::uuid[]) then 'kept' else 'undone' end
      where account_id = ${tx.account_id} and import_id = ${row.id} and number = any(${lines.map(({ number }) => number)}::integer[])`,
  );
  await changeImport(tx, row.id, { from: ['undoing'], set: sql`progress = progress + ${lines.length}` });
  return last.number;
}

/** Deletes the contacts that the import added and returns the ids of those that stay. */
async function removeCreated(
  tx: Transaction,
  lines: readonly Line[],
  talkedWith: TalkedWith,
): Promise<Set<string>> {
  const ids = lines.map(({ contact_id }) => contact_id);
  if (!ids.length) return new Set();
  // Locked before this check, so that no conversation can begin with somebody who is about to be deleted.
  const free = await tx.rows<{ id: string }>(
    sql`select id from contacts where account_id = ${tx.account_id} and id = any(${ids}::uuid[])
      and override_name is null and annotations = '[]'::jsonb order by id for update`,
  );
  const talked = await talkedWith(tx, ids);
  const gone = free.map(({ id }) => id).filter((id) => !talked.has(id));
  await tx.run(sql`delete from contacts where account_id = ${tx.account_id} and id = any(${gone}::uuid[])`);
  const removed = new Set(gone);
  return new Set(ids.filter((id) => !removed.has(id)));
}

async function takeTagsOff(tx: Transaction, lines: readonly Line[]): Promise<void> {
  const pairs = lines.flatMap(({ contact_id, tags_added }) =>
    tags_added.map((tag_id) => ({ contact_id, tag_id })),
  );
  // The lock prevents simultaneous changes of the tags, so that the recorded tags are the ones in the table.
  await tx.run(
    sql`select from contacts
      where account_id = ${tx.account_id} and id = any(${pairs.map(({ contact_id }) => contact_id)}::uuid[])
      order by phone for no key update`,
  );
  const freed = await tx.rows<{ contact_id: string }>(
    sql`delete from contact_tags t
      using unnest(${pairs.map(({ contact_id }) => contact_id)}::uuid[],
        ${pairs.map(({ tag_id }) => tag_id)}::uuid[]) as pair(contact_id, tag_id)
      where t.account_id = ${tx.account_id} and t.contact_id = pair.contact_id and t.tag_id = pair.tag_id
      returning t.contact_id`,
  );
  await recordTags(
    tx,
    'contact.tagged',
    freed.map(({ contact_id }) => contact_id),
  );
}

async function restore(tx: Transaction, lines: readonly Line[], columns: ImportRow): Promise<void> {
  const { account_id } = tx;
  const now = await tx.rows<{ id: string; name: string; data: Record<string, unknown> }>(
    sql`select id, name, data from contacts
      where account_id = ${account_id} and id = any(${lines.map(({ contact_id }) => contact_id)}::uuid[])
      order by phone for no key update`,
  );
  const byId = new Map(now.map((contact) => [contact.id, contact]));
  const restored = lines.flatMap((line) => {
    const contact = byId.get(line.contact_id);
    return contact && line.before
      ? [{ ...beforeOf(contact, line.before, personOfRow(line.cells, columns)), id: contact.id }]
      : [];
  });
  await tx.run(
    sql`update contacts c set name = old.name, data = old.data::jsonb
      from unnest(${restored.map(({ id }) => id)}::uuid[], ${restored.map(({ name }) => name)}::text[],
        ${restored.map(({ data }) => JSON.stringify(data))}::text[]) as old(id, name, data)
      where c.account_id = ${account_id} and c.id = old.id`,
  );
}

interface Held {
  name: string;
  data: Record<string, unknown>;
}

/** Returns the values before the import; what changed since the import stays as it is. */
function beforeOf(now: Held, before: Held, written: Held): Held {
  const old = new Map(Object.entries(before.data));
  const imported = new Map(Object.entries(written.data));
  const data = Object.entries(now.data).flatMap(([key, value]) => {
    if (imported.get(key) !== value) return [[key, value] as const];
    return old.has(key) ? [[key, old.get(key)] as const] : [];
  });
  const name = written.name && now.name === written.name ? before.name : now.name;
  return { name, data: Object.fromEntries(data) };
}

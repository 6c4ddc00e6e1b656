import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { changeImport, countRows, importById, type ImportRow } from './import-rows.ts';
import { tagsOfImport } from './import-tags.ts';
import { personOfRow, tagNames } from './person-of-row.ts';
import { tellTags } from '../tell-tags.ts';

// Small, because the planner knows nothing of rows this fresh and compares each with each.
const part = 500;

interface Line {
  number: number;
  cells: SheetCell[];
  phone: string;
}

/** Brings the people of an import in, a part a transaction; goes on where an earlier try stopped. */
export async function runImport(runtime: Runtime, db: AccountDb, row: ImportRow): Promise<void> {
  const tags = await tagsOfImport(runtime, db, row);
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction((tx) => importPart(runtime, tx, { row, tags, after: from }));
  }
  await db.transaction(async (tx) => {
    const counts = JSON.stringify(await countRows(tx, row.id));
    const state = sql`state = case when state = 'cancelling' then 'cancelled' else 'done' end`;
    const set = sql`${state}, counts = ${counts}::jsonb`;
    await changeImport(tx, row.id, { from: ['importing', 'cancelling'], set });
    tx.record({ type: 'contacts.changed', payload: {} });
  });
}

interface Part {
  row: ImportRow;
  tags: ReadonlyMap<string, string>;
  after: number;
}

/** The next rows. Answers the last one's number; null when none is left or somebody stopped it. */
async function importPart(
  runtime: Runtime,
  tx: Transaction,
  { row, tags, after }: Part,
): Promise<number | null> {
  const now = await importById(tx, row.id);
  if (now?.state !== 'importing') return null;
  const lines = await tx.rows<Line>(
    sql`select number, cells, phone from contact_import_rows
      where account_id = ${tx.account_id} and import_id = ${row.id} and number > ${after}
        and outcome is null and problem is null
      order by number limit ${raw(String(part))} for update`,
    'import_next_rows',
  );
  const last = lines.at(-1);
  if (!last) return null;
  const people = lines.map((line) => ({ ...line, ...personOfRow(line.cells, row) }));
  const place = { import_id: row.id, after, last: last.number };
  await writePeople(runtime, tx, { ...place, people });
  const common = tagNames(row.tag);
  await writeTags(tx, {
    ...place,
    wanted: people.flatMap(({ number, tags: own }) =>
      [...common, ...own].flatMap((name) => {
        const tag_id = tags.get(name.toLowerCase());
        return tag_id ? [{ number, tag_id }] : [];
      }),
    ),
  });
  await changeImport(tx, row.id, { from: ['importing'], set: sql`progress = progress + ${lines.length}` });
  return last.number;
}

/** Between which rows of which import; named in every statement, so that none looks at the whole sheet. */
interface Place {
  import_id: string;
  after: number;
  last: number;
}

interface Writing extends Place {
  people: readonly (Line & { name: string; data: Record<string, string> })[];
}

/** New people are added; of known ones name and variables follow the sheet, never the name a person gave here. */
async function writePeople(
  { ids, clock }: Runtime,
  tx: Transaction,
  { import_id, after, last, people }: Writing,
): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`with incoming as materialized (
        select * from unnest(${people.map(({ number }) => number)}::integer[], ${people.map(() => ids.next())}::text[],
          ${people.map(({ phone }) => phone)}::text[], ${people.map(({ name }) => name)}::text[],
          ${people.map(({ data }) => JSON.stringify(data))}::text[]) as line(number, id, phone, name, data)
      ), existing as materialized (
        select id, phone, name, data from contacts
        where account_id = ${account_id} and phone in (select phone from incoming)
        order by phone for no key update
      ), changed as (
        update contacts c
        set name = coalesce(nullif(i.name, ''), c.name), data = c.data || i.data::jsonb
        from existing e join incoming i on i.phone = e.phone
        where c.account_id = ${account_id} and c.id = e.id
          and ((i.name <> '' and i.name <> c.name) or c.data || i.data::jsonb <> c.data)
        returning c.id
      ), added as (
        insert into contacts (account_id, id, name, phone, data, created)
        select ${account_id}, i.id, i.name, i.phone, i.data::jsonb, ${clock.now()} from incoming i
        where not exists (select from existing e where e.phone = i.phone)
        order by i.phone
        on conflict do nothing
        returning id, phone
      )
      update contact_import_rows r
      set contact_id = coalesce(a.id, e.id),
        outcome = case when a.id is not null then 'created' when ch.id is not null then 'updated' else 'unchanged' end,
        before = case when e.id is null then null else jsonb_build_object('name', e.name, 'data', e.data) end
      from incoming i
      left join added a on a.phone = i.phone
      left join existing e on e.phone = i.phone
      left join changed ch on ch.id = e.id
      where r.account_id = ${account_id} and r.import_id = ${import_id} and r.number = i.number
        and r.number > ${after} and r.number <= ${last}
        and (a.id is not null or e.id is not null)`,
    'import_people',
  );
}

interface Tagging extends Place {
  wanted: readonly { number: number; tag_id: string }[];
}

/** Puts tags on, and notes which of them are new. */
async function writeTags(tx: Transaction, { import_id, after, last, wanted }: Tagging): Promise<void> {
  if (!wanted.length) return;
  const { account_id } = tx;
  const tagged = await tx.rows<{ contact_id: string }>(
    sql`with wanted as materialized (
        select r.number, r.contact_id, line.tag_id
        from unnest(${wanted.map(({ number }) => number)}::integer[],
          ${wanted.map(({ tag_id }) => tag_id)}::text[]) as line(number, tag_id)
        join contact_import_rows r
          on r.account_id = ${account_id} and r.import_id = ${import_id} and r.number = line.number
        where r.contact_id is not null and r.number > ${after} and r.number <= ${last}
      ), added as (
        insert into contact_tags (account_id, contact_id, tag_id)
        select distinct ${account_id}, contact_id, tag_id from wanted
        on conflict do nothing
        returning contact_id, tag_id
      ), grouped as (
        select w.number, array_agg(a.tag_id) as tags
        from added a join wanted w on w.contact_id = a.contact_id and w.tag_id = a.tag_id
        group by w.number
      )
      update contact_import_rows r
      set tags_added = grouped.tags, outcome = case when r.outcome = 'unchanged' then 'updated' else r.outcome end
      from grouped
      where r.account_id = ${account_id} and r.import_id = ${import_id} and r.number = grouped.number
        and r.number > ${after} and r.number <= ${last}
      returning r.contact_id`,
    'import_tags',
  );
  await tellTags(
    tx,
    'contact.tagged',
    tagged.map(({ contact_id }) => contact_id),
  );
}

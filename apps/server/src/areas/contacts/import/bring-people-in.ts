import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { recordTags } from '../record-tags.ts';

/** A person of a sheet, with the ids of their tags. */
export interface SheetPerson {
  number: number;
  phone: string;
  /** Empty when the sheet has none. */
  name: string;
  data: Record<string, string>;
  tags: readonly string[];
}

interface Known {
  id: string;
  phone: string;
  name: string;
  data: Record<string, unknown>;
}

/** A person of the sheet and their contact; `before` is null for a contact that was added. */
interface Match {
  person: SheetPerson;
  id: string;
  before: Known | null;
}

/**
 * Adds the new people. Known contacts take name and variables from the sheet, but a name that a person gave here
 * stays. Each row records its outcome. Every phone occurs only once. The rows are joined here and not in one
 * statement, because the planner has no statistics of rows this fresh and would compare each with each.
 */
export async function bringPeopleIn(
  runtime: Runtime,
  tx: Transaction,
  { import_id, people }: { import_id: string; people: readonly SheetPerson[] },
): Promise<void> {
  const matches = await matchPeople(runtime, tx, people);
  const changed = await changeKnown(tx, matches);
  const tagged = await tagPeople(tx, matches);
  await noteOutcomes(tx, matches, { import_id, changed, tagged });
}

/** Finds or adds the contacts, and locks those that already existed. */
export async function matchPeople(
  runtime: Runtime,
  tx: Transaction,
  people: readonly SheetPerson[],
): Promise<Match[]> {
  const known = await lockKnown(tx, people);
  const added = await addPeople(
    runtime,
    tx,
    people.filter(({ phone }) => !known.has(phone)),
  );
  // Others may have added somebody at this very moment.
  const others = people.filter(({ phone }) => !known.has(phone) && !added.has(phone));
  const late = others.length ? await lockKnown(tx, others) : new Map<string, Known>();
  return people.flatMap((person) => {
    const before = known.get(person.phone) ?? late.get(person.phone) ?? null;
    const id = before?.id ?? added.get(person.phone);
    return id === undefined ? [] : [{ person, id, before }];
  });
}

async function lockKnown(tx: Transaction, people: readonly SheetPerson[]): Promise<Map<string, Known>> {
  const rows = await tx.rows<Known>(
    sql`select id, phone, name, data from contacts
      where account_id = ${tx.account_id} and phone = any(${people.map(({ phone }) => phone)}::text[])
      order by phone for no key update`,
    'import_known',
  );
  return new Map(rows.map((row) => [row.phone, row]));
}

/** Adds the people and returns the ids of those that were added, by phone. */
async function addPeople(
  { ids, clock }: Runtime,
  tx: Transaction,
  people: readonly SheetPerson[],
): Promise<Map<string, string>> {
  if (!people.length) return new Map();
  const rows = await tx.rows<{ id: string; phone: string }>(
    sql`insert into contacts (account_id, id, name, phone, data, created)
      select ${tx.account_id}, line.id, line.name, line.phone, line.data::jsonb, ${clock.now()}
      from unnest(${people.map(() => ids.next())}::uuid[], ${people.map(({ name }) => name)}::text[],
        ${people.map(({ phone }) => phone)}::text[], ${people.map(({ data }) => JSON.stringify(data))}::text[])
        as line(id, name, phone, data)
      order by line.phone
      on conflict do nothing
      returning id, phone`,
    'import_added',
  );
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}

/** Updates known contacts and returns the ids of those about whom the sheet says something new. */
async function changeKnown(tx: Transaction, matches: readonly Match[]): Promise<Set<string>> {
  const news = matches.flatMap(({ person, id, before }) => {
    const name = person.name || before?.name;
    const isNew =
      before !== null &&
      (name !== before.name ||
        Object.entries(person.data).some(([key, value]) => before.data[key] !== value));
    return isNew ? [{ id, name, data: JSON.stringify(person.data) }] : [];
  });
  if (!news.length) return new Set();
  await tx.run(
    sql`update contacts c set name = line.name, data = c.data || line.data::jsonb
      from unnest(${news.map(({ id }) => id)}::uuid[], ${news.map(({ name }) => name)}::text[],
        ${news.map(({ data }) => data)}::text[]) as line(id, name, data)
      where c.account_id = ${tx.account_id} and c.id = line.id`,
    'import_changed',
  );
  return new Set(news.map(({ id }) => id));
}

/** Adds the tags and returns those that are new, by contact. */
async function tagPeople(tx: Transaction, matches: readonly Match[]): Promise<Map<string, string[]>> {
  const pairs = matches.flatMap(({ person, id }) => person.tags.map((tag_id) => ({ id, tag_id })));
  const tagged = new Map<string, string[]>();
  if (!pairs.length) return tagged;
  const rows = await tx.rows<{ contact_id: string; tag_id: string }>(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select ${tx.account_id}, pair.contact_id, pair.tag_id
      from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ tag_id }) => tag_id)}::uuid[])
        as pair(contact_id, tag_id)
      on conflict do nothing
      returning contact_id, tag_id`,
    'import_tagged',
  );
  for (const { contact_id, tag_id } of rows)
    tagged.set(contact_id, [...(tagged.get(contact_id) ?? []), tag_id]);
  await recordTagged(tx, matches, tagged);
  return tagged;
}

/** Records which tags the contacts have now. Those that were added here have no others than the sheet's. */
async function recordTagged(
  tx: Transaction,
  matches: readonly Match[],
  tagged: ReadonlyMap<string, string[]>,
): Promise<void> {
  const before: string[] = [];
  for (const { id, before: known } of matches) {
    const tags = tagged.get(id);
    if (tags && known) before.push(id);
    else if (tags) tx.record({ type: 'contact.tagged', payload: { contact_id: id, tags } });
  }
  await recordTags(tx, 'contact.tagged', before);
}

interface Outcomes {
  import_id: string;
  changed: ReadonlySet<string>;
  tagged: ReadonlyMap<string, readonly string[]>;
}

async function noteOutcomes(
  tx: Transaction,
  matches: readonly Match[],
  { import_id, changed, tagged }: Outcomes,
): Promise<void> {
  const outcomeOf = ({ id, before }: Match) =>
    before === null ? 'created' : changed.has(id) || tagged.has(id) ? 'updated' : 'unchanged';
  const befores = matches.map(
    ({ before }) => before && JSON.stringify({ name: before.name, data: before.data }),
  );
  // Ids of tags contain no commas; an array of arrays would need rows of equal length.
  const tags = matches.map(({ id }) => (tagged.get(id) ?? []).join());
  await tx.run(
    sql`update contact_import_rows r
      set contact_id = line.contact_id, outcome = line.outcome, before = line.before::jsonb,
        tags_added = string_to_array(line.tags, ',')::uuid[]
      from unnest(${matches.map(({ person }) => person.number)}::integer[], ${matches.map(({ id }) => id)}::uuid[],
        ${matches.map(outcomeOf)}::text[], ${befores}::text[], ${tags}::text[])
        as line(number, contact_id, outcome, before, tags)
      where r.account_id = ${tx.account_id} and r.import_id = ${import_id} and r.number = line.number`,
    'import_outcomes',
  );
}

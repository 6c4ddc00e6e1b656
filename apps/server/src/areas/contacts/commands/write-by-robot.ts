import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { tellTags } from '../tell-tags.ts';

/** What a robot does to one contact. */
export interface RobotChange {
  contact_id: string;
  add_tags: ReadonlySet<string>;
  remove_tags: ReadonlySet<string>;
  /** Fields of the contact's own; an empty value stands for itself. */
  data: Readonly<Record<string, string>>;
  override_name: string | null;
  /** Notes to be added. */
  annotations: readonly string[];
  ignore: boolean;
  /** Where it is ignored from now on: until when; null is for good. */
  ignored_until: Date | null;
}

/** Locks contacts, before any of their conversations is: whoever changes tags locks the contact first. */
export async function lockContacts(tx: Transaction, contact_ids: readonly string[]): Promise<void> {
  await tx.rows(
    sql`select id from contacts where account_id = ${tx.account_id} and id = any(${contact_ids}::text[])
      order by id for no key update`,
    'lock_contacts',
  );
}

/**
 * Does what robots want to have done to contacts, in a fixed number of statements. The contacts are locked. Tags that
 * are archived or not the company's are left out.
 */
export async function writeByRobot(
  tx: Transaction,
  changes: readonly RobotChange[],
  { author, now }: { author: string; now: Date },
): Promise<void> {
  await removeTags(tx, changes);
  await addTags(tx, changes);
  const told = changes.filter((change) => change.add_tags.size || change.remove_tags.size);
  await tellTags(
    tx,
    'contact.changed',
    told.map(({ contact_id }) => contact_id),
  );
  const rows = changes.flatMap(
    ({ contact_id: id, data, override_name, annotations, ignore, ignored_until }) =>
      Object.keys(data).length || override_name !== null || annotations.length || ignore
        ? [
            {
              id,
              data,
              override_name,
              ignore,
              ignored_until,
              notes: annotations.map((text) => ({ user: author, created: now, text })),
            },
          ]
        : [],
  );
  if (!rows.length) return;
  await tx.run(
    sql`update contacts c set data = c.data || row.data, override_name = coalesce(row.override_name, c.override_name),
        annotations = c.annotations || row.notes, ignore = c.ignore or row.ignore,
        -- Of what stands already nothing ends sooner.
        ignored_until = case when c.ignore then c.ignored_until else row.ignored_until end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, data jsonb, override_name text,
        notes jsonb, ignore boolean, ignored_until timestamptz)
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'robot_changes_contacts',
  );
  for (const { id } of rows) tx.record({ type: 'contact.changed', payload: { contact_id: id } });
}

function pairsOf(
  changes: readonly RobotChange[],
  tagsOf: (change: RobotChange) => ReadonlySet<string>,
): { contacts: string[]; tags: string[] } {
  const pairs = changes.flatMap((change) =>
    [...tagsOf(change)].map((tag) => [change.contact_id, tag] as const),
  );
  return { contacts: pairs.map(([contact]) => contact), tags: pairs.map(([, tag]) => tag) };
}

async function removeTags(tx: Transaction, changes: readonly RobotChange[]): Promise<void> {
  const { contacts, tags } = pairsOf(changes, (change) => change.remove_tags);
  if (!tags.length) return;
  await tx.run(
    sql`delete from contact_tags g
      using unnest(${contacts}::text[], ${tags}::text[]) as given(contact_id, tag_id)
      where g.account_id = ${tx.account_id} and g.contact_id = given.contact_id and g.tag_id = given.tag_id`,
    'robot_removes_tags',
  );
}

async function addTags(tx: Transaction, changes: readonly RobotChange[]): Promise<void> {
  const { contacts, tags } = pairsOf(changes, (change) => change.add_tags);
  if (!tags.length) return;
  await tx.run(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select ${tx.account_id}, given.contact_id, t.id
      from unnest(${contacts}::text[], ${tags}::text[]) as given(contact_id, tag_id)
      join tags t on t.account_id = ${tx.account_id} and t.id = given.tag_id and not t.filed
      on conflict do nothing`,
    'robot_adds_tags',
  );
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { moveTags, type TagMove } from './move-tags.ts';

/** What a bot changes about one contact. */
export interface BotChange extends TagMove {
  /** The contact's variables that change; an empty value is stored as it is. */
  data: Readonly<Record<string, string>>;
  override_name: string | null;
  /** Annotations to add. */
  annotations: readonly string[];
  ignore: boolean;
  /** Until when it is ignored from now on, if `ignore` is set; null for good. */
  ignored_until: Date | null;
}

/**
 * Writes what bots change about contacts, in a fixed number of statements. The contacts are locked. Tags that are
 * archived or not the company's are left out.
 */
export async function writeByBot(
  tx: Transaction,
  changes: readonly BotChange[],
  { author, now }: { author: string; now: Date },
): Promise<void> {
  await moveTags(tx, changes);
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
  const changed = await tx.rows<{ id: string; fields: string[] }>(
    sql`with before as (
        select id, data from contacts
        where account_id = ${tx.account_id} and id = any(${rows.map(({ id }) => id)}::uuid[])
      )
      update contacts c set data = c.data || row.data, override_name = coalesce(row.override_name, c.override_name),
        annotations = c.annotations || row.notes, ignore = c.ignore or row.ignore,
        -- A bot does not shorten an earlier ignoring.
        ignored_until = case when c.ignore then c.ignored_until else row.ignored_until end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id uuid, data jsonb, override_name text,
        notes jsonb, ignore boolean, ignored_until timestamptz)
      join before on before.id = row.id
      where c.account_id = ${tx.account_id} and c.id = row.id
      returning c.id, array(
        select key from jsonb_each(row.data) where value is distinct from before.data -> key
      ) as fields`,
    'bot_changes_contacts',
  );
  const flows = new Map(changes.map(({ contact_id, by_flow }) => [contact_id, by_flow]));
  for (const { id: contact_id, fields } of changed) {
    const by_flow = flows.get(contact_id);
    tx.record({ type: 'contact.changed', payload: { contact_id, fields, ...(by_flow && { by_flow }) } });
  }
}

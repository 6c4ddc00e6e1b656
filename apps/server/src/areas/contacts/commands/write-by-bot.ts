import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { moveTags, type TagMove } from './move-tags.ts';

/** What a bot does to one contact. */
export interface BotChange extends TagMove {
  /** Fields of the contact's own; an empty value stands for itself. */
  data: Readonly<Record<string, string>>;
  override_name: string | null;
  /** Notes to be added. */
  annotations: readonly string[];
  ignore: boolean;
  /** Where it is ignored from now on: until when; null is for good. */
  ignored_until: Date | null;
}

/**
 * Does what bots want to have done to contacts, in a fixed number of statements. The contacts are locked. Tags that
 * are archived or not the company's are left out.
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
  await tx.run(
    sql`update contacts c set data = c.data || row.data, override_name = coalesce(row.override_name, c.override_name),
        annotations = c.annotations || row.notes, ignore = c.ignore or row.ignore,
        -- Of what stands already nothing ends sooner.
        ignored_until = case when c.ignore then c.ignored_until else row.ignored_until end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, data jsonb, override_name text,
        notes jsonb, ignore boolean, ignored_until timestamptz)
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'bot_changes_contacts',
  );
  for (const { id } of rows) tx.record({ type: 'contact.changed', payload: { contact_id: id } });
}

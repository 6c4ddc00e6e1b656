import type { CloudTemplate } from '@prosa/whatsapp';
import type { AccountDb, Transaction } from '../../../../platform/db/database.ts';
import type { Queryable } from '../../../../platform/db/queryable.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { TemplateRow } from './present-template.ts';

type CompanyDoor = Queryable & { readonly account_id: string };

/** Reads the templates of a number, by name. */
export function templatesOf(db: CompanyDoor, channel_id: string): Promise<TemplateRow[]> {
  return db.rows<TemplateRow>(
    sql`select name, language, category, status, components from message_templates
      where account_id = ${db.account_id} and channel_id = ${channel_id} order by name, language`,
    'templates_of_channel',
  );
}

/** Finds one of a number's templates; null when it has none of this name in this language. */
export function findTemplate(
  tx: Transaction,
  { channel_id, name, language }: { channel_id: string; name: string; language: string },
): Promise<TemplateRow | null> {
  return tx.row<TemplateRow>(
    sql`select name, language, category, status, components from message_templates
      where account_id = ${tx.account_id} and channel_id = ${channel_id} and name = ${name}
        and language = ${language}`,
    'find_template',
  );
}

/** Reads when Meta was last asked about a number's templates; null for never. */
export async function templatesSynced(db: CompanyDoor, channel_id: string): Promise<Date | null> {
  const row = await db.row<{ templates_synced: Date | null }>(
    sql`select templates_synced from channels where account_id = ${db.account_id} and id = ${channel_id}`,
    'templates_synced',
  );
  return row?.templates_synced ?? null;
}

/** Replaces a number's templates by what Meta has now. */
export async function storeTemplates(
  db: AccountDb,
  channel_id: string,
  { templates, now }: { templates: readonly CloudTemplate[]; now: Date },
): Promise<void> {
  const rows = templates.map(({ id: template_id, rejected_reason, ...rest }) => ({
    ...rest,
    template_id,
    reason: rejected_reason && rejected_reason !== 'NONE' ? rejected_reason : null,
  }));
  const ids = templates.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.run(
      sql`delete from message_templates where account_id = ${tx.account_id} and channel_id = ${channel_id}
        and template_id <> all(${ids})`,
      'forget_templates',
    );
    await tx.run(
      sql`insert into message_templates (account_id, channel_id, template_id, name, language, category, status, reason,
          components, synced)
        select ${tx.account_id}, ${channel_id}, template_id, name, language, category, status, reason, components,
          ${now}
        from json_populate_recordset(null::message_templates, ${toJson(rows)}::json)
        on conflict (account_id, channel_id, template_id) do update set name = excluded.name,
          language = excluded.language, category = excluded.category, status = excluded.status,
          reason = excluded.reason, components = excluded.components, synced = excluded.synced`,
      'store_templates',
    );
    await tx.run(
      sql`update channels set templates_synced = ${now} where account_id = ${tx.account_id} and id = ${channel_id}`,
      'note_templates_synced',
    );
  });
}

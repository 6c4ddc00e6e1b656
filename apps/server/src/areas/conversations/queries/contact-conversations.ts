import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { visibleDepartments } from '../../team/index.ts';
import { visibleContact } from './visible-contact.ts';

const most = 10;

interface Row {
  id: string;
  channel_id: string;
  channel_name: string;
  created: Date;
  finished: Date | null;
}

/** Lists the newest conversations with a contact in this person's departments, those in progress first. */
export async function listContactConversations(
  context: CallContext,
  { contact_id }: ParsedInput<typeof calls.getContactConversations>,
): Promise<CallOutput<typeof calls.getContactConversations>> {
  const { db, session } = context;
  await visibleContact(context, contact_id);
  found(await db.row(sql`select from contacts where account_id = ${db.account_id} and id = ${contact_id}`));
  const departments = visibleDepartments(session);
  const rows = await db.rows<Row>(
    sql`select c.id, c.channel_id, ch.name as channel_name, c.created, c.finished
      from conversations c
      join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      where c.account_id = ${db.account_id} and c.contact_id = ${contact_id} and not c.quiet
        and (${departments}::uuid[] is null or c.department_id = any(${departments}::uuid[]))
      order by c.finished is not null, c.last_activity desc, c.id desc limit ${raw(String(most))}`,
  );
  return rows.map((row) => ({
    _id: row.id,
    chip: { _id: row.channel_id, name: row.channel_name },
    created: row.created.toISOString(),
    finished: row.finished?.toISOString() ?? null,
  }));
}

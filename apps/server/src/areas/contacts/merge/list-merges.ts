import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { contactById } from '../reader.ts';

/** Returns the contacts that were merged into this one and can be separated from it, the newest first. Throws not_found. */
export async function listMerges(
  { db }: CallContext,
  { contact_id }: ParsedInput<typeof calls.getContactMerges>,
): Promise<CallOutput<typeof calls.getContactMerges>> {
  found(await contactById(db, contact_id));
  const rows = await db.rows<{ id: string; name: string; phone: string | null; created: Date }>(
    sql`select id, coalesce(nullif(gone ->> 'override_name', ''), gone ->> 'name') as name, gone ->> 'phone' as phone,
        created
      from contact_merges
      where account_id = ${db.account_id} and contact_id = ${contact_id} and separated is null and within = '{}'
      order by created desc`,
    'merges_of_contact',
  );
  return rows.map(({ id, name, phone, created }) => ({
    _id: id,
    name,
    phone: phone ?? '',
    created: created.toISOString(),
  }));
}

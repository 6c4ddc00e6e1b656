import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';

/** Replaces the variables of a contact. Names are kept as typed, without spaces around them. */
export async function changeData(
  { db }: CallContext,
  { contact }: ParsedInput<typeof calls.changeContactData>,
): Promise<{ _id: string }> {
  const data = new Map<string, string>();
  for (const { name, value } of contact.data) {
    const key = name.trim();
    if (!key) throw new AppError('name_required');
    if (data.has(key)) throw new AppError('variable_repeated', { name: key });
    data.set(key, value.trim());
  }
  const json = JSON.stringify(Object.fromEntries(data));
  const { _id: contact_id } = contact;
  return db.transaction(async (tx) => {
    const row = await tx.row<{ before: Record<string, unknown> }>(
      sql`with known as (
          select id, data from contacts where account_id = ${tx.account_id} and id = ${contact_id}
          for no key update
        )
        update contacts c set data = ${json}::jsonb from known
        where c.account_id = ${tx.account_id} and c.id = known.id
        returning known.data as before`,
      'change_contact_data',
    );
    const { before } = found(row);
    const fields = [...data].filter(([name, value]) => before[name] !== value).map(([name]) => name);
    tx.record({ type: 'contact.changed', payload: { contact_id, fields } });
    return { _id: contact_id };
  });
}

import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { changeContact } from '../writer.ts';

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
  return db.transaction((tx) => changeContact(tx, contact._id, sql`data = ${json}::jsonb`));
}

import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readPhone } from '../phone.ts';

/** Adds a contact by hand. The phone must include its country code. */
export async function createContact(
  { db, ids, clock }: CallContext,
  { name, phone }: ParsedInput<typeof calls.createContact>,
): Promise<{ _id: string }> {
  const known = readPhone(phone);
  if (!known) throw new AppError('phone_invalid');
  const contact_id = ids.next();
  await db.transaction(async (tx) => {
    const added = await tx.run(
      sql`insert into contacts (account_id, id, name, phone, created)
        values (${tx.account_id}, ${contact_id}, ${name.trim()}, ${known}, ${clock.now()})
        on conflict do nothing`,
    );
    if (!added) throw new AppError('contact_phone_taken');
    tx.record({ type: 'contact.changed', payload: { contact_id } });
    tx.record({ type: 'contacts.changed', payload: {} });
  });
  return { _id: contact_id };
}

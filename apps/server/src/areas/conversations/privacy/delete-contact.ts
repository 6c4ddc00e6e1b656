import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { eraseFiles } from '../../media/index.ts';
import { eraseContact, type AroundErasure } from './erase-contact.ts';

export type { AroundErasure } from './erase-contact.ts';

/**
 * Erases a contact with everything about the person: conversations, messages, what waits to be sent, files. Only
 * counts stay, and the record that it was done (LGPD art. 18). A repeat returns the same. A message that is being
 * sent at this moment may arrive; its outcome then finds no row and changes nothing.
 */
export async function deleteContact(
  context: CallContext,
  { contact: { _id } }: ParsedInput<typeof calls.deleteContact>,
  around: AroundErasure,
): Promise<{ _id: string }> {
  const { db, session, clock, ids, storage } = context;
  const done = await db.row(
    sql`select from erasures where account_id = ${db.account_id} and contact_id = ${_id}`,
  );
  if (done) return { _id };
  const order = { id: ids.next(), contact_id: _id, user_id: session.user_id, created: clock.now() };
  await db.transaction(async (tx) => {
    await eraseContact(tx, order, around);
    await recordAudit(context, tx, { action: 'deletion.contact', target: { kind: 'contact', id: _id } });
  });
  await eraseFiles(storage, db);
  return { _id };
}

import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { requireAbility } from '../../../platform/access/session.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentContact } from '../present.ts';
import { contactById } from '../reader.ts';

/** One contact of the company. */
export async function getContact(
  { db, session }: CallContext,
  { contact_id }: ParsedInput<typeof calls.getContact>,
): Promise<CallOutput<typeof calls.getContact>> {
  requireAbility(session, 'contacts.view');
  return presentContact(found(await contactById(db, contact_id)));
}

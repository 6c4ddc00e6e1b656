import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentContact } from '../present.ts';
import { contactById } from '../reader.ts';

/** Returns one contact of the company. */
export async function getContact(
  { db, links }: CallContext,
  { contact_id }: ParsedInput<typeof calls.getContact>,
): Promise<CallOutput<typeof calls.getContact>> {
  return presentContact(found(await contactById(db, contact_id)), links);
}

import type { CallOutput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readDepartments } from '../reader.ts';

/**
 * Lists all departments in use by name, including those the person does not see: a conversation may go to any of
 * them.
 */
export async function getTransferDepartments({
  db,
}: CallContext): Promise<CallOutput<typeof calls.getTransferDepartments>> {
  const rows = await readDepartments(db, { account_id: db.account_id, among: null });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

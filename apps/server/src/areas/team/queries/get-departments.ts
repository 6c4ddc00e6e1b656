import type { CallOutput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleDepartments } from '../department-scope.ts';
import { readDepartments } from '../reader.ts';

/** Lists the departments in use; agents get their own. */
export async function getDepartments({
  db,
  session,
}: CallContext): Promise<CallOutput<typeof calls.getDepartments>> {
  const rows = await readDepartments(db, { account_id: db.account_id, among: visibleDepartments(session) });
  return rows.map(({ id, ...department }) => ({ _id: id, ...department }));
}

import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentPicture, requireDepartment, whoSees } from '../../team/index.ts';
import { demandVisible } from '../queries/visible-conversation.ts';

/** Lists the people who see a conversation, or would see it in another department, by name. */
export async function getColleagues(
  { db, session, links }: CallContext,
  { conversation_id, department }: ParsedInput<typeof calls.getColleagues>,
): Promise<CallOutput<typeof calls.getColleagues>> {
  const { account_id } = db;
  const place = await demandVisible(db, session, conversation_id);
  if (department) await requireDepartment(db, department);
  const people = await whoSees(db, { department_id: department ?? place.department_id });
  return people.map(({ id, name, profile_picture: picture }) => ({
    _id: id,
    name,
    profile_picture: presentPicture({ account_id, picture }, links),
  }));
}

import type { TeamUser } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentTeamUser } from '../present.ts';
import { readMembers } from '../reader.ts';

/** Lists all members of the company who are not archived. */
export async function getTeamUsers({ db, links }: CallContext): Promise<TeamUser[]> {
  const members = await readMembers(db, db.account_id);
  return members.map((member) => presentTeamUser(member, db.account_id, links));
}

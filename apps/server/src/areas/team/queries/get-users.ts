import type { CallOutput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentPicture } from '../present.ts';
import { readMembers } from '../reader.ts';

/** Lists names and pictures of the colleagues. */
export async function getUsers({ db, links }: CallContext): Promise<CallOutput<typeof calls.getUsers>> {
  const members = await readMembers(db, db.account_id);
  return members.map(({ id, name, profile_picture }) => ({
    _id: id,
    name,
    profile_picture: presentPicture({ account_id: db.account_id, picture: profile_picture }, links),
  }));
}

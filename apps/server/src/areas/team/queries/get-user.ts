import type { CurrentUser } from '@prosa/contract';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentCurrentUser } from '../present.ts';
import { readAccount, readMember } from '../reader.ts';

/** Returns the signed-in person. */
export async function getUser(context: CallContext): Promise<CurrentUser> {
  const { db, session } = context;
  const [member, account] = await Promise.all([readMember(db, session), readAccount(db, db.account_id)]);
  return presentCurrentUser({ member: found(member), account: found(account) }, context);
}

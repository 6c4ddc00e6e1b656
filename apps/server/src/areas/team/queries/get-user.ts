import type { CurrentUser } from '@prosa/contract';
import { lastSequence } from '../../../platform/events/read-events.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentCurrentUser } from '../present.ts';
import { readAccount, readSignedIn } from '../reader.ts';
import { readVisit } from '../staff/read-visit.ts';

/** Returns the signed-in person. */
export async function getUser(context: CallContext): Promise<CurrentUser> {
  const { db, session } = context;
  const live_sequence = await lastSequence(db, db.account_id);
  const [member, account, visit] = await Promise.all([
    readSignedIn(db, session),
    readAccount(db, db.account_id),
    session.kind === 'visitor' ? readVisit(db, session) : null,
  ]);
  return presentCurrentUser(
    { live_sequence, member: found(member), account: found(account), visit },
    context,
  );
}

import type { ParsedInput, calls } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';
import { normalizeEmail } from '../email.ts';
import { requireMemberData, requireTeamPassword } from '../member-rules.ts';
import { hashPassword } from '../password/hash.ts';
import { readOwnPhone } from '../phone.ts';
import { restrictionsFor } from '../policy.ts';
import { readMember, readOwnData, type Member } from '../reader.ts';
import { recordMemberChange } from '../record-member-change.ts';
import { requireDepartments } from '../require-department.ts';
import { endRecoveries, endSessions, replaceDepartments, storePassword } from '../writer.ts';

type Change = ParsedInput<typeof calls.updateUser>['user'];

/**
 * Saves another member; a field that is left out (or an empty password) stays. Archiving and a new password end the
 * member's sessions, and a new password must be replaced at the next sign-in. Changed rights apply to open sessions
 * at once. The owner cannot be changed.
 */
export async function updateMember(context: CallContext, change: Change): Promise<void> {
  const { db } = context;
  const password_hash = change.password ? await hashGoodPassword(context, change) : null;
  await refuseTaken({ constraint: 'users_email', code: 'team_email_taken' }, () =>
    db.transaction(async (tx) => {
      const key = { account_id: db.account_id, user_id: change._id };
      const before = found(await readMember(tx, key, { lock: true }));
      if (before.user_role === 'owner') throw new AppError('owner_is_fixed');
      const after = merge(before, change);
      if (change.departments) await requireDepartments(tx, after.departments);
      await writeMember(tx, after);
      if (password_hash) await storePassword(tx, { ...key, password_hash, chosen_by: 'other' });
      if (password_hash || after.filed) await endSessions(tx, key);
      if (password_hash || after.filed || after.email !== before.email) await endRecoveries(tx, key);
      tx.record({ type: 'user.changed', payload: { user_id: before.id } });
      tx.record({ type: 'access.changed', payload: { user_id: before.id } });
      await recordMemberChange(context, tx, { before, after, hasNewPassword: password_hash !== null });
    }),
  );
}

/** Hashes a member's new password; throws when it is easy to guess. */
async function hashGoodPassword(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  { _id, password = '', name, email }: Change,
): Promise<string> {
  const known = await readOwnData(db, { account_id: db.account_id, user_id: _id });
  const own = { ...known, name: name ?? known.name, email: email ?? known.email };
  await requireTeamPassword(password, { ...config, own });
  return hashPassword(password);
}

/** Returns the member with the change applied; throws when that is not allowed. */
function merge(before: Member, change: Change): Member {
  const name = change.name?.trim() ?? before.name;
  const email = change.email === undefined ? before.email : normalizeEmail(change.email);
  const phone = change.phone === undefined ? before.phone : readOwnPhone(change.phone);
  const departments = change.departments ?? before.departments;
  const { disable_notification_sound } = change.config ?? before;
  const wanted = change.user_role ?? before.user_role;
  const filed = change.filed ?? false;
  const user_role = filed
    ? before.user_role
    : requireMemberData({ name, email, user_role: wanted, departments });
  const access_restrictions = restrictionsFor(
    user_role,
    change.access_restrictions ?? before.access_restrictions,
  );
  return {
    ...before,
    name,
    email,
    phone,
    departments,
    user_role,
    access_restrictions,
    disable_notification_sound,
    filed,
  };
}

async function writeMember(tx: Transaction, member: Member): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`update users set name = ${member.name}, email = ${member.email}, phone = ${member.phone},
        user_role = ${member.user_role}, access_restrictions = ${member.access_restrictions},
        disable_notification_sound = ${member.disable_notification_sound}, filed = ${member.filed}
      where account_id = ${account_id} and id = ${member.id}`,
  );
  await replaceDepartments(tx, { account_id, user_id: member.id, departments: member.departments });
}

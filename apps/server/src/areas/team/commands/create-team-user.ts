import { roleNames, type ParsedInput, type calls } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { addMember } from '../add-member.ts';
import { normalizeEmail } from '../email.ts';
import { requirePlan } from '../plan/require-plan.ts';
import { requireMemberData, requireTeamPassword } from '../member-rules.ts';
import { hashPassword } from '../password/hash.ts';
import { countUsers, readAccount } from '../reader.ts';
import { requireProvenEmail } from '../require-proven.ts';
import { requireDepartments } from '../require-department.ts';

/** Adds a member, within what the plan allows. The password works until they sign in and choose their own. */
export async function createTeamUser(
  context: CallContext,
  input: ParsedInput<typeof calls.createTeamUser>,
): Promise<{ _id: string }> {
  const { db, clock, ids, config } = context;
  const { departments, access_restrictions, password } = input;
  const name = input.name.trim();
  const email = normalizeEmail(input.email);
  const user_role = requireMemberData({ name, email, user_role: input.user_role, departments });
  await requireProvenEmail(db);
  const account = found(await readAccount(db, db.account_id));
  await requireTeamPassword(password, { ...config, own: { name, email, company: account.name } });
  const password_hash = await hashPassword(password);
  const user_id = ids.next();
  await db.transaction(async (tx) => {
    await requireDepartments(tx, departments);
    await requireFreePlace(tx);
    const added = await addMember(tx, {
      account_id: db.account_id,
      user_id,
      name,
      email,
      password_hash,
      must_change_password: true,
      user_role,
      access_restrictions,
      departments,
      disable_notification_sound: input.config?.disable_notification_sound ?? false,
      created: clock.now(),
    });
    if (!added) throw new AppError('team_email_taken');
    tx.record({ type: 'user.changed', payload: { user_id } });
    const target = { kind: 'user', id: user_id, label: name } as const;
    const details = { permissão: roleNames[user_role] };
    await recordAudit(context, tx, { action: 'team.member_added', target, details });
  });
  return { _id: user_id };
}

function requireFreePlace(tx: Transaction): Promise<void> {
  return requirePlan({ place: 'users', db: tx, used: () => countUsers(tx) });
}

import type { CurrentUser } from '@prosa/contract';
import { recordAudit, type Caller } from '../../../platform/audit/record-audit.ts';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lastSequence } from '../../../platform/events/read-events.ts';
import type { Runtime } from '../../../platform/area.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { presentCurrentUser } from '../present.ts';
import { readAccount, readSignedIn, type MemberKey } from '../reader.ts';
import { requireReason } from './require-reason.ts';
import { visitorName } from './visitor-name.ts';

/** How long staff stay inside an account at most; then they have to say again why. */
const visitMs = 60 * 60_000;

/** Stands where others have the hash of a password: nobody signs in to a customer's account as staff. */
const noPassword = 'staff sign in at home';

type Context = Pick<Runtime, 'database' | 'clock' | 'ids' | 'links' | 'abilitiesOf' | 'log'> & Caller;

interface Opening {
  /** Who enters, in the provider's account. */
  staff: MemberKey & { user_name: string };
  /** Their session at home; the visit ends with it. */
  staff_session: string;
  /** Whose account they enter. */
  account_id: string;
  reason: string;
}

/**
 * Lets staff into a customer's account for an hour: a session of its own, under their own id, with their reason in the
 * company's audit trail and in the provider's.
 */
export async function openVisit(
  context: Context,
  { staff, staff_session, account_id, reason }: Opening,
): Promise<{ token: string; user: CurrentUser }> {
  const { database, clock, ids, log } = context;
  const expires = new Date(clock.now().getTime() + visitMs);
  const visit = { reason: requireReason(reason), expires };
  const token = ids.secret();
  const key = { account_id, user_id: staff.user_id };
  if (account_id === staff.account_id) throw new AppError('not_found');
  const user = await database.forAccount(account_id).transaction(async (tx) => {
    const live_sequence = await lastSequence(tx, account_id);
    const account = await readAccount(tx, account_id);
    if (!account) throw new AppError('not_found');
    await writeVisitor(tx, { ...key, name: visitorName(staff.user_name), now: clock.now() });
    await writeVisit(tx, context, { ...key, ...visit, staff_session, token });
    const act = {
      target: { kind: 'account', id: account_id, label: account.name },
      details: { Motivo: visit.reason },
    } as const;
    const by = { user_id: staff.user_id, user_name: visitorName(staff.user_name) };
    await recordAudit(context, tx, { action: 'staff.entered', ...act, by });
    const member = found(await readSignedIn(tx, key));
    return presentCurrentUser({ live_sequence, member, account, visit }, context);
  });
  await database.forAccount(staff.account_id).transaction((tx) =>
    recordAudit(context, tx, {
      action: 'staff.entered',
      target: { kind: 'account', id: account_id, label: user.account.name },
      details: { Motivo: visit.reason },
      by: staff,
    }),
  );
  log.info({ account_id, staff_id: staff.user_id }, 'staff entered an account');
  return { token, user };
}

/** The name follows the one at home, so that the company reads who it was. */
async function writeVisitor(
  tx: Queryable,
  { account_id, user_id, name, now }: MemberKey & { name: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into users (account_id, id, kind, name, email, password_hash, user_role, filed, created)
      values (${account_id}, ${user_id}, 'visitor', ${name}, '', ${noPassword}, 'user', true, ${now})
      on conflict (account_id, id) do update set name = excluded.name where users.kind = 'visitor'`,
  );
}

interface NewVisit extends MemberKey {
  staff_session: string;
  token: string;
  reason: string;
  expires: Date;
}

async function writeVisit(
  tx: Queryable,
  { clock, ids, user_agent }: Context,
  visit: NewVisit,
): Promise<void> {
  const now = clock.now();
  await tx.run(
    sql`insert into sessions (token_hash, account_id, id, user_id, created, used, expires, idle_seconds, device,
        staff_session, visit_reason)
      values (${tokenHash(visit.token)}, ${visit.account_id}, ${ids.next()}, ${visit.user_id}, ${now}, ${now},
        ${visit.expires}, ${visitMs / 1000}, ${deviceName(user_agent) || 'Navegador'}, ${visit.staff_session},
        ${visit.reason})`,
  );
}

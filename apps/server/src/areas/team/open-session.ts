import type { CurrentUser } from '@prosa/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import { sql } from '../../platform/db/sql.ts';
import { lastSequence } from '../../platform/events/read-events.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { PublicContext } from '../../platform/http/binding.ts';
import { deviceName } from '../../platform/http/device-name.ts';
import { presentCurrentUser } from './present.ts';
import { readAccount, readMember, type MemberKey } from './reader.ts';
import { sessionTimes } from './session-times.ts';
import { rememberPlace } from './throttle/known-places.ts';

interface Opening extends MemberKey {
  /** The stored password that was just verified; if it has changed meanwhile, no session opens. */
  password_hash: string;
  remember: boolean;
}

/** A session that was opened, with its token and its person. */
export interface OpenedSession {
  session_id: string;
  token: string;
  user: CurrentUser;
}

/**
 * Opens a session and returns its token with the person. The place where they signed in is known from then on; their
 * browser keeps a token that identifies it.
 */
export async function openSession(
  context: PublicContext,
  { account_id, user_id, password_hash, remember }: Opening,
): Promise<OpenedSession> {
  const { database, clock, ids, log, network, browser, user_agent } = context;
  const now = clock.now();
  const token = ids.secret();
  const session_id = ids.next();
  const { lifetimeMs, idleSeconds } = sessionTimes[remember ? 'remembered' : 'passing'];
  const expires = new Date(now.getTime() + lifetimeMs);
  const key = { account_id, user_id };
  // The lock puts a sign-in and a change of password (which ends sessions) one after the other.
  const { member, live_sequence } = await database.forAccount(account_id).transaction(async (tx) => {
    const opened = await tx.run(
      sql`insert into sessions (token_hash, account_id, id, user_id, created, used, expires, idle_seconds, device, network)
        select ${tokenHash(token)}, account_id, ${session_id}, id, ${now}::timestamptz, ${now}::timestamptz,
          ${expires}::timestamptz, ${idleSeconds}::int, ${deviceName(user_agent) || 'Navegador'}, ${network} from users
        where account_id = ${account_id} and id = ${user_id} and password_hash = ${password_hash} and not filed
        for share`,
    );
    if (!opened) throw new AppError('wrong_credentials');
    const live_sequence = await lastSequence(tx, account_id);
    const member = found(await readMember(tx, key));
    const by = { user_id, user_name: member.name };
    await recordAudit(context, tx, { action: 'access.signed_in', by });
    return { member, live_sequence };
  });
  log.info(key, 'signed in');
  const place = { network, device: browser.device, now, ids };
  browser.keepDevice(await rememberPlace(database, key, place));
  const account = await readAccount(database.forAccount(account_id), account_id);
  const user = presentCurrentUser({ live_sequence, member, account: found(account) }, context);
  return { session_id, token, user };
}

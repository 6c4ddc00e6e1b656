import type { Runtime } from '../../../platform/area.ts';
import { recordRepeatedAudit, type Caller } from '../../../platform/audit/record-audit.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { readMember, type MemberKey } from '../reader.ts';

interface Payload extends Caller {
  /** Null when nobody has the e-mail that was typed. */
  member: MemberKey | null;
}

export const recordFailedSignIn: JobDefinition<Payload> = { name: 'record-failed-sign-in', retryLimit: 5 };

/**
 * Enqueues the audit entry for a wrong password. As a job, so that the answer does not reveal whether the e-mail is
 * known.
 */
export async function noteFailedSignIn(
  { jobs, address, user_agent }: PublicContext,
  login: MemberKey | null,
): Promise<void> {
  const member = login && { account_id: login.account_id, user_id: login.user_id };
  await jobs.enqueue(recordFailedSignIn, { member, address, user_agent });
}

/** Writes the entry; for an unknown e-mail there is nothing to write. */
export async function handleFailedSignIn(
  { database, clock, ids }: Runtime,
  { member: key, ...caller }: Payload,
): Promise<void> {
  const db = database.acrossAccounts;
  const member = key && (await readMember(db, key));
  if (!key || !member) return;
  const target = { kind: 'user', id: member.id, label: member.name } as const;
  await recordRepeatedAudit(
    { clock, ids, ...caller },
    { ...db, account_id: key.account_id },
    { action: 'access.sign_in_failed', target },
  );
}

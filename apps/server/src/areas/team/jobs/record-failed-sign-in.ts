import type { Runtime } from '../../../platform/area.ts';
import { actFor } from '../../../platform/db/frozen.ts';
import { recordRepeatedAudit, type Caller } from '../../../platform/audit/record-audit.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { possibleMember, readMember, type MemberKey, type PossibleMember } from '../reader.ts';

/** For nobody when no one has the e-mail that was typed. */
type Payload = Caller & PossibleMember;

export const recordFailedSignIn: JobDefinition<Payload> = { name: 'record-failed-sign-in', retryLimit: 5 };

/**
 * Enqueues the audit entry for a wrong password. As a job, so that the answer does not reveal whether the e-mail is
 * known.
 */
export async function noteFailedSignIn(
  { jobs, address, user_agent }: PublicContext,
  login: MemberKey | null,
): Promise<void> {
  await jobs.enqueue(recordFailedSignIn, { ...possibleMember(login), address, user_agent });
}

/** Writes the entry; for an unknown e-mail there is nothing to write. */
export async function handleFailedSignIn({ database, clock, ids }: Runtime, payload: Payload): Promise<void> {
  if (payload.account_id === null) return;
  const { account_id, user_id, ...caller } = payload;
  await database.acrossAccounts.transaction(async (tx) => {
    await tx.run(actFor(account_id));
    const member = await readMember(tx, { account_id, user_id });
    if (!member) return;
    const target = { kind: 'user', id: member.id, label: member.name } as const;
    await recordRepeatedAudit(
      { clock, ids, ...caller },
      { ...tx, account_id },
      { action: 'access.sign_in_failed', target },
    );
  });
}

import type { ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { normalizeEmail } from '../email.ts';
import { sendRecoveryMail } from '../jobs/send-recovery-mail.ts';
import { readLogin } from '../reader.ts';
import { addressKey, recoveryKey } from '../throttle/keys.ts';
import { isWithinHalfHourly } from '../throttle/tries.ts';

const perEmail = 5;
const perAddress = 30;

/**
 * Asks for a recovery mail. The answer and the work done before it are the same whether the e-mail is known, unknown
 * or asked for too often; the mail is a job, which finds nobody to write to when the e-mail is unknown.
 */
export async function requestRecovery(
  { database, address, clock, jobs }: PublicContext,
  input: ParsedInput<typeof calls.sendPasswordRecovery>,
): Promise<Record<string, never>> {
  const email = normalizeEmail(input.email);
  if (!email) throw new AppError('fill_all_fields');
  const db = database.acrossAccounts;
  const now = clock.now();
  const budgets = [
    { key: addressKey('recovery', address), most: perAddress },
    { key: recoveryKey(email), most: perEmail },
  ];
  for (const budget of budgets) if (!(await isWithinHalfHourly(db, { ...budget, now }))) return {};
  const login = await readLogin(db, email);
  await jobs.enqueue(sendRecoveryMail, {
    member: login && { account_id: login.account_id, user_id: login.id },
  });
  return {};
}

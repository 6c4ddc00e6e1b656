import type { ParsedInput, calls } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { normalizeEmail } from '../email.ts';
import { sendRecoveryMail } from '../jobs/send-recovery-mail.ts';
import { possibleMember, readLogin } from '../reader.ts';
import { mailKey, networkKey } from '../throttle/keys.ts';
import { knownPlace } from '../throttle/known-places.ts';
import { takeEachHourly } from '../throttle/tries.ts';

const perNetwork = 30;
const perEmail = 5;
const perEmailAndNetwork = 3;

/**
 * Asks for a recovery mail. The answer and the work done before it are the same whether the e-mail is known, unknown
 * or asked for too often. The mail is a job; when the e-mail is unknown, it finds nobody to write to.
 *
 * Mails are counted for an hour, as long as a link is valid: when no more are sent, a working link is in the mailbox.
 * In a network where the person signed in recently, only the requests from there count.
 */
export async function requestRecovery(
  { database, network, address, user_agent, clock, jobs }: PublicContext,
  input: ParsedInput<typeof calls.sendPasswordRecovery>,
): Promise<Record<string, never>> {
  const email = normalizeEmail(input.email);
  if (!email) throw new AppError('fill_all_fields');
  const db = database.acrossAccounts;
  const now = clock.now();
  const login = await readLogin(db, email);
  const place = await knownPlace(db, login, { network, device: null, now });
  const here = { key: mailKey('recovery', email, network), most: perEmailAndNetwork };
  const everywhere = [
    { key: networkKey('recovery', network), most: perNetwork },
    { key: mailKey('recovery', email), most: perEmail },
  ];
  const budgets = place === null ? [here, ...everywhere] : [here];
  if (!(await takeEachHourly(db, budgets, now))) return {};
  await jobs.enqueue(sendRecoveryMail, { ...possibleMember(login), address, user_agent });
  return {};
}

import type { Queryable } from '../../platform/db/queryable.ts';
import type { Tools } from '../../platform/tools.ts';
import { sendEmailProof } from './jobs/send-email-proof.ts';
import type { MemberKey } from './reader.ts';
import { mailKey } from './throttle/keys.ts';
import { takeHourly } from './throttle/tries.ts';

interface Asking {
  member: MemberKey;
  email: string;
  /** The network or person who asks. */
  by: string;
}

const perHourByOne = 3;
const perHour = 10;

/**
 * Enqueues the mail with the link that proves an e-mail. Returns 0, or how many seconds to wait when enough mails
 * went there within the hour: someone who asks again and again does not use up what others may ask for.
 */
export async function mailProof(
  { clock, jobs }: Pick<Tools, 'clock' | 'jobs'>,
  db: Queryable,
  { member, email, by }: Asking,
): Promise<number> {
  const now = clock.now();
  const own = await takeHourly(db, { key: mailKey('proof', email, by), most: perHourByOne, now });
  const wait = own || (await takeHourly(db, { key: mailKey('proof', email), most: perHour, now }));
  if (!wait) await jobs.enqueue(sendEmailProof, { account_id: member.account_id, user_id: member.user_id });
  return wait;
}

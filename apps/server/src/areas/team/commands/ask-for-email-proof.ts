import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { mailProof } from '../mail-proof.ts';
import { readMember } from '../reader.ts';

/** Mails the person's link to prove their e-mail once more; does nothing when they have proven it. */
export async function askForEmailProof(context: CallContext): Promise<Record<string, never>> {
  const { db, session } = context;
  const member = { account_id: db.account_id, user_id: session.user_id };
  const { email, email_proven } = found(await readMember(db, member));
  if (email_proven) return {};
  const seconds = await mailProof(context, db, { member, email, by: session.user_id });
  if (seconds) throw new AppError('too_many_requests', { seconds });
  return {};
}

import { createHash } from 'node:crypto';
import type { CallOutput, calls } from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readMember } from '../reader.ts';
import { base32 } from '../second-factor/one-time-code.ts';
import { storeSecret } from '../second-factor/second-factors.ts';

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
const issuer = 'Prosa';

/** Makes the secret for the person's authenticator app; nothing changes until they confirm it by a code. */
export async function beginSecondFactor({
  db,
  session,
  ids,
  clock,
  secrets,
}: CallContext): Promise<CallOutput<typeof calls.beginSecondFactor>> {
  const { email } = found(await readMember(db, session));
  const secret = createHash('sha256').update(ids.secret()).digest().subarray(0, secretBytes);
  const sealed = secrets.seal(secret.toString('base64'));
  if (!(await storeSecret(db, session, { sealed, now: clock.now() })))
    throw new AppError('second_factor_active');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const address = `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return { secret: base32(secret), address };
}

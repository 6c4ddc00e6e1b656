import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readCredentials } from '../reader.ts';
import { passwordKey } from '../throttle/keys.ts';
import { forgetTries, takeTry } from '../throttle/tries.ts';
import { verifyPassword } from './hash.ts';

const freeTries = 5;

/**
 * Throws unless the signed-in person's own password is right; tries are limited, as somebody at an open browser must
 * not guess it.
 */
export async function requirePassword({ db, clock, session }: CallContext, password: string): Promise<void> {
  const member = { account_id: db.account_id, user_id: session.user_id };
  const key = passwordKey(member);
  await takeTry(db, { key, free: freeTries }, clock.now());
  const { password_hash } = found(await readCredentials(db, member));
  if (!(await verifyPassword(password_hash, password))) throw new AppError('old_password_wrong');
  await forgetTries(db, key);
}

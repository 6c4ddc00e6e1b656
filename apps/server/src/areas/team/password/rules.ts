import type { ErrorCode } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

interface Rules {
  /** Fewest characters, from the settings. */
  passwordMin: number;
  /** The error of a short one: the team screen words it differently (specification section 5). */
  tooShort?: ErrorCode;
}

/** Throws unless the password is long enough and not one of those everybody tries first. */
export function requireGoodPassword(
  password: string,
  { passwordMin, tooShort = 'password_too_short' }: Rules,
): void {
  if (password.length < passwordMin) throw new AppError(tooShort, { min: passwordMin });
  if (isCommonPassword(password)) throw new AppError('password_too_common');
}

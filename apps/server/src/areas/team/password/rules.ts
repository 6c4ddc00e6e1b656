import type { ErrorCode } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { ownWords, withoutWords, type OwnData } from './own-data.ts';

interface Rules {
  /** The fewest characters, from the settings. */
  passwordMin: number;
  /** About the person who will have the password. */
  own: OwnData;
  /** The error for a short one: the team screen words it differently (specification section 5). */
  tooShort?: ErrorCode;
}

/** How much a password must contain besides the person's own data. */
const minBesides = 4;
/** CPF and CNPJ: people choose their own, and it is known from sellers, invoices and leaks. */
const taxId = /^(\d{11}|\d{14})$/;

/**
 * Throws unless the password is long enough, not one of those everybody tries first, and more than the person's own
 * data.
 */
export async function requireGoodPassword(
  password: string,
  { passwordMin, own, tooShort = 'password_too_short' }: Rules,
): Promise<void> {
  if (password.length < passwordMin) throw new AppError(tooShort, { min: passwordMin });
  if (await isMostlyOwn(password, own)) throw new AppError('password_is_own_data');
  if (await isCommonPassword(password)) throw new AppError('password_too_common');
}

/** Returns whether nothing hard to guess is left once what others know about the person is removed. */
async function isMostlyOwn(password: string, own: OwnData): Promise<boolean> {
  if (taxId.test(password.replaceAll(/[\s./-]/g, ''))) return true;
  const besides = withoutWords(password, ownWords(own));
  if (besides === null) return false;
  return besides.length < minBesides || /^\d+$/.test(besides) || (await isCommonPassword(besides));
}

import type { UserRole } from '@prosa/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { isEmail } from './email.ts';
import type { OwnData } from './password/own-data.ts';
import { requireGoodPassword } from './password/rules.ts';

interface MemberData {
  name: string;
  /** Normalised. */
  email: string;
  user_role: UserRole | undefined;
  departments: readonly string[];
}

/**
 * Checks the team screen's rules (specification section 5); nobody becomes owner there. Returns the role, now typed.
 */
export function requireMemberData({ name, email, user_role, departments }: MemberData): UserRole {
  if (!name || !email || !user_role) throw new AppError('all_fields_required');
  if (user_role === 'owner') throw new AppError('owner_is_fixed');
  if (!isEmail(email)) throw new AppError('email_invalid');
  if (user_role === 'user' && !departments.length) throw new AppError('department_required_for_agent');
  return user_role;
}

/** Checks a password given to somebody else; errors are worded as on the team screen. */
export async function requireTeamPassword(
  password: string,
  { passwordMin, own }: { passwordMin: number; own: OwnData },
): Promise<void> {
  await requireGoodPassword(password, { passwordMin, own, tooShort: 'team_password_too_short' });
}

import { errorText } from '@prosa/contract';

interface Typed {
  password: string;
  confirmation: string;
  /** Given where the old password is asked too. */
  old?: string;
}

/** Returns what is wrong with a new password as typed, as the specification words it (section 5); null when nothing. */
export function passwordProblem({ password, confirmation, old }: Typed, min: number): string | null {
  if (!password || !confirmation || old === '') return errorText('password_fields_required');
  if (password.length < min) return errorText('password_too_short', { min });
  return password === confirmation ? null : errorText('passwords_differ');
}

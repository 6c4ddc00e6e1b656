import { errorText } from '@prosa/contract';

interface Typed {
  password: string;
  confirmation: string;
  /** Given where the old password is asked too. */
  old?: string;
}

/** Says what is wrong with a new password as typed, as the specification words it (section 5). */
export function passwordProblems(typed: Typed, min: number): { form?: string } {
  const { password, confirmation, old } = typed;
  if (!password || !confirmation || old === '') return { form: errorText('password_fields_required') };
  if (password.length < min) return { form: errorText('password_too_short', { min }) };
  return password === confirmation ? {} : { form: errorText('passwords_differ') };
}

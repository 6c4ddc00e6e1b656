import { errorText } from '@prosa/contract';

interface Typed {
  password: string;
  confirmation: string;
  /** Given where the form also asks for the old password. */
  old?: string;
}

/** Returns what is wrong with a new password as typed, in the words of the specification (section 5). */
export function passwordProblems(typed: Typed, min: number): { form?: string } {
  const { password, confirmation, old } = typed;
  if (!password || !confirmation || old === '') return { form: errorText('password_fields_required') };
  if (password.length < min) return { form: errorText('password_too_short', { min }) };
  return password === confirmation ? {} : { form: errorText('passwords_differ') };
}

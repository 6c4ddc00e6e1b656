import type { CallOutput, calls } from '@prosa/contract';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { sendsMail } from '../../../platform/mail/mail.ts';

/** Returns what a password needs in this installation, and whether it sends mail, from the settings. */
export async function getPasswordRules({
  config,
}: PublicContext): Promise<CallOutput<typeof calls.getPasswordRules>> {
  return { min_chars: config.passwordMin, recovers_by_mail: sendsMail(config) };
}

import type { CallOutput, calls } from '@prosa/contract';
import type { PublicContext } from '../../../platform/http/binding.ts';
import { sendsMail } from '../../../platform/mail/mail.ts';

/** What a password needs in this installation and whether mails leave it, from the settings. */
export async function getPasswordRules({
  config,
}: PublicContext): Promise<CallOutput<typeof calls.getPasswordRules>> {
  return { min_chars: config.passwordMin, recovers_by_mail: sendsMail(config) };
}

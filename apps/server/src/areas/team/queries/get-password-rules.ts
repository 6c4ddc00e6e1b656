import type { CallOutput, calls } from '@prosa/contract';
import type { PublicContext } from '../../../platform/http/binding.ts';

/** What a password needs in this installation, from the settings. */
export async function getPasswordRules({
  config,
}: PublicContext): Promise<CallOutput<typeof calls.getPasswordRules>> {
  return { min_chars: config.passwordMin };
}

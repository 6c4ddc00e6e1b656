import type { CallOutput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Returns whom customers of this installation write to, from the settings. */
export async function getSupport({ config }: CallContext): Promise<CallOutput<typeof calls.getSupport>> {
  return { email: config.supportEmail };
}

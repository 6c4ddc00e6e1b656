import type { calls, CloudKeysView, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { cloudKeysOf, presentKeys } from './cloud-keys.ts';

/** Returns a number's keys with their secrets masked, and what to copy into Meta's panel. */
export async function getCloudKeys(
  context: CallContext,
  { chip }: ParsedInput<typeof calls.getCloudKeys>,
): Promise<CloudKeysView> {
  return presentKeys(await cloudKeysOf(context, chip), context);
}

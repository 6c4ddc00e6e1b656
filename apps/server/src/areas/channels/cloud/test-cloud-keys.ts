import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { testKeys } from '@prosa/whatsapp';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireCloudKeys } from './cloud-keys.ts';
import { graphSettings } from './graph-settings.ts';

/** Asks Meta about each of a number's keys; says which one is wrong, or which number they belong to. */
export async function testCloudKeys(
  context: CallContext,
  { chip }: ParsedInput<typeof calls.testCloudKeys>,
): Promise<CallOutput<typeof calls.testCloudKeys>> {
  const keys = await requireCloudKeys(context, chip);
  const { number, problem } = await testKeys(graphSettings(context.config), keys);
  return { problem, phone: number?.phone ?? null, name: number?.name ?? null };
}

import type { calls, CallOutput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { installedKinds } from '../drivers.ts';
import { presentCapabilities } from '../present.ts';
import { readRiskConfirmation } from '../risk-confirmation.ts';

/** Lists the kinds of number that this installation offers, and who confirmed the risks of the unofficial ones. */
export async function getChannelKinds({
  db,
  config,
}: CallContext): Promise<CallOutput<typeof calls.getChannelKinds>> {
  const confirmation = await readRiskConfirmation(db);
  return {
    kinds: installedKinds(config).map((kind) => ({
      driver: kind.name,
      title: kind.title,
      capabilities: presentCapabilities(kind),
    })),
    risk_read: confirmation && { by: confirmation.user_name, at: confirmation.at.toISOString() },
  };
}

import type { CallOutput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readSecondFactor } from '../second-factor/second-factors.ts';

/** Returns whether the person has a second factor, and how many recovery codes are left. */
export async function getSecondFactor({
  db,
  session,
  secrets,
}: CallContext): Promise<CallOutput<typeof calls.getSecondFactor>> {
  const factor = await readSecondFactor(db, session, secrets);
  return { active: factor?.isActive ?? false, recovery_codes_left: factor?.recoveryCodes ?? 0 };
}

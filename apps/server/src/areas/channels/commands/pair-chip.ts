import { phoneFault, toInternational, withoutCountryCode } from '@prosa/brazil';
import type { calls, ParsedInput } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireProvenEmail } from '../../team/index.ts';
import { beginConnecting, changeChannel } from '../change-channel.ts';
import { capabilitiesOf, requireDriver } from '../drivers.ts';
import { requireChannel } from '../reader.ts';

type Input = ParsedInput<typeof calls.pairChip>;

/**
 * Sets that the number should be connected by a code that is typed on the phone. The keeper replaces the connection
 * that waits for a QR code, and shows the code of the new one. Asking again asks for a new code.
 */
export async function pairChip(
  context: CallContext,
  { chip: id, phone }: Input,
): Promise<Record<string, never>> {
  await requireProvenEmail(context.db);
  const { driver, status } = await requireChannel(context.db, id);
  requireDriver(driver, context.config);
  if (!capabilitiesOf(driver).logins.includes('code')) throw new AppError('capability_missing');
  if (status === 'open') throw new AppError('channel_open');
  await changeChannel(context, {
    id,
    set: beginConnecting(context.clock.now(), { pairing_phone: readPhone(phone) }),
    event: 'channel.status',
    log: 'code_asked',
  });
  return {};
}

/** Returns the digits of the phone with its country code; a Brazilian one unless it begins with another code. */
function readPhone(typed: string): string {
  const digits = toInternational(typed);
  const isForeign = typed.trim().startsWith('+') && !digits.startsWith('55');
  const isPhone = isForeign
    ? /^[1-9]\d{7,14}$/.test(digits)
    : phoneFault(withoutCountryCode(digits)) === null;
  if (!isPhone) throw new AppError('channel_phone_invalid');
  return digits;
}

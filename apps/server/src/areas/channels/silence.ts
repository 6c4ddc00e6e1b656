import type { ChannelRow } from './reader.ts';
import { capabilitiesOf } from './drivers.ts';

/** Signs of life are written once a minute, and a linked device hears from WhatsApp every half a minute. */
const maxSilenceMs = 3 * 60_000;

/**
 * Returns since when a connected number has been silent, or null while it lives. A number without a linked device may
 * be silent for as long as nobody writes, so for it, as for one that never gave a sign, silence says nothing.
 */
export function silentSince(
  { status, alive, driver }: Pick<ChannelRow, 'status' | 'alive' | 'driver'>,
  now: Date,
): Date | null {
  if (status !== 'open' || !alive || !capabilitiesOf(driver).logins.includes('qr')) return null;
  return now.getTime() - alive.getTime() > maxSilenceMs ? alive : null;
}

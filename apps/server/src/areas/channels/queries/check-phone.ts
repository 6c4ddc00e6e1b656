import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { askOwner } from '../sessions/owner-requests.ts';
import { requireChannel } from '../reader.ts';

/**
 * Returns the jid of `phone` (digits, E.164 without '+') on the channel's network, or null when it has no account
 * there. Works from any process. 404 for an unknown channel, `channel_not_connected` when nobody can ask the network
 * now.
 */
export async function checkPhone(
  context: Pick<CallContext, 'signals' | 'ids' | 'db'>,
  { channel_id, phone }: { channel_id: string; phone: string },
): Promise<string | null> {
  const channel = await requireChannel(context.db, channel_id);
  if (channel.status !== 'open') throw new AppError('channel_not_connected');
  return askOwner(context, { kind: 'check-phone', channel_id, phone });
}

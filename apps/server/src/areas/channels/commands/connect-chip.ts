import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireOpen, requireProvenEmail } from '../../team/index.ts';
import { beginConnecting, changeChannel } from '../change-channel.ts';
import { requireDriver } from '../drivers.ts';
import { requireChannel } from '../reader.ts';
import { wakeChannel } from '../wake.ts';

type Input = ParsedInput<typeof calls.connectChip>;

/**
 * Sets whether the number should be connected ('Conectar', 'Apenas desconectar'); its keeper does the rest. Asking
 * again for what is already set only makes the keeper try at once, or show a QR code in place of a pairing code.
 */
export async function connectChip(
  context: CallContext,
  { chip, connect }: Input,
): Promise<Record<string, never>> {
  if (connect) {
    await requireOpen(context.db);
    await requireProvenEmail(context.db);
  }
  const id = typeof chip === 'string' ? chip : chip._id;
  const channel = await requireChannel(context.db, id);
  if (connect) requireDriver(channel.driver, context.config);
  if (channel.wanted === connect && !channel.pairing_phone) wakeChannel(context, channel);
  else
    await changeChannel(context, {
      id,
      set: connect
        ? beginConnecting(context.clock.now())
        : sql`wanted = false, status_user_id = ${context.session.user_id}`,
      event: 'channel.status',
      log: connect ? 'connect_asked' : 'disconnect_asked',
      ...(connect ? {} : { audit: 'channel.disconnected' as const }),
    });
  return {};
}

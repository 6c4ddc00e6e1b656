import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ChannelLost } from './channel-lost.ts';
import type { ChannelService, OwnedChannel } from './channel-sink.ts';

/**
 * Reads the channel's service as it is now, inside the owner's own work (pass its transaction). Throws ChannelLost
 * when another process has taken the channel over, so that the late work of an old owner rolls back.
 */
export async function readOwnedService(
  db: Queryable,
  { account_id, id, epoch }: Pick<OwnedChannel, 'account_id' | 'id' | 'epoch'>,
): Promise<ChannelService> {
  const row = await db.row<ChannelService>(
    sql`select department_id, redirect, flow_id, active from channels
      where account_id = ${account_id} and id = ${id} and lease_epoch = ${epoch} and not filed`,
    'owned_channel_service',
  );
  if (!row) throw new ChannelLost(id);
  return row;
}

/** Throws ChannelLost unless each of the company's channels still has the given epoch; pass the work's transaction. */
export async function requireOwned(
  tx: Transaction,
  given: readonly { channel_id: string; epoch: number }[],
): Promise<void> {
  const epochs = new Map(
    given.map(({ channel_id, epoch }) => [`${channel_id} ${epoch}`, { channel_id, epoch }]),
  );
  const expected = [...epochs.values()];
  const rows = await tx.rows<{ id: string; lease_epoch: number }>(
    sql`select id, lease_epoch from channels
      where account_id = ${tx.account_id} and id = any(${expected.map(({ channel_id }) => channel_id)})`,
    'epochs_of_channels',
  );
  const now = new Map(rows.map(({ id, lease_epoch }) => [id, lease_epoch]));
  for (const { channel_id, epoch } of expected)
    if (now.get(channel_id) !== epoch) throw new ChannelLost(channel_id);
}

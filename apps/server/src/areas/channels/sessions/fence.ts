import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
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

/** How to find out within another statement whether channels still have the owner they had. */
export interface OwnerLook {
  query: Sql;
  /** Throws ChannelLost unless, by the query's rows, each channel still has its epoch. */
  check(rows: readonly OwnerRow[]): void;
}

/** A channel's epoch now; `id` is a text, because JSON rounds a bigint. */
interface OwnerRow {
  id: string;
  epoch: number;
}

/** Prepares the look at the owners of the company's channels. */
export function lookForOwners(
  account_id: string,
  given: readonly { channel_id: string; epoch: number }[],
): OwnerLook {
  const ids = [...new Set(given.map(({ channel_id }) => channel_id))];
  return {
    query: sql`select id::text, lease_epoch as epoch from channels
      where account_id = ${account_id} and id = any(${ids}::bigint[])`,
    check(rows) {
      const now = new Map(rows.map(({ id, epoch }) => [id, epoch]));
      for (const { channel_id, epoch } of given)
        if (now.get(channel_id) !== epoch) throw new ChannelLost(channel_id);
    },
  };
}

/** Throws ChannelLost unless each of the company's channels still has the given epoch; pass the work's transaction. */
export async function requireOwned(
  tx: Transaction,
  given: readonly { channel_id: string; epoch: number }[],
): Promise<void> {
  const { query, check } = lookForOwners(tx.account_id, given);
  check(await tx.rows<OwnerRow>(query, 'epochs_of_channels'));
}

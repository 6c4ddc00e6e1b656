import type { Chip, ChannelStatusName } from '@prosa/contract';
import type { AccountDb, Database, Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { empty, sql, type Sql } from '../../../platform/db/sql.ts';
import type { ChannelEvents } from '../events.ts';
import { ChannelLost } from './channel-lost.ts';
import type { NewChatLimit } from '@prosa/whatsapp';
import type { ChannelService, OwnedChannel } from './channel-sink.ts';

/** The channel as its keeper sees it. */
export interface KeptRow extends ChannelService {
  driver: string;
  wanted: boolean;
  reset_requested: boolean;
  status: ChannelStatusName;
  qrcode: string | null;
  /** Digits of the phone on which a pairing code will be typed; null to pair by QR. */
  pairing_phone: string | null;
  credentials: Buffer | null;
}

type Reason = NonNullable<Chip['status_reason']>;

/**
 * A channel's row for the one owner that holds `epoch`. Every method throws ChannelLost once another process has
 * taken the channel over, or it was filed.
 */
export interface OwnedRow {
  read(): Promise<KeptRow>;
  connecting(): Promise<void>;
  showQrCode(qrcode: string): Promise<void>;
  showPairingCode(code: string): Promise<void>;
  opened(network: { phone: string; jid: string }): Promise<void>;
  /** The connection was lost and will be tried again. */
  retrying(reason: Reason): Promise<void>;
  /** Ended because a person wanted it; `wanted` stays as it is. */
  disconnected(): Promise<void>;
  /** Ended by the network; a person must act before it is tried again. */
  gaveUp(reason: Reason): Promise<void>;
  limitNewChats(limit: NewChatLimit): Promise<void>;
  /** Records a sign of life, once a minute at most. */
  lives(): void;
  saveCredentials(sealed: Buffer | null): Promise<void>;
  /** A requested reset was carried out. */
  loginForgotten(): Promise<void>;
}

/** Returns the row of the owned channel. */
export function ownedRow(
  { database, clock }: { database: Database; clock: Clock },
  { account_id, id, epoch }: Ownership,
): OwnedRow {
  const db = database.forAccount(account_id);
  const change = (set: Sql, event: keyof ChannelEvents | null = 'channel.status') =>
    changeOwned(db, { id, epoch, set, event });
  const sinceNow = () => sql`status_since = ${clock.now()}, status_user_id = null`;
  // However often it is tried again, it has been away since it was last open.
  const away = () => sql`status_since = case when status = 'open' then ${clock.now()} else status_since end`;
  return {
    async read() {
      const row = await db.row<KeptRow>(
        sql`select driver, wanted, reset_requested, status, qrcode, pairing_phone, credentials, department_id, redirect, flow_id, active
          from channels where account_id = ${account_id} and id = ${id} and lease_epoch = ${epoch} and not filed`,
        'kept_channel',
      );
      if (!row) throw new ChannelLost(id);
      return row;
    },
    connecting: () => change(sql`${away()}, status = 'connecting', qrcode = null`),
    showQrCode: (qrcode) =>
      change(sql`status = 'connecting', qrcode = ${qrcode}, pairing_code = null`, 'channel.qr'),
    showPairingCode: (code) =>
      change(sql`status = 'connecting', pairing_code = ${code}, qrcode = null`, 'channel.qr'),
    opened: ({ phone, jid }) =>
      change(
        sql`status = 'open', status_reason = null, ${sinceNow()}, qrcode = null, phone = ${phone}, jid = ${jid}`,
      ),
    retrying: (reason) =>
      change(sql`${away()}, status = 'connecting', status_reason = ${reason}, qrcode = null`),
    // The person who asked for it is already recorded.
    disconnected: () =>
      change(
        sql`status = 'close', status_reason = 'requested', status_since = ${clock.now()}, qrcode = null`,
      ),
    gaveUp: (reason) =>
      change(
        sql`status = 'close', status_reason = ${reason}, ${sinceNow()}, qrcode = null, wanted = false
          ${reason === 'logged_out' ? sql`, credentials = null` : empty}`,
      ),
    limitNewChats: ({ held, until, quota }) =>
      change(
        sql`new_chats_held = ${held}, new_chats_until = ${until}, new_chats_used = ${quota?.used ?? null},
          new_chats_limit = ${quota?.limit ?? null}`,
      ),
    lives: () => undefined,
    saveCredentials: (sealed) => change(sql`credentials = ${sealed}`, null),
    loginForgotten: () =>
      change(sql`credentials = null, reset_requested = false, phone = null, jid = null`, null),
  };
}

/** Who owns which channel. */
export interface Ownership {
  account_id: string;
  id: string;
  epoch: number;
}

/** An ownership that ends with the lock of this process. */
export interface Tenure extends Ownership {
  /** Resolves to whether nobody else can have taken over yet. */
  isHeld(): Promise<boolean>;
}

interface OwnedChange {
  id: string;
  epoch: number;
  set: Sql;
  event: keyof ChannelEvents | null;
}

async function changeOwned(db: AccountDb, { id, epoch, set, event }: OwnedChange): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx.run(
      sql`update channels set ${set}
        where account_id = ${tx.account_id} and id = ${id} and lease_epoch = ${epoch} and not filed`,
    );
    if (!changed) throw new ChannelLost(id);
    if (event) tx.record({ type: event, payload: { channel_id: id } });
  });
}

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

import type { Chip, ChannelStatusName } from '@prosa/contract';
import type { NewChatLimit } from '@prosa/whatsapp';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { AccountDb, Database, Transaction } from '../../../platform/db/database.ts';
import { empty, sql, type Sql } from '../../../platform/db/sql.ts';
import { writeLog, type LogEntry } from '../channel-log.ts';
import type { ChannelEvents } from '../events.ts';
import { heldUntil } from '../limits/chat-limits.ts';
import { ChannelLost } from './channel-lost.ts';
import type { ChannelService } from './channel-sink.ts';
import type { LifeSigns } from './life-signs.ts';
import type { Ownership } from './tenure.ts';

/** The channel as its keeper sees it. */
export interface KeptRow extends ChannelService {
  driver: string;
  wanted: boolean;
  reset_requested: boolean;
  status: ChannelStatusName;
  qrcode: string | null;
  /** Digits of the phone on which a pairing code will be typed; null to pair by QR. */
  pairing_phone: string | null;
  /** When a person asked for that code; null to pair by QR. */
  pairing_asked: Date | null;
  credentials: Buffer | null;
  /** When a person entered the credentials as keys; null for a login by phone. */
  keys_saved: Date | null;
}

type Reason = NonNullable<Chip['status_reason']>;

/** Why a connection ended, as far as the network said. */
export interface Cause {
  reason: Reason;
  code?: number | null;
  until?: Date | null;
}

/**
 * A channel's row for the one owner that holds `epoch`. Every method that writes throws ChannelLost once another
 * process has taken the channel over, or it was filed; what it changes and its entry in the log commit together.
 */
export interface OwnedRow {
  read(): Promise<KeptRow>;
  /** It begins to connect; `moved`: it was connected through another process, or an earlier one. */
  connecting(was: { moved: boolean }): Promise<void>;
  showQrCode(qrcode: string): Promise<void>;
  showPairingCode(code: string): Promise<void>;
  opened(network: { phone: string; jid: string }): Promise<void>;
  /** The connection was lost and will be tried again. */
  retrying(cause: Cause): Promise<void>;
  /** Ended because a person wanted it; `wanted` stays as it is. */
  disconnected(): Promise<void>;
  /** Ended by the network; a person must act before it is tried again. */
  gaveUp(cause: Cause): Promise<void>;
  limitNewChats(limit: NewChatLimit): Promise<void>;
  /** Notes that the network gave a sign of life; written once a minute for all numbers of the process. */
  lives(): void;
  saveCredentials(sealed: Buffer | null): Promise<void>;
  /** A requested reset was carried out. */
  loginForgotten(): Promise<void>;
}

/** What an owned row is made from. */
export interface OwnedRowParts {
  database: Database;
  clock: Clock;
  signs: Pick<LifeSigns, 'note'>;
}

const noCodes = sql`qrcode = null, pairing_code = null`;
const noLogin = sql`credentials = null, keys_saved = null, phone_number_id = null, waba_id = null,
  verify_token_hash = null, reset_requested = false, phone = null, jid = null`;

/** Returns the row of the owned channel. */
export function ownedRow({ database, clock, signs }: OwnedRowParts, channel: Ownership): OwnedRow {
  const { account_id, id, epoch } = channel;
  const db = database.forAccount(account_id);
  const change = (set: Sql, more: Omit<OwnedChange, 'set'> = {}) =>
    changeOwned(db, channel, { set, event: 'channel.status', at: clock.now(), ...more });
  // However often it is tried again, it has been away since it was last open.
  const away = () => sql`status_since = case when status = 'open' then ${clock.now()} else status_since end`;
  return {
    async read() {
      const row = await db.row<KeptRow>(
        sql`select driver, wanted, reset_requested, status, qrcode, pairing_phone, pairing_asked, credentials, keys_saved,
            department_id, redirect, flow_id, active
          from channels where account_id = ${account_id} and id = ${id} and lease_epoch = ${epoch} and not filed`,
        'kept_channel',
      );
      if (!row) throw new ChannelLost(id);
      return row;
    },
    connecting: ({ moved }) =>
      change(sql`${away()}, status = 'connecting', ${noCodes}`, moved ? { log: { what: 'moved' } } : {}),
    showQrCode: (qrcode) =>
      change(sql`status = 'connecting', qrcode = ${qrcode}, pairing_code = null`, {
        event: 'channel.qr',
        // The code is replaced several times while the person looks for the phone.
        logFirst: { entry: { what: 'qr_shown' }, when: sql`qrcode is null` },
      }),
    showPairingCode: (code) =>
      change(sql`status = 'connecting', pairing_code = ${code}, qrcode = null`, {
        event: 'channel.qr',
        log: { what: 'code_shown' },
      }),
    opened: ({ phone, jid }) =>
      change(
        sql`status = 'open', status_reason = null, status_code = null, status_until = null, status_user_id = null,
          status_since = ${clock.now()}, alive = ${clock.now()}, ${noCodes}, pairing_phone = null, pairing_asked = null,
          phone = ${phone}, jid = ${jid}`,
        { log: { what: 'opened' } },
      ),
    retrying: (cause) =>
      change(sql`${away()}, status = 'connecting', ${causeOf(cause)}, ${noCodes}`, {
        log: { what: 'lost', ...cause },
      }),
    // The person who asked for it is already recorded.
    disconnected: () =>
      change(
        sql`status = 'close', ${causeOf({ reason: 'requested' })}, status_since = ${clock.now()}, ${noCodes}`,
        { log: { what: 'disconnected' } },
      ),
    gaveUp: (cause) =>
      change(
        sql`status = 'close', ${causeOf(cause)}, status_since = ${clock.now()}, status_user_id = null, ${noCodes},
          pairing_phone = null, pairing_asked = null, wanted = false
          ${cause.reason === 'logged_out' ? sql`, credentials = null` : empty}`,
        { log: { what: 'stopped', ...cause }, forgetKeys: cause.reason === 'logged_out' },
      ),
    limitNewChats: (limit) => change(newChats(limit, clock.now()), limitChange(limit)),
    lives: () => signs.note(channel),
    saveCredentials: (sealed) => change(sql`credentials = ${sealed}`, { event: null }),
    loginForgotten: () => change(noLogin, { event: null }),
  };
}

function causeOf({ reason, code = null, until = null }: Cause): Sql {
  return sql`status_reason = ${reason}, status_code = ${code}, status_until = ${until}`;
}

function newChats(limit: NewChatLimit, now: Date): Sql {
  const { held, until, quota } = limit;
  return sql`new_chats_held = ${held}, new_chats_until = ${held ? until : null},
    new_chats_used = ${quota?.used ?? null}, new_chats_limit = ${quota?.limit ?? null},
    chats_held_until = ${heldUntil(limit, now)}`;
}

function limitChange({ held, until }: NewChatLimit): Omit<OwnedChange, 'set'> {
  const entry: LogEntry = held ? { what: 'new_chats_held', until } : { what: 'new_chats_allowed' };
  return { event: 'channels.changed', logFirst: { entry, when: sql`new_chats_held <> ${held}` } };
}

interface OwnedChange {
  set: Sql;
  event?: keyof ChannelEvents | null;
  log?: LogEntry;
  /** An entry for the log only if this was true of the row before. */
  logFirst?: { entry: LogEntry; when: Sql };
  /** The login is gone, and what the driver kept for it means nothing any more. */
  forgetKeys?: boolean;
}

async function changeOwned(
  db: AccountDb,
  { id: channel_id, epoch }: Ownership,
  { set, event, at, log, logFirst, forgetKeys }: OwnedChange & { at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = log ?? (logFirst && (await isTrue(tx, channel_id, logFirst.when)) ? logFirst.entry : null);
    const changed = await tx.run(
      sql`update channels set ${set}
        where account_id = ${tx.account_id} and id = ${channel_id} and lease_epoch = ${epoch} and not filed`,
    );
    if (!changed) throw new ChannelLost(channel_id);
    if (forgetKeys)
      await tx.run(
        sql`delete from channel_keys where account_id = ${tx.account_id} and channel_id = ${channel_id}`,
      );
    if (entry) await writeLog(tx, { channel_id, at }, entry);
    if (event) tx.record({ type: event, payload: { channel_id } });
  });
}

async function isTrue(tx: Transaction, channel_id: string, condition: Sql): Promise<boolean> {
  const row = await tx.row(
    sql`select from channels where account_id = ${tx.account_id} and id = ${channel_id} and ${condition} for update`,
  );
  return row !== null;
}

import type { Chip, ChannelStatusName, FirstService } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { join, sql, type Sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';

/** A channel without its secrets. */
export interface ChannelRow {
  id: string;
  name: string;
  driver: string;
  status: ChannelStatusName;
  status_reason: Chip['status_reason'];
  status_since: Date | null;
  /** Name of the person who disconnected it. */
  status_by: string | null;
  status_code: number | null;
  status_until: Date | null;
  /** When the network last gave a sign of life, to the minute. */
  alive: Date | null;
  wanted: boolean;
  qrcode: string | null;
  pairing_code: string | null;
  /** Digits of the phone on which a pairing code is to be typed; null to pair by QR. */
  pairing_phone: string | null;
  phone: string | null;
  jid: string | null;
  redirect: FirstService;
  flow_id: string | null;
  department_id: string;
  active: boolean;
  read_receipts: boolean;
  profile_pictures: boolean;
  /** Until when what leaves has to wait (`limits/chat-limits.ts`). */
  sends_paused_until: Date | null;
  chats_held_until: Date | null;
  next_chat_at: Date | null;
  next_chat_reason: 'warm_up' | 'pause' | null;
  /** The process that keeps it connected; null when none does. */
  owner: number | null;
}

type CompanyDoor = Queryable & { readonly account_id: string };

const columns = sql`id, name, driver, status, status_reason, status_since,
  (select u.name from users u where u.account_id = channels.account_id and u.id = status_user_id
    and status_reason = 'requested') as status_by, status_code, status_until, alive, wanted, qrcode, pairing_code,
  pairing_phone, phone, jid, redirect, flow_id,
  department_id, active, read_receipts, profile_pictures, owner, sends_paused_until, chats_held_until, next_chat_at, next_chat_reason`;

/** Reads the company's channels, oldest first; `departments` null means those of all departments. */
export async function channelsOf(
  db: CompanyDoor,
  departments: readonly string[] | null,
): Promise<ChannelRow[]> {
  const own = departments ? sql`and department_id = any(${[...departments]})` : sql``;
  return read(db, sql`${own} order by created, id`);
}

/** Reads the channels among `ids` that are not filed. */
export async function channelsById(db: CompanyDoor, ids: readonly string[]): Promise<ChannelRow[]> {
  return ids.length ? read(db, sql`and id in (${join(ids)})`) : [];
}

/** Reads the channel; throws 404 for an unknown one, a filed one and another company's. */
export async function requireChannel(db: CompanyDoor, id: string): Promise<ChannelRow> {
  return found((await channelsById(db, [id]))[0]);
}

/** Finds a channel that is connected now, in the given departments (null: any); null when there is none. */
export async function connectedChannel(
  db: CompanyDoor,
  departments: readonly string[] | null,
): Promise<ChannelRow | null> {
  const channels = await channelsOf(db, departments);
  return channels.find(({ status }) => status === 'open') ?? null;
}

function read(db: CompanyDoor, rest: Sql): Promise<ChannelRow[]> {
  return db.rows<ChannelRow>(
    sql`select ${columns} from channels where account_id = ${db.account_id} and not filed ${rest}`,
  );
}

/** Counts the numbers that are not archived. */
export async function countChannels(db: Queryable & { readonly account_id: string }): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::integer as count from channels where account_id = ${db.account_id} and not filed`,
    'count_channels',
  );
  return row?.count ?? 0;
}

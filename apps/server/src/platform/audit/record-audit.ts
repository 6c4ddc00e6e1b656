import type { AuditAction, AuditDetails, AuditTargetKind } from '@prosa/contract';
import type { Session } from '../access/session.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Queryable } from '../db/queryable.ts';
import { sql } from '../db/sql.ts';
import { toJson } from '../db/to-json.ts';
import { deviceName } from '../http/device-name.ts';

/** An act that the company may have to account for. */
export interface Act {
  action: AuditAction;
  /** For a contact or a conversation only the id is kept: its name is looked up when the entry is shown. */
  target?: { kind: AuditTargetKind; id: string; label?: string };
  details?: AuditDetails;
  /** Who did it, when it was not the session's own person; null for somebody unknown. */
  by?: Person | null;
}

interface Person {
  user_id: string;
  user_name: string;
}

/** Where a call comes from. */
export interface Caller {
  /** The network address. */
  address: string;
  user_agent: string;
}

interface Recorder extends Caller {
  clock: Clock;
  ids: Ids;
  session?: Pick<Session, 'user_id' | 'user_name'>;
}

/** A transaction of one company, whichever door it was opened by. */
type Tx = Pick<Queryable, 'run'> & { account_id: string };

/** Adds an act to the company's audit trail in the transaction of the act, so that neither is committed alone. */
export async function recordAudit(context: Recorder, tx: Tx, act: Act): Promise<void> {
  const now = context.clock.now();
  await tx.run(
    sql`insert into audit_entries (account_id, id, at, action, user_id, user_name, target_kind, target_id,
        target_label, address, device, details, last_at)
      values (${tx.account_id}, ${context.ids.next()}, ${now}, ${act.action}, ${who(context, act)?.user_id},
        ${who(context, act)?.user_name ?? ''}, ${act.target?.kind}, ${act.target?.id}, ${act.target?.label ?? ''},
        ${plainAddress(context.address)}, ${deviceName(context.user_agent)}, ${toJson(act.details ?? {})}::jsonb, ${now})`,
    'record_audit',
  );
}

const hourMs = 60 * 60 * 1000;
/** The first addresses within the hour get an entry of their own; further ones share one. */
const maxAddresses = 5;
const sharedAddress = 'vários endereços';

/**
 * Adds an act that strangers can repeat at will, such as a wrong password. The same act on the same target from one
 * address is one entry per hour, with a count, so that an attack cannot fill the table.
 */
export async function recordRepeatedAudit(
  context: Recorder,
  tx: Tx,
  act: Act & { target: NonNullable<Act['target']> },
): Promise<void> {
  const now = context.clock.now();
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const key = `${act.action} ${act.target.id} ${hour.toISOString()}`;
  const address = plainAddress(context.address);
  const others = sql`(select count(*) from audit_entries
    where account_id = ${tx.account_id} and kind = split_part(${act.action}, '.', 1) and at >= ${hour}
      and action = ${act.action} and target_id = ${act.target.id} and address <> all(${[address, sharedAddress]}::text[]))`;
  await tx.run(
    sql`insert into audit_entries as known (account_id, id, at, action, target_kind, target_id, target_label, address,
        device, details, last_at, repeat_key)
      select ${tx.account_id}, ${context.ids.next()}, ${now}, ${act.action}, ${act.target.kind}, ${act.target.id},
        ${act.target.label ?? ''}, place.address, ${deviceName(context.user_agent)}, ${toJson(act.details ?? {})}::jsonb,
        ${now}, ${key} || ' ' || place.address
      from (select case when ${others} < ${maxAddresses}::integer then ${address} else ${sharedAddress} end as address) place
      on conflict (account_id, repeat_key) where repeat_key is not null
      do update set times = known.times + 1, last_at = excluded.last_at`,
    'record_repeated_audit',
  );
}

function who({ session }: Recorder, { by }: Act): Person | null {
  return by === undefined ? (session ?? null) : by;
}

/** Returns an IPv4 address without the IPv6 prefix that a dual-stack socket puts before it. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 60);
}

import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** How long the network is believed that a phone has an account. */
const accountBelievedMs = 30 * dayMs;
/** How long it is believed that a phone has none. A person who tries again may know that it has one by now. */
const noneBelievedMs = { person: minuteMs, other: dayMs };
/** Checking many phones is one of the things for which numbers are restricted. */
const maxPerMinute = 10;
const maxPerDay = 200;

/** A phone that is looked up over a number. */
export interface CheckedPhone {
  channel_id: string;
  /** Digits of E.164. */
  phone: string;
}

type CompanyDoor = Queryable & { readonly account_id: string };

interface Asking {
  now: Date;
  asker: keyof typeof noneBelievedMs;
}

/** What is known of a phone without asking the network. */
export interface KnownPhone {
  /** Its address; null where it has no account, undefined where it has to be asked for. */
  jid: string | null | undefined;
  /** Whether the number may ask the network now. */
  mayAsk: boolean;
}

/** Looks a phone up in what the number has found out before, in one statement. */
export async function knownPhone(
  db: CompanyDoor,
  { channel_id, phone }: CheckedPhone,
  { now, asker }: Asking,
): Promise<KnownPhone> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const own = sql`account_id = ${db.account_id} and channel_id = ${channel_id}`;
  const row = await db.row<{ known: boolean; jid: string | null; minute: number; day: number }>(
    sql`select known.phone is not null as known, known.jid,
        (select count(*) from phone_checks where ${own} and checked > ${since(minuteMs)})::integer as minute,
        (select count(*) from phone_checks where ${own} and checked > ${since(dayMs)})::integer as day
      from (select) as one left join phone_checks known on ${own} and known.phone = ${phone}
        and known.checked > case when known.jid is null then ${since(noneBelievedMs[asker])}::timestamptz
          else ${since(accountBelievedMs)}::timestamptz end`,
    'known_phone',
  );
  if (row?.known) return { jid: row.jid, mayAsk: false };
  return { jid: undefined, mayAsk: !row || (row.minute < maxPerMinute && row.day < maxPerDay) };
}

/** Keeps what the network answered about a phone. */
export async function keepCheck(
  db: CompanyDoor,
  { channel_id, phone, jid }: CheckedPhone & { jid: string | null },
  now: Date,
): Promise<void> {
  await db.run(
    sql`insert into phone_checks (account_id, channel_id, phone, jid, checked)
      values (${db.account_id}, ${channel_id}, ${phone}, ${jid}, ${now})
      on conflict (account_id, channel_id, phone) do update set jid = excluded.jid, checked = excluded.checked`,
    'keep_check',
  );
}

/** Forgets what is known of a person's phones. */
export async function forgetChecks(tx: Transaction, phones: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from phone_checks where account_id = ${tx.account_id} and phone = any(${[...phones]}::text[])`,
    'forget_checks',
  );
}

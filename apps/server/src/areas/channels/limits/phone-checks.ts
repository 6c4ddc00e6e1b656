import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
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
/** After so long, an answer no longer comes, and the phone may be asked about again. */
export const checkAnswerMs = 10_000;

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

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Returns the address of a phone as the number has found it out before; null where it has no account, undefined where
 * the network has to be asked.
 */
export async function knownPhone(
  db: CompanyDoor,
  { channel_id, phone }: CheckedPhone,
  { now, asker }: Asking,
): Promise<string | null | undefined> {
  const row = await db.row<{ jid: string | null }>(
    sql`select jid from phone_checks
      where account_id = ${db.account_id} and channel_id = ${channel_id} and phone = ${phone} and answered
        and checked > case when jid is null then ${ago(now, noneBelievedMs[asker])}::timestamptz
          else ${ago(now, accountBelievedMs)}::timestamptz end`,
    'known_phone',
  );
  return row?.jid;
}

/** Whether a phone may be asked about: not while another process asks, nor when the number's allowance is spent. */
export type Reservation = 'reserved' | 'asking' | 'spent';

/**
 * Returns whether the number may ask the network about a phone now, and counts that it does. A phone about which nothing
 * was answered may be asked about again a few seconds later (`checkAnswerMs`).
 */
export function reserveCheck(
  db: AccountDb,
  { channel_id, phone }: CheckedPhone,
  now: Date,
): Promise<Reservation> {
  const own = sql`account_id = ${db.account_id} and channel_id = ${channel_id}`;
  const since = (ms: number) =>
    sql`(select count(*) from phone_checks where ${own} and checked > ${ago(now, ms)})`;
  return db.transaction(async (tx) => {
    // Those who ask over the same number at the same time count one after the other.
    await tx.row(
      sql`select from channels where account_id = ${db.account_id} and id = ${channel_id} for no key update`,
      'lock_checks',
    );
    const reserved = await tx.run(
      sql`insert into phone_checks as known (account_id, channel_id, phone, checked, answered)
        select ${db.account_id}, ${channel_id}, ${phone}, ${now}, false
        where ${since(minuteMs)} < ${maxPerMinute} and ${since(dayMs)} < ${maxPerDay}
        on conflict (account_id, channel_id, phone) do update set jid = null, checked = excluded.checked, answered = false
          where known.answered or known.checked <= ${ago(now, checkAnswerMs)}`,
      'reserve_check',
    );
    if (reserved > 0) return 'reserved';
    const asking = await tx.row(
      sql`select from phone_checks where ${own} and phone = ${phone}
        and not answered and checked > ${ago(now, checkAnswerMs)}`,
      'find_unanswered_check',
    );
    return asking ? 'asking' : 'spent';
  });
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
      on conflict (account_id, channel_id, phone)
      do update set jid = excluded.jid, checked = excluded.checked, answered = true`,
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

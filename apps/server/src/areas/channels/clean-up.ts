import { sql } from '../../platform/db/sql.ts';
import { notFrozen } from '../../platform/db/frozen.ts';
import { dayMs } from '../../platform/jobs/periodic.ts';
import type { Runtime } from '../../platform/area.ts';

/** How long what was sent can be sent again to a phone that could not read it. */
const sentPayloadsMs = 30 * dayMs;
/** How long it is kept which phones have an account; no answer is believed for longer. */
const checksMs = 30 * dayMs;
const logMs = 90 * dayMs;
/** Entries that the log of one number keeps, however often its connection is lost. */
const maxLogEntries = 1000;

/** What is kept of a number while it is there. */
const tablesOfNumbers = [
  sql`channel_keys`,
  sql`sent_payloads`,
  sql`channel_inbox`,
  sql`message_templates`,
  sql`phone_checks`,
];

/**
 * Deletes what drivers keep of numbers past its time: keys that expire, payloads after 30 days, entries of connection
 * logs after 90 days or beyond the newest 1000 of a number, what was found out about phones after 30 days, and
 * everything of numbers that were filed.
 */
export async function cleanUpChannels({ database, clock }: Runtime): Promise<void> {
  const db = database.acrossAccounts;
  const now = clock.now().getTime();
  await db.run(
    sql`delete from sent_payloads where created < ${new Date(now - sentPayloadsMs)} and ${notFrozen('account_id')}`,
  );
  await db.run(sql`delete from channel_keys where expires < ${clock.now()} and ${notFrozen('account_id')}`);
  await db.run(
    sql`delete from channel_log where at < ${new Date(now - logMs)} and ${notFrozen('account_id')}`,
  );
  await db.run(
    sql`delete from channel_log l using (
        select c.account_id, c.id, first.number from channels c cross join lateral (
          select number from channel_log k where k.account_id = c.account_id and k.channel_id = c.id
          order by number desc offset ${maxLogEntries} limit 1
        ) first
      ) old
      where l.account_id = old.account_id and l.channel_id = old.id and l.number <= old.number
        and ${notFrozen('l.account_id')}`,
  );
  await db.run(
    sql`delete from phone_checks p using channels c
      where p.account_id = c.account_id and p.channel_id = c.id and p.checked < ${new Date(now - checksMs)}
        and ${notFrozen('p.account_id')}`,
  );
  for (const table of tablesOfNumbers)
    await db.run(
      sql`delete from ${table} t using channels c
        where c.account_id = t.account_id and c.id = t.channel_id and c.filed and ${notFrozen('t.account_id')}`,
    );
  await db.run(
    sql`update channels set credentials = null, qrcode = null, pairing_code = null, pairing_phone = null
      where filed and credentials is not null and ${notFrozen('account_id')}`,
  );
}

import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Bodies name people; what they said is stored by then. */
const bodyDays = 30;
const rowDays = 400;

/** Deletes what is no longer needed of webhooks: bodies after a month, what makes repetitions known after a year. */
export async function forgetOld({ database, clock }: Runtime): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const db = database.acrossAccounts;
  await db.run(
    sql`update billing_inbox set body = null where body is not null and handled < ${before(bodyDays)}`,
  );
  await db.run(sql`delete from billing_quarantine where received < ${before(bodyDays)}`);
  await db.run(sql`delete from billing_inbox where handled < ${before(rowDays)}`);
  await db.run(sql`delete from billing_incidents where last_at < ${before(rowDays)}`);
}

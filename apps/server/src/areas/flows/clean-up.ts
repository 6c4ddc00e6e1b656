import { limits } from '@prosa/contract';
import type { Runtime } from '../../platform/area.ts';
import { raw, sql } from '../../platform/db/sql.ts';
import { notFrozen } from '../../platform/db/frozen.ts';
import { forgetPresences } from '../../platform/realtime/presence.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;
const batch = 2000;

/**
 * Deletes traces, ended runs with everything attached, starts without a message and mentions after thirty days, counts
 * after a year, and values whose time is over. A statement deletes a batch, so that none runs for long.
 */
export async function cleanUp({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * dayMs);
  const countedSince = new Date(clock.now().getTime() - limits.flow_counted_days * dayMs);
  const most = raw(String(batch));
  const { acrossAccounts } = database;
  const active = notFrozen('account_id');
  const old = [
    sql`delete from flow_runs where ctid = any(array(
      select ctid from flow_runs where ended < ${before} and ${active} limit ${most}))`,
    sql`delete from flow_steps where ctid = any(array(
      select ctid from flow_steps where at < ${before} and ${active} limit ${most}))`,
    sql`delete from flow_counts where ctid = any(array(
      select ctid from flow_counts where day < ${countedSince}::date and ${active} limit ${most}))`,
    sql`delete from flow_values where ctid = any(array(
      select ctid from flow_values where until < ${clock.now()} and ${active} limit ${most}))`,
    sql`delete from flow_happenings where ctid = any(array(
      select ctid from flow_happenings where happened < ${before} and ${active} limit ${most}))`,
    sql`delete from flow_mentions where ctid = any(array(
      select ctid from flow_mentions where at < ${before} and ${active} limit ${most}))`,
    sql`delete from person_mentions where ctid = any(array(
      select ctid from person_mentions where at < ${before} and ${active} limit ${most}))`,
  ];
  for (const statement of old) while ((await acrossAccounts.run(statement)) === batch);
  await forgetPresences(acrossAccounts, before);
}

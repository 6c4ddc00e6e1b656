import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { SettledHappening } from './happening.ts';

/** Writes what became of happenings. */
export async function settleHappenings(tx: Transaction, settled: readonly SettledHappening[]): Promise<void> {
  if (!settled.length) return;
  await tx.run(
    sql`update flow_happenings h set state = row.state, reason = row.reason, run_id = row.run_id,
        flow_id = coalesce(row.flow_id, h.flow_id), due = coalesce(row.due, h.due)
      from json_to_recordset(${toJson(settled)}::json) as row(id text, state text, flow_id uuid, run_id uuid,
        reason text, due timestamptz)
      where h.account_id = ${tx.account_id} and h.id = row.id and h.state = 'waiting'`,
    'settle_happenings',
  );
}

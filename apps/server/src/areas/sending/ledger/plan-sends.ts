import { noRow } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { SourceKey } from '../source.ts';
import { sendId } from './send-id.ts';
import { wakeNumber } from './wake-number.ts';

/** One message to one receiver, as its source plans it. */
export interface PlannedSend {
  /** Distinguishes it from the other sends of its source: the receiver, or the occurrence. */
  key: string;
  /** The receiver: a contact, or the digits of a phone that becomes one when its turn comes. */
  to: { contact_id: string } | { phone: string };
  due_at: Date;
  /** When it is too late for it; never, if not given. */
  expires_at?: Date | null;
  /** What its source needs to say it; no more than that, because it is kept. */
  data?: object;
}

export interface Plan {
  source: SourceKey;
  channel_id: string;
  /** At least so long between two of its sends (specification section 9); 0 for none of its own. */
  gap_seconds?: number;
  /** Whether its sends wait for the company's window of hours and days. */
  keeps_window?: boolean;
  /** Whether a contact receives only one of them, also when two turn out to be one person. */
  once?: boolean;
  /** `own`: they take turns with what else goes over the number. `shared`: they queue with the other short sources. */
  line?: 'own' | 'shared';
  /** At most some thousands; for more, plan again with the next ones. */
  sends: readonly PlannedSend[];
  now: Date;
}

/**
 * Adds sends to the ledger, in the given order; those that are there already stay as they are. Returns how many were
 * added. Call `wakeSending` after the commit.
 */
export async function planSends(tx: Transaction, plan: Plan): Promise<number> {
  const { source, channel_id, line = 'shared', sends } = plan;
  const [first] = sends.map(({ due_at }) => due_at).sort((one, other) => one.getTime() - other.getTime());
  // Its lock is held until the commit, so that no turn of the number sees half of a plan.
  if (first) await wakeNumber(tx, { channel_id, at: first });
  const { held_reason, planned } = await keepSource(tx, plan);
  const held = line === 'own' ? null : held_reason;
  const rows = sends.map(({ key, to, due_at, expires_at = null, data = {} }, index) => ({
    id: sendId(source, key),
    position: planned + index,
    contact_id: 'contact_id' in to ? to.contact_id : null,
    phone: 'phone' in to ? to.phone : null,
    due_at,
    expires_at,
    data,
  }));
  return tx.run(
    sql`insert into sends (account_id, channel_id, due_at, available_at, expires_at, id, source_id, line, contact_id, position,
        kind, state, reason, phone, data)
      select ${tx.account_id}, ${channel_id}, due_at, due_at, expires_at, id, ${source.id},
        ${line === 'own' ? source.id : noRow}::uuid, contact_id, position, ${source.kind},
        case when ${held}::text is null then 'waiting' else 'held' end, ${held}, phone, data
      from json_populate_recordset(null::sends, ${toJson(rows)}::json)
      on conflict (account_id, id) do nothing`,
    'plan_sends',
  );
}

interface Kept {
  held_reason: string | null;
  /** How many sends were planned before. */
  planned: number;
}

async function keepSource(tx: Transaction, plan: Plan): Promise<Kept> {
  const { source, channel_id, gap_seconds = 0, keeps_window = false, once = false, line, sends, now } = plan;
  const row = await tx.row<Kept>(
    sql`insert into send_sources as s
        (account_id, kind, id, channel_id, gap_seconds, keeps_window, once, own_line, planned, created)
      values (${tx.account_id}, ${source.kind}, ${source.id}, ${channel_id}, ${gap_seconds}, ${keeps_window}, ${once},
        ${line === 'own'}, ${sends.length}, ${now})
      on conflict (account_id, kind, id) do update set gap_seconds = excluded.gap_seconds,
        keeps_window = excluded.keeps_window, once = excluded.once, planned = s.planned + excluded.planned
      returning held_reason, planned - ${sends.length}::integer as planned`,
    'keep_source',
  );
  return found(row);
}

import type { AuditAction, ChannelLogWhat } from '@prosa/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { requireDepartment } from '../team/index.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import { writeLog } from './channel-log.ts';
import { explainConflict } from './explain-conflict.ts';
import { wakeChannel } from './wake.ts';

interface Change {
  id: string;
  /** The assignments of the update. */
  set: Sql;
  /** The department among them; it must be in use. */
  department_id?: string;
  /** The domain event to record. */
  event?: 'channels.changed' | 'channel.status';
  /** What to write into the audit trail. */
  audit?: AuditAction;
  /** What to write into the number's log. */
  log?: ChannelLogWhat;
}

/**
 * Returns the assignments for a number that a person wants connected from now on: by its login, otherwise by a QR code,
 * or by a code that is typed on the phone `pairing_phone` (digits).
 */
export function beginConnecting(
  now: Date,
  { pairing_phone }: { pairing_phone: string | null } = { pairing_phone: null },
): Sql {
  return sql`wanted = true, status = 'connecting', status_reason = null, status_code = null, status_until = null,
    status_since = ${now}, status_user_id = null, qrcode = null, pairing_code = null,
    pairing_phone = ${pairing_phone}, pairing_asked = ${pairing_phone === null ? null : now}`;
}

/**
 * Changes a channel's row, records the event for the screens, and wakes the process that keeps its connection. 404
 * for an unknown id.
 */
export async function changeChannel(
  context: CallContext,
  { id, set, department_id, event = 'channels.changed', audit, log }: Change,
): Promise<void> {
  const owner = await explainConflict(() =>
    context.db.transaction(async (tx) => {
      if (department_id !== undefined) await requireDepartment(tx, department_id);
      const { name, owner } = found(
        await tx.row<{ name: string; owner: number | null }>(
          sql`update channels set ${set} where account_id = ${tx.account_id} and id = ${id} and not filed
            returning name, owner`,
        ),
      );
      if (audit) {
        await recordAudit(context, tx, { action: audit, target: { kind: 'channel', id, label: name } });
      }
      if (log) {
        const { clock, session } = context;
        await writeLog(tx, { channel_id: id, at: clock.now() }, { what: log, user_id: session.user_id });
      }
      tx.record({ type: event, payload: { channel_id: id } });
      return owner;
    }),
  );
  wakeChannel(context, { id, owner });
}

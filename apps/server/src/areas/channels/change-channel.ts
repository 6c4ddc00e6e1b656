import type { AuditAction } from '@prosa/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { requireDepartment } from '../team/index.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';
import type { CallContext } from '../../platform/http/binding.ts';
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
}

/** Returns the assignments for a number that a person wants connected from now on. */
export function beginConnecting(now: Date): Sql {
  return sql`wanted = true, status = 'connecting', status_reason = null, status_since = ${now},
    status_user_id = null, qrcode = null`;
}

/**
 * Changes a channel's row, records the event for the screens, and wakes the process that keeps its connection. 404
 * for an unknown id.
 */
export async function changeChannel(
  context: CallContext,
  { id, set, department_id, event = 'channels.changed', audit }: Change,
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
      tx.record({ type: event, payload: { channel_id: id } });
      return owner;
    }),
  );
  wakeChannel(context, { id, owner });
}

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
  /** The department among them, which must be in use. */
  department_id?: string;
  /** Domain event to record. */
  event?: 'channels.changed' | 'channel.status';
}

/** Changes a channel's row, tells the screens, and wakes whoever keeps its connection. 404 for an unknown id. */
export async function changeChannel(
  context: CallContext,
  { id, set, department_id, event = 'channels.changed' }: Change,
): Promise<void> {
  await explainConflict(() =>
    context.db.transaction(async (tx) => {
      if (department_id !== undefined) await requireDepartment(tx, department_id);
      const changed = await tx.run(
        sql`update channels set ${set} where account_id = ${tx.account_id} and id = ${id} and not filed`,
      );
      found(changed || null);
      tx.record({ type: event, payload: { channel_id: id } });
    }),
  );
  wakeChannel(context, id);
}

import { recordAudit } from '../../platform/audit/record-audit.ts';
import { lockPlan, requireDepartment } from '../team/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import type { Service } from './check-service.ts';
import { capabilitiesOf, driverOfNewChannels } from './drivers.ts';
import { explainConflict } from './explain-conflict.ts';
import { requireRiskConfirmation } from './risk-confirmation.ts';

interface NewChannel extends Service {
  name: string;
  active: boolean;
  /** Unless given, that of simulated phones, where there are some. */
  driver: string | undefined;
  /** Whether the owner confirms with this call that they read the risks of an unofficial client. */
  risk_read: boolean;
}

/**
 * Adds a channel over an installed driver (`channel_kind_required`, `channel_driver_missing`) within the plan's limit (`channel_limit`), over an
 * unofficial one only once its risks were confirmed (`channel_risk_unread`); returns its id.
 */
export async function createChannel(context: CallContext, channel: NewChannel): Promise<string> {
  const id = context.ids.nextNumber();
  const driver = driverOfNewChannels(context.config, channel.driver);
  const { name, redirect, flow_id, department_id, active } = channel;
  await explainConflict(() =>
    context.db.transaction(async (tx) => {
      await holdLimit(tx);
      if (capabilitiesOf(driver).unofficial) await requireRiskConfirmation(context, tx, channel.risk_read);
      await requireDepartment(tx, department_id);
      await tx.run(
        sql`insert into channels (account_id, id, name, driver, redirect, flow_id, department_id, active, created)
          values (${tx.account_id}, ${id}, ${name}, ${driver}, ${redirect}, ${flow_id}, ${department_id}, ${active},
            ${context.clock.now()})`,
      );
      tx.record({ type: 'channels.changed', payload: { channel_id: id } });
      await recordAudit(context, tx, {
        action: 'channel.created',
        target: { kind: 'channel', id, label: name },
      });
    }),
  );
  return id;
}

/** Throws when the plan allows no further channel; until the commit, nobody else of the company can add one. */
async function holdLimit(tx: Transaction): Promise<void> {
  await lockPlan(tx);
  const row = await tx.row<{ max: number; used: number }>(
    sql`select max_channels as max, (
        select count(*)::integer from channels where account_id = ${tx.account_id} and not filed
      ) as used
      from accounts where id = ${tx.account_id}`,
  );
  if (row && row.used >= row.max) throw new AppError('channel_limit', { max: row.max });
}

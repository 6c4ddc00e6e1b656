import { recordAudit } from '../../platform/audit/record-audit.ts';
import { requireDepartment, requirePlan } from '../team/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import type { Service } from './check-service.ts';
import { capabilitiesOf, driverOfNewChannels } from './drivers.ts';
import { explainConflict } from './explain-conflict.ts';
import { countChannels } from './reader.ts';
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
      await requirePlan({ place: 'channels', db: tx, used: () => countChannels(tx) });
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

import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { wakeAllNumbers } from '../ledger/wake-number.ts';
import { wakeSending } from '../topic.ts';

/** Saves when campaigns are sent and how much a number sends; what waits is looked at with the new values at once. */
export async function updateSendingSettings(
  context: CallContext,
  input: ParsedInput<typeof calls.updateSendingSettings>,
): Promise<Record<string, never>> {
  const { db } = context;
  const { from_minute, until_minute, on_holidays, max_per_hour, max_per_day } = input;
  const weekdays = [...new Set(input.weekdays)].toSorted((one, other) => one - other);
  if (!weekdays.length) throw new AppError('weekdays_required');
  await db.transaction(async (tx) => {
    await tx.run(
      sql`insert into sending_settings (account_id, from_minute, until_minute, weekdays, on_holidays, max_per_hour, max_per_day)
        values (${tx.account_id}, ${from_minute}, ${until_minute}, ${weekdays}::smallint[], ${on_holidays},
          ${max_per_hour}, ${max_per_day})
        on conflict (account_id) do update set from_minute = excluded.from_minute, until_minute = excluded.until_minute,
          weekdays = excluded.weekdays, on_holidays = excluded.on_holidays, max_per_hour = excluded.max_per_hour,
          max_per_day = excluded.max_per_day`,
      'save_sending_settings',
    );
    await wakeAllNumbers(tx);
    tx.record({ type: 'sending.changed', payload: {} });
    await recordAudit(context, tx, { action: 'sending.settings_saved' });
  });
  wakeSending(context, db.account_id);
  return {};
}

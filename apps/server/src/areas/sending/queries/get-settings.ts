import { defaultSendingSettings, type SendingSettings } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Reads when campaigns are sent and how much a number sends. */
export async function getSendingSettings({ db }: CallContext): Promise<SendingSettings> {
  const row = await db.row<SendingSettings>(
    sql`select from_minute, until_minute, weekdays, on_holidays, max_per_hour, max_per_day
      from sending_settings where account_id = ${db.account_id}`,
    'sending_settings',
  );
  return row ?? defaultSendingSettings;
}

import { sql } from '../../platform/db/sql.ts';
import { sqlCheck, type Check } from '../../platform/doctor/check.ts';
import { maxAttempts } from './sessions/channel-inbox.ts';

/** What has to hold of numbers. */
export const channelChecks: readonly Check[] = [
  sqlCheck(
    'Nada do que a Meta entregou foi deixado de lado por não poder ser lido.',
    sql`select account_id || ' ' || channel_id || ' ' || number from channel_inbox where attempts >= ${maxAttempts}`,
  ),
];

import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AudienceGuard } from '../audiences/index.ts';

/** Refuses to archive an audience to which a campaign is going to be sent. */
export const keepScheduledAudience: AudienceGuard = async (tx, audience_id) => {
  const used = await tx.row(
    sql`select from campaigns where account_id = ${tx.account_id} and audience_id = ${audience_id}
      and status = 'scheduled' and not filed limit 1`,
    'audience_in_use',
  );
  if (used) throw new AppError('audience_in_use');
};

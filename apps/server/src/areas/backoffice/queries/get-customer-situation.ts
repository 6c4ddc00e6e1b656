import type { calls, CustomerSituation, ParsedInput } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { channelsOf, presentChipState } from '../../channels/index.ts';
import { customerAccount } from '../customer-account.ts';
import { recordAtHome } from '../record-staff-act.ts';
import { unansweredWebhooks } from './unanswered-webhooks.ts';

const maxSignIns = 10;

/** Returns what support looks at first: the company's numbers, who signed in of late, and webhooks left unanswered. */
export async function getCustomerSituation(
  context: StaffContext,
  { account_id }: ParsedInput<typeof calls.getCustomerSituation>,
): Promise<CustomerSituation> {
  const { id, name, db } = await customerAccount(context, account_id);
  const [channels, sign_ins, webhooks] = await Promise.all([
    channelsOf(db, null),
    lastSignIns(db),
    unansweredWebhooks(context, id),
  ]);
  const target = { kind: 'account', id, label: name } as const;
  await recordAtHome(context, { action: 'staff.customer_viewed', target });
  return { channels: channels.map((row) => presentChipState(row, context)), sign_ins, webhooks };
}

interface SignInRow {
  id: string;
  name: string;
  failed: boolean;
  times: number;
  last_at: Date;
  device: string;
  address: string;
}

async function lastSignIns(db: AccountDb): Promise<CustomerSituation['sign_ins']> {
  const rows = await db.rows<SignInRow>(
    sql`select id, coalesce(nullif(user_name, ''), target_label) as name, action = 'access.sign_in_failed' as failed,
        times, last_at, device, address
      from audit_entries
      where account_id = ${db.account_id} and kind = 'access' and action in ('access.signed_in', 'access.sign_in_failed')
      order by at desc, id desc limit ${maxSignIns}`,
  );
  return rows.map(({ id, last_at, ...row }) => ({ _id: id, at: last_at.toISOString(), ...row }));
}

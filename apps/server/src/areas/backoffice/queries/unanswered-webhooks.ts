import type { CustomerSituation } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';

const maxWebhooks = 10;

interface Row {
  id: string;
  received: Date;
  kind: string;
  state: 'new' | 'failed';
  tries: number;
  reason: string;
}

/**
 * Reads what the billing provider sent about a company's subscriptions and nobody has answered, newest first. Webhooks are
 * kept before anybody knows whose they are, so they are found by the subscription that they name; few are unanswered.
 */
export async function unansweredWebhooks(
  { database }: StaffContext,
  account_id: string,
): Promise<CustomerSituation['webhooks']> {
  const rows = await database.acrossAccounts.rows<Row>(
    sql`select i.id::text, i.received, i.kind, i.state, i.tries, i.reason from billing_inbox i
      where i.state in ('new', 'failed') and exists (
        select from subscriptions s where s.bound_account = ${account_id} and strpos(i.body::text, s.ref) > 0)
      order by i.received desc, i.id desc limit ${maxWebhooks}`,
    'unanswered_webhooks',
  );
  return rows.map(({ id, received, state, ...row }) => ({
    ...row,
    _id: id,
    received: received.toISOString(),
    given_up: state === 'failed',
  }));
}

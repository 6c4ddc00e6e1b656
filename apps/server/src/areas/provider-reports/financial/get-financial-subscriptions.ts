import { limits, type calls, type CallOutput, type ParsedInput } from '@prosa/contract';
import { empty, raw, sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { readPlace, writePlace } from './place.ts';

interface Row {
  ref: string;
  at: Date;
  name: string;
  offer: string;
  next_cycle: string | null;
  account_id: string | null;
  account_name: string | null;
}

const page = limits.financial_list_page;

/** Returns the subscriptions of a status, those that changed last first. */
export async function getFinancialSubscriptions(
  { database }: StaffContext,
  { status, next }: ParsedInput<typeof calls.getFinancialSubscriptions>,
): Promise<CallOutput<typeof calls.getFinancialSubscriptions>> {
  const after = readPlace(next);
  const rows = await database.acrossAccounts.rows<Row>(
    sql`select s.ref, s.last_status_at as at, s.name, coalesce(nullif(s.offer_name, ''), s.product_name) as offer,
        s.next_cycle::text, a.id as account_id, a.name as account_name
      from subscriptions s left join accounts a on a.id = s.bound_account
      where s.last_status = ${status} ${after ? sql`and (s.last_status_at, s.ref) < (${after.at}, ${after.ref})` : empty}
      order by s.last_status_at desc, s.ref desc limit ${raw(String(page + 1))}`,
  );
  const last = rows.length > page ? rows[page - 1] : undefined;
  return {
    data: rows.slice(0, page).map(({ ref, at, name, offer, next_cycle, account_id, account_name }) => ({
      _id: ref,
      name,
      offer,
      since: at.toISOString(),
      next_cycle,
      account: account_id === null ? null : { _id: account_id, name: account_name ?? '' },
    })),
    next: last ? writePlace(last) : null,
  };
}

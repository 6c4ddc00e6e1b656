import { limits, type calls, type CallOutput, type ParsedInput, type SaleKind } from '@prosa/contract';
import { addDays } from '../../../platform/clock/days.ts';
import { readPeriod } from '../../../platform/clock/period.ts';
import { every, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { providerToday, startOf } from '../today.ts';
import { readPlace, writePlace } from './place.ts';
import { isNew, isPaid, isRefund } from './read-finances.ts';

interface Row {
  ref: string;
  at: Date;
  is_new: boolean;
  name: string;
  offer: string;
  cycle: number | null;
  total_cents: number;
}

const page = limits.financial_list_page;

/** Which sales each kind holds, and by which moment. */
const kinds: Record<SaleKind, { moment: Sql; holds: Sql }> = {
  new: { moment: sql`s.confirmed_at`, holds: sql`${isPaid} and ${isNew}` },
  old: { moment: sql`s.confirmed_at`, holds: sql`${isPaid} and not ${isNew}` },
  income: { moment: sql`s.confirmed_at`, holds: isPaid },
  refund: { moment: sql`s.refunded_at`, holds: isRefund },
};

/** Returns the sales behind a number of the financial dashboard, latest first. */
export async function getFinancialSales(
  { database, clock }: StaffContext,
  { kind, interval, next }: ParsedInput<typeof calls.getFinancialSales>,
): Promise<CallOutput<typeof calls.getFinancialSales>> {
  const { from, to } = readPeriod(interval, providerToday(clock));
  const { moment, holds } = kinds[kind];
  const after = readPlace(next);
  const rows = await database.acrossAccounts.rows<Row>(
    sql`select s.ref, ${moment} as at, ${isNew} as is_new, coalesce(b.name, '') as name,
        coalesce(nullif(s.offer_name, ''), nullif(s.product_name, ''), b.offer_name, '') as offer, s.cycle, s.total_cents
      from sales s left join subscriptions b on b.ref = s.subscription_ref
      where ${every([
        holds,
        sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(addDays(to, 1))}`,
        ...(after ? [sql`(${moment}, s.ref) < (${after.at}, ${after.ref})`] : []),
      ])}
      order by ${moment} desc, s.ref desc limit ${raw(String(page + 1))}`,
  );
  const last = rows.length > page ? rows[page - 1] : undefined;
  return {
    data: rows.slice(0, page).map(({ ref, at, is_new, name, offer, cycle, total_cents }) => ({
      _id: ref,
      at: at.toISOString(),
      kind: kind === 'refund' ? 'refund' : is_new ? 'new' : 'old',
      name,
      offer,
      cycle,
      total: total_cents,
    })),
    next: last ? writePlace(last) : null,
  };
}

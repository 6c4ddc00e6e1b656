import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { Standing } from './access-of.ts';

/** A subscription as it is known, with what decides about access. */
export interface KnownSubscription extends Standing {
  ref: string;
  bound_account: string | null;
  contact_ref: string;
  email: string;
  name: string;
  doc: string;
  phone: string;
  product_ref: string;
  offer_ref: string;
  last_status_at: Date;
  mail_due: '' | 'first' | 'recovery' | 'again';
  access_released_at: Date | null;
  recheck: boolean;
  tries: number;
  due: Date | null;
}

const zone = 'America/Sao_Paulo';
/** The first moment after a day. */
const endOf = (day: Sql) => sql`((${day} + 1)::timestamp at time zone ${zone})`;

const columns = sql`s.ref, s.bound_account, s.contact_ref, s.email, s.name, s.doc, s.phone, s.product_ref, s.offer_ref,
  s.last_status, s.last_status_at, s.mail_due, s.access_released_at, s.recheck, s.tries, s.due, s.charged_times,
  s.checked_at, s.trial_started is not null as trial_started, ${endOf(sql`s.cycle_end`)} as cycle_end,
  ${endOf(sql`s.trial_finished`)} as trial_ends,
  exists (select from invoices i where i.subscription_ref = s.ref and i.status = 'paid'
    and i.cycle is not distinct from s.cycle) as is_paid,
  exists (select from sales p where p.subscription_ref = s.ref and p.refunded_at is not null
    and coalesce(p.cycle, 1) >= coalesce(s.cycle, 1) and not exists (
      select from sales q where q.subscription_ref = s.ref and q.refunded_at is null and q.status in ('approved', 'completed')
        and coalesce(q.cycle, 1) >= coalesce(s.cycle, 1) and q.confirmed_at > p.refunded_at)) as is_refunded`;

/** Reads a subscription; null when it is unknown. */
export function readKnown(db: Queryable, ref: string): Promise<KnownSubscription | null> {
  return db.row<KnownSubscription>(
    sql`select ${columns} from subscriptions s where s.ref = ${ref}`,
    'known_subscription',
  );
}

/** Reads all subscriptions that a company ever had, the newest status first. */
export function readOfAccount(db: Queryable, account_id: string): Promise<KnownSubscription[]> {
  return db.rows<KnownSubscription>(
    sql`select ${columns} from subscriptions s where s.bound_account = ${account_id}
      order by s.last_status_at desc, s.ref`,
    'subscriptions_of_account',
  );
}

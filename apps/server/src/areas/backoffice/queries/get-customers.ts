import type { CallOutput, calls, Customer, ParsedInput, UserRole } from '@prosa/contract';
import { containing, sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import type { FileLinks } from '../../../platform/storage/links.ts';
import { presentPicture } from '../../team/index.ts';
import { recordAtHome } from '../record-staff-act.ts';

type Row = Omit<Customer, '_id' | 'created' | 'account' | 'override_name'> &
  Omit<Customer['account'], '_id' | 'name'> & {
    id: string;
    created: Date;
    user_role: UserRole;
    account_id: string;
    company: string;
    total: number;
  };

/** Lists people of customers' companies, the newest first; the search is recorded in the provider's audit trail. */
export async function getCustomers(
  context: StaffContext,
  { page, itemsPerPage, query }: ParsedInput<typeof calls.getCustomers>,
): Promise<CallOutput<typeof calls.getCustomers>> {
  const words = query.trim();
  const isWanted = words
    ? sql`and search_form(u.name || ' ' || u.email || ' ' || a.name) like search_form(${containing(words)})`
    : sql``;
  const people = sql`users u join accounts a on a.id = u.account_id
    where u.kind = 'member' and not u.filed ${isWanted}`;
  const db = context.database.acrossAccounts;
  const [rows, counted] = await Promise.all([
    db.rows<Row>(
      sql`select u.id, u.name, u.email, u.user_role, u.profile_picture, u.created, a.id as account_id, a.name as company,
          a.plan_id, a.subscription_status, a.custom_negotiation, a.max_channels, a.max_users, a.max_flows,
          a.campaigns_enabled
        from ${people} order by u.created desc, u.id desc
        limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`,
    ),
    db.row<{ total: number }>(sql`select count(*)::int as total from ${people}`),
  ]);
  await recordAtHome(context, {
    action: 'staff.customers_listed',
    details: { Página: page, ...(words && { Busca: words }) },
  });
  return { data: rows.map((row) => present(row, context.links)), total: counted?.total ?? 0 };
}

function present({ id, created, account_id, company, ...row }: Row, links: FileLinks): Customer {
  return {
    _id: id,
    name: row.name,
    override_name: null,
    email: row.email,
    user_role: row.user_role,
    profile_picture: presentPicture({ account_id, picture: row.profile_picture }, links),
    created: created.toISOString(),
    account: {
      _id: account_id,
      name: company,
      plan_id: row.plan_id,
      subscription_status: row.subscription_status,
      custom_negotiation: row.custom_negotiation,
      max_channels: row.max_channels,
      max_users: row.max_users,
      max_flows: row.max_flows,
      campaigns_enabled: row.campaigns_enabled,
    },
  };
}

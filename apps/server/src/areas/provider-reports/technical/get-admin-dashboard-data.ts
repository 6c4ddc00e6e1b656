import type { AdminDashboardData, calls, ParsedInput } from '@prosa/contract';
import { daysFrom } from '../../../platform/clock/days.ts';
import { readPeriod, type Period } from '../../../platform/clock/period.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { providerToday } from '../today.ts';
import { hasActivePlan, isCustomer } from './customers.ts';

type Input = ParsedInput<typeof calls.getAdminDashboardData>;

/** Returns the technical dashboard: how things stand now, and a period from the sums of days. */
export async function getAdminDashboardData(
  { database, clock }: StaffContext,
  { interval }: Input,
): Promise<AdminDashboardData> {
  const today = providerToday(clock);
  const period = readPeriod(interval, today);
  const db = database.acrossAccounts;
  const [days, moment] = await Promise.all([readDays(db, period, today), readMoment(db)]);
  const byDay = new Map(days.map((row) => [row.day, row]));
  const of = (day: string) => byDay.get(day) ?? { ...nothing, day };
  const { users, chatbots, customers } = of(today);
  const chart = daysFrom(period.from, period.to).map(of);
  return {
    ...period,
    cards: {
      conversations_all: moment.open,
      conversations_manual: moment.manual,
      conversations_chatbot: moment.open - moment.manual,
      accounts_active: moment.accounts_active,
      accounts_all: moment.accounts,
      chips_connected: moment.chips.find(({ _id }) => _id === 'open')?.all ?? 0,
      chips_all: moment.chips.reduce((sum, { all }) => sum + all, 0),
      messages_all: users + chatbots + customers,
      messages_chatbot: chatbots,
      messages_manual: users,
      messages_customer: customers,
    },
    admin_charts: {
      conversations: chart.map(({ day: _id, human, ai_chatbot, flow_chatbot }) => {
        return { _id, human, ai_chatbot, flow_chatbot };
      }),
      messages: chart.map(({ day: _id, users: user, chatbots: chatbot, customers: customer }) => {
        return { _id, user, chatbot, customer };
      }),
      chip_distribution: moment.chips,
    },
  };
}

const nothing = { human: 0, ai_chatbot: 0, flow_chatbot: 0, users: 0, chatbots: 0, customers: 0 };

type DayRow = typeof nothing & { day: string };

/** Reads the sums of a period's days and of today. */
function readDays(db: Queryable, { from, to }: Period, today: string): Promise<DayRow[]> {
  return db.rows<DayRow>(
    sql`select day::text, human, ai_chatbot, flow_chatbot, users::float8, chatbots::float8, customers::float8
      from provider_days where day between ${from}::date and ${to}::date or day = ${today}::date`,
    'provider_days',
  );
}

interface Moment {
  open: number;
  manual: number;
  accounts: number;
  accounts_active: number;
  chips: AdminDashboardData['admin_charts']['chip_distribution'];
}

/** Reads how things stand at this moment; one statement, so that all of it is of the same. */
async function readMoment(db: Queryable): Promise<Moment> {
  const row = await db.row<Moment>(
    sql`with open as (
        select count(*)::integer as open, (count(*) filter (where is_manual))::integer as manual
        from conversations where finished is null
      ), companies as (
        select count(*)::integer as accounts, (count(*) filter (where ${hasActivePlan}))::integer as accounts_active
        from accounts a where ${isCustomer}
      ), chips as (
        select status as _id, count(*)::integer as all from channels where not filed group by status
      )
      select o.*, c.*, (select coalesce(json_agg(n order by n.all desc, n._id), '[]') from chips n) as chips
      from open o, companies c`,
    'provider_moment',
  );
  return row ?? { open: 0, manual: 0, accounts: 0, accounts_active: 0, chips: [] };
}

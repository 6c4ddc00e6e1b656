import type { ConversationFilter } from '@prosa/contract';
import type { Session } from '../../../platform/access/session.ts';
import { isDay } from '../../../platform/clock/days.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { every, sql, type Sql } from '../../../platform/db/sql.ts';
import { seesDepartment, visibleDepartments } from '../../team/index.ts';
import { textCondition } from './text-condition.ts';

interface Wanted {
  filter: ConversationFilter;
  /** How many of the newest are read; without it the conditions hold for all that match. */
  newest?: number;
}

/**
 * Returns the conditions of a conversation filter for the table `conversations`, limited to what the person may see;
 * null when nothing can match.
 */
export async function filterConditions(
  db: AccountDb,
  session: Session,
  { filter, newest }: Wanted,
): Promise<Sql | null> {
  const departments = departmentsToSearch(session, filter.departments);
  if (departments?.length === 0) return null;
  const conditions = [
    sql`account_id = ${db.account_id}`,
    filter.opened ? openedCondition(db, filter.opened) : finishedCondition(filter),
  ];
  if (departments) conditions.push(departmentCondition(departments));
  if (filter.types.length === 1) conditions.push(sql`is_manual = ${filter.types[0] === 'human'}`);
  if (filter.situation === 'unanswered') conditions.push(sql`waiting_response`);
  if (filter.users.length) conditions.push(sql`user_id = any(${filter.users}::uuid[])`);
  if (filter.owner !== 'all') conditions.push(ownerCondition(session, filter.owner));
  if (filter.channels.length) conditions.push(sql`channel_id = any(${filter.channels}::bigint[])`);
  if (filter.tags.length) conditions.push(sql`contact_tags && ${filter.tags}::uuid[]`);
  const text = filter.text.trim();
  if (!text) return every(conditions);
  const others = every(conditions);
  return every([
    others,
    await textCondition(db, { text, others, newest: isMixed(filter) ? undefined : newest }),
  ]);
}

/** Returns whether conversations in progress and finished ones meet a filter. */
export function isMixed({ opened }: ConversationFilter): boolean {
  return Boolean(opened);
}

/** Returns the departments to look at: of those asked for, the ones that the person sees; null for all. */
export function departmentsToSearch(session: Session, asked: readonly string[]): readonly string[] | null {
  if (!asked.length) return visibleDepartments(session);
  return asked.filter((department) => seesDepartment(session, department));
}

function finishedCondition({ finished }: ConversationFilter): Sql {
  return finished ? sql`finished is not null and not quiet` : sql`finished is null`;
}

/** Returns the condition for conversations opened within these days of the company's calendar. */
function openedCondition(
  { account_id }: AccountDb,
  { from, to }: NonNullable<ConversationFilter['opened']>,
): Sql {
  if (!isDay(from) || !isDay(to) || from > to) throw new AppError('period_invalid');
  const zone = sql`(select time_zone from accounts where id = ${account_id})`;
  return sql`not quiet and created >= ${from}::date::timestamp at time zone ${zone}
    and created < (${to}::date + 1)::timestamp at time zone ${zone}`;
}

/** Returns the condition for conversations of people: of the one who asks, or waiting for anybody to take them. */
function ownerCondition({ user_id }: Session, owner: 'mine' | 'nobody'): Sql {
  return owner === 'mine' ? sql`is_manual and user_id = ${user_id}` : sql`is_manual and user_id is null`;
}

function departmentCondition(departments: readonly string[]): Sql {
  return departments.length === 1
    ? sql`department_id = ${departments[0]}`
    : sql`department_id = any(${departments}::uuid[])`;
}

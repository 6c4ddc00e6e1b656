import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { presentSince } from '../../../../platform/realtime/presence.ts';
import type { Person, VisibleDepartments } from './world.ts';

/**
 * Who has a screen open, by department: its own people; where a department has none of its own, owners and managers,
 * who see everything.
 */
export async function peopleOnline(tx: Transaction, now: Date): Promise<Record<string, Person[]>> {
  const rows = await tx.rows<Person & { department_id: string }>(
    sql`with here as (
        select distinct user_id from presences where account_id = ${tx.account_id} and seen > ${presentSince(now)}
      ), own as (
        select d.id as department_id, u.id, u.name from departments d
        join user_departments l on l.account_id = d.account_id and l.department_id = d.id
        join users u on u.account_id = l.account_id and u.id = l.user_id and not u.filed
        where d.account_id = ${tx.account_id} and not d.filed
      ), leads as (
        select d.id as department_id, u.id, u.name from departments d
        join users u on u.account_id = d.account_id and not u.filed and u.user_role in ('owner', 'manager')
        where d.account_id = ${tx.account_id} and not d.filed
          and not exists (select from own where own.department_id = d.id)
      )
      select department_id, id, name from (select * from own union all select * from leads) everybody
      where id in (select user_id from here) order by department_id, id`,
    'people_online',
  );
  const online: Record<string, Person[]> = {};
  for (const { department_id, ...person } of rows) (online[department_id] ??= []).push(person);
  return online;
}

/** The person who attended each contact last, in whatever conversation. */
export async function lastAgents(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<Map<string, Person>> {
  const rows = await tx.rows<Person & { contact_id: string }>(
    sql`select distinct on (c.contact_id) c.contact_id, u.id, u.name from conversations c
      join users u on u.account_id = c.account_id and u.id = c.user_id and not u.filed
      where c.account_id = ${tx.account_id} and c.contact_id = any(${contact_ids}::text[])
      order by c.contact_id, c.last_activity desc`,
    'last_agents',
  );
  return new Map(rows.map(({ contact_id, ...person }) => [contact_id, person]));
}

/** Who is of the team, and what they see. */
export async function readVisibleDepartments(tx: Transaction): Promise<VisibleDepartments> {
  const rows = await tx.rows<{ id: string; departments: string[] | null }>(
    sql`select u.id, case when u.user_role = 'user' then array(
          select l.department_id from user_departments l where l.account_id = u.account_id and l.user_id = u.id
        ) end as departments
      from users u where u.account_id = ${tx.account_id} and not u.filed`,
    'sights_of_team',
  );
  return new Map(rows.map(({ id, departments }) => [id, departments]));
}

/** How busy people are. */
export interface Load {
  user_id: string;
  open: number;
  latest: Date;
}

/** Conversations in progress of each of these people, and when one of them last moved. */
export async function loadsOf(tx: Transaction, user_ids: readonly string[]): Promise<Map<string, Load>> {
  const rows = await tx.rows<Load>(
    sql`select user_id, count(*)::integer as open, max(last_activity) as latest from conversations
      where account_id = ${tx.account_id} and finished is null and is_manual and user_id = any(${user_ids}::text[])
      group by user_id`,
    'loads_of_people',
  );
  return new Map(rows.map((load) => [load.user_id, load]));
}

import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { presentSince } from '../../../../platform/realtime/presence.ts';
import type { Needs } from '../../versions/flow-versions.ts';
import type { Person, VisibleDepartments, World } from './world.ts';

interface Asked {
  /** The conversations of the round. */
  ids: readonly string[];
  contact_ids: readonly string[];
  now: Date;
}

/**
 * Reads who is online and how many wait for them, as far as the flows need it; `waiting` leaves out these
 * conversations.
 */
export async function readTeam(
  tx: Transaction,
  needs: Needs,
  { ids, contact_ids, now }: Asked,
): Promise<Pick<World, 'online' | 'waiting' | 'last_agents' | 'visibleDepartments'>> {
  const [online, waiting, last_agents, visibleDepartments] = await Promise.all([
    needs.people ? readOnline(tx, now) : {},
    needs.waiting ? readWaitingElsewhere(tx, ids) : {},
    needs.people ? readLastAgents(tx, contact_ids) : new Map(),
    needs.people ? readVisibleDepartments(tx) : new Map(),
  ]);
  return { online, waiting, last_agents, visibleDepartments };
}

/**
 * Reads who has a screen open, by department: its own people; where a department has none, owners and managers,
 * who see everything.
 */
async function readOnline(tx: Transaction, now: Date): Promise<Record<string, Person[]>> {
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

/** Reads the person who attended each contact last, in whatever conversation. */
async function readLastAgents(tx: Transaction, contact_ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await tx.rows<Person & { contact_id: string }>(
    sql`select distinct on (c.contact_id) c.contact_id, u.id, u.name from conversations c
      join users u on u.account_id = c.account_id and u.id = c.user_id and not u.filed
      where c.account_id = ${tx.account_id} and c.contact_id = any(${contact_ids}::uuid[])
      order by c.contact_id, c.last_activity desc`,
    'last_agents',
  );
  return new Map(rows.map(({ contact_id, ...person }) => [contact_id, person]));
}

/** Reads who is of the team, and what they see. */
async function readVisibleDepartments(tx: Transaction): Promise<VisibleDepartments> {
  const rows = await tx.rows<{ id: string; departments: string[] | null }>(
    sql`select u.id, case when u.user_role = 'user' then array(
          select l.department_id from user_departments l where l.account_id = u.account_id and l.user_id = u.id
        ) end as departments
      from users u where u.account_id = ${tx.account_id} and not u.filed`,
    'sights_of_team',
  );
  return new Map(rows.map(({ id, departments }) => [id, departments]));
}

/** Reads how many wait for a person, by department, without these conversations. */
async function readWaitingElsewhere(
  tx: Transaction,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const rows = await tx.rows<{ department_id: string; count: number }>(
    sql`select department_id, count(*)::integer as count from conversations
      where account_id = ${tx.account_id} and finished is null and is_manual and user_id is null
        and waiting_response and id <> all(${ids}::uuid[])
      group by department_id`,
    'waiting_by_department',
  );
  return Object.fromEntries(rows.map(({ department_id, count }) => [department_id, count]));
}

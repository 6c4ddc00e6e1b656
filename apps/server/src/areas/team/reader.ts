import type {
  AccessReason,
  AccessRestriction,
  PersonKind,
  PlanId,
  SubscriptionStatus,
  SystemUserRole,
  UserRole,
} from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { empty, sql } from '../../platform/db/sql.ts';
import type { OwnData } from './password/own-data.ts';

/** A member as stored. `departments` are those in use. */
export interface Member {
  id: string;
  name: string;
  email: string;
  phone: string;
  profile_picture: string | null;
  kind: PersonKind;
  user_role: UserRole;
  system_user_roles: SystemUserRole[];
  access_restrictions: AccessRestriction[];
  disable_notification_sound: boolean;
  /** What they chose for their desk, as it was stored. */
  desk_settings: Record<string, string>;
  must_change_password: boolean;
  second_factor: boolean;
  must_set_second_factor: boolean;
  email_proven: boolean;
  filed: boolean;
  departments: string[];
}

/** The company a member belongs to. */
export interface Account {
  id: string;
  name: string;
  campaigns_enabled: boolean;
  max_channels: number;
  max_users: number;
  max_flows: number;
  plan_id: PlanId | null;
  subscription_status: SubscriptionStatus;
  /** Why it may read and not send; null while it may. */
  closed_because: AccessReason | null;
}

/** Which row: the door may be the one across companies, so the company is always named. */
export interface MemberKey {
  account_id: string;
  user_id: string;
}

/** A person that somebody named by their e-mail, or nobody. */
export type PossibleMember = MemberKey | { account_id: null; user_id: null };

/** Returns what a job carries of a person who may have been found: the key alone. */
export function possibleMember(login: MemberKey | null): PossibleMember {
  if (!login) return { account_id: null, user_id: null };
  return { account_id: login.account_id, user_id: login.user_id };
}

const hasSecondFactor = sql`exists (
  select from second_factors f where f.account_id = u.account_id and f.user_id = u.id and f.confirmed is not null)`;

/** Whether a person of `users u` is of the staff and has no second factor yet. */
export const mustSetSecondFactor = sql`u.kind = 'staff' and not ${hasSecondFactor}`;

/** The role of a person of `users u`: staff inside an account see what its owner sees, and are no second owner. */
export const effectiveRole = sql`case u.kind when 'visitor' then 'owner' else u.user_role end as user_role`;

const memberColumns = sql`${hasSecondFactor} as second_factor, ${mustSetSecondFactor} as must_set_second_factor, u.kind,
  u.id, u.name, u.email, u.phone, u.profile_picture, ${effectiveRole}, u.system_user_roles,
  u.access_restrictions, u.disable_notification_sound, u.desk_settings, u.must_change_password, u.email_proven,
  u.filed,
  array(
    select department_id from user_departments
    join departments on departments.account_id = user_departments.account_id and departments.id = department_id
    where user_departments.account_id = u.account_id and user_id = u.id and not departments.filed
    order by departments.name
  ) as departments`;

/** Reads a member; null when unknown or archived. `lock` keeps others from changing them until the commit. */
export function readMember(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  { lock = false } = {},
): Promise<Member | null> {
  return db.row<Member>(
    sql`select ${memberColumns} from users u
      where u.account_id = ${account_id} and u.id = ${user_id} and not u.filed ${lock ? sql`for update of u` : empty}`,
  );
}

/** Reads who is behind a session: a member, or staff inside the account. */
export function readSignedIn(db: Queryable, { account_id, user_id }: MemberKey): Promise<Member | null> {
  return db.row<Member>(
    sql`select ${memberColumns} from users u
      where u.account_id = ${account_id} and u.id = ${user_id} and (not u.filed or u.kind = 'visitor')`,
  );
}

/** Reads all members who are not archived, by name. */
export function readMembers(db: Queryable, account_id: string): Promise<Member[]> {
  return db.rows<Member>(
    sql`select ${memberColumns} from users u
      where u.account_id = ${account_id} and not u.filed order by lower(u.name), u.id`,
  );
}

/** Reads the company itself. */
export function readAccount(db: Queryable, account_id: string): Promise<Account | null> {
  return db.row<Account>(
    sql`select id, name, campaigns_enabled, max_channels, max_users, max_flows, plan_id, subscription_status,
        case when access_closed is not null then access_reason end as closed_because
      from accounts where id = ${account_id}`,
    'account',
  );
}

/** Counts the people who are not archived. */
export async function countUsers(db: Queryable & { readonly account_id: string }): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::integer as count from users where account_id = ${db.account_id} and not filed`,
    'count_users',
  );
  return row?.count ?? 0;
}

/** A person who may sign in with an e-mail. */
export interface Login extends MemberKey {
  kind: PersonKind;
  system_user_roles: readonly SystemUserRole[];
  password_hash: string;
  email_proven: boolean;
  /** Until when a first password that nobody chose works; null for any other. */
  password_expires: Date | null;
}

/**
 * Reads the people whom an e-mail may stand for, across all companies: first the one who has proven it, then the one
 * who signed up with it last, so that a new owner can sign in without learning whether somebody else has the address.
 */
export function readLogins(db: Queryable, email: string): Promise<Login[]> {
  return db.rows(
    sql`select distinct on (email_proven) account_id, id as user_id, kind, system_user_roles, password_hash,
        email_proven, password_expires from users
      where email = ${email} and not filed order by email_proven desc, created desc, id desc`,
    'read_login',
  );
}

/** Returns the person an e-mail belongs to: the first of `readLogins`, or null. */
export async function readLogin(db: Queryable, email: string): Promise<Login | null> {
  return (await readLogins(db, email))[0] ?? null;
}

/** Reads a member's e-mail and stored password; null when unknown or archived. */
export function readCredentials(
  db: Queryable,
  { account_id, user_id }: MemberKey,
): Promise<{ email: string; password_hash: string } | null> {
  return db.row(
    sql`select email, password_hash from users where account_id = ${account_id} and id = ${user_id} and not filed`,
  );
}

/** Reads what others know about a member; their password must not consist of it. */
export async function readOwnData(db: Queryable, { account_id, user_id }: MemberKey): Promise<OwnData> {
  const row = await db.row<Required<OwnData>>(
    sql`select u.name, u.email, u.phone, a.name as company from users u join accounts a on a.id = u.account_id
      where u.account_id = ${account_id} and u.id = ${user_id}`,
  );
  return row ?? {};
}

/** Reads the departments in use, by name; with `among`, only those of these. */
export function readDepartments(
  db: Queryable,
  { account_id, among }: { account_id: string; among: readonly string[] | null },
): Promise<{ id: string; name: string; description: string; filed: boolean }[]> {
  const own = among ? sql`and id = any(${among})` : empty;
  return db.rows(
    sql`select id, name, description, filed from departments
      where account_id = ${account_id} and not filed ${own} order by lower(name), id`,
  );
}

/**
 * Returns names of members by id, archived ones too, since their past work keeps their name. Unknown ids are left
 * out.
 */
export async function userNames(
  db: Queryable,
  { account_id, user_ids }: { account_id: string; user_ids: readonly string[] },
): Promise<Map<string, string>> {
  if (!user_ids.length) return new Map();
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select id, name from users where account_id = ${account_id} and id = any(${user_ids})`,
    'user_names',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

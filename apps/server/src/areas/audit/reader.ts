import type { AuditAction, AuditDetails, AuditTargetKind } from '@prosa/contract';
import { isDay } from '../../platform/clock/days.ts';
import type { AccountDb } from '../../platform/db/database.ts';
import { every, sql, type Sql } from '../../platform/db/sql.ts';
import { AppError, found } from '../../platform/http/app-error.ts';

/** Which entries to read. */
export interface AuditFilter {
  user?: string | undefined;
  kind?: string | undefined;
  /** Days of the company's calendar, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** An entry with the present name of its contact; null for one that no longer exists. */
export interface AuditRow {
  id: string;
  at: Date;
  action: AuditAction;
  user_name: string;
  by_staff: boolean;
  target_kind: AuditTargetKind | null;
  target_id: string | null;
  target_label: string;
  contact_name: string | null;
  address: string;
  device: string;
  details: AuditDetails;
  times: number;
  last_at: Date;
}

/** The place of an entry in the list. */
export type AuditPlace = Pick<AuditRow, 'id' | 'at'>;

/** Returns the conditions of a filter for `audit_entries`. Throws for invalid days and for an unknown person. */
export async function auditConditions(db: AccountDb, filter: AuditFilter): Promise<Sql> {
  const { user, kind, from, to } = filter;
  if ([from, to].some((day) => day && !isDay(day)) || (from && to && from > to))
    throw new AppError('period_invalid');
  const zone = sql`(select time_zone from accounts where id = ${db.account_id})`;
  const conditions = [sql`account_id = ${db.account_id}`];
  if (user) {
    found(await db.row(sql`select from users where account_id = ${db.account_id} and id = ${user}`));
    conditions.push(sql`user_id = ${user}`);
  }
  if (kind) conditions.push(sql`kind = ${kind}`);
  if (from) conditions.push(sql`at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  return every(conditions);
}

/** Returns the place of an entry in the list. Throws not_found when this company has none of that id. */
export async function auditPlace(db: AccountDb, id: string): Promise<AuditPlace> {
  return found(
    await db.row<AuditPlace>(
      sql`select id, at from audit_entries where account_id = ${db.account_id} and id = ${id}`,
    ),
  );
}

interface Stretch {
  conditions: Sql;
  before: AuditPlace | null;
  most: number;
}

/** Reads the next entries, newest first. */
export function auditEntries(db: AccountDb, { conditions, before, most }: Stretch): Promise<AuditRow[]> {
  const earlier = before ? sql`(at, id) < (${before.at}, ${before.id})` : sql`true`;
  return db.rows<AuditRow>(
    sql`select e.id, e.at, e.action, e.user_name, e.target_kind, e.target_id, e.target_label, e.address, e.device,
        e.details, e.times, e.last_at, (s.id is not null or e.kind = 'staff') as by_staff, coalesce(c.override_name, nullif(c.name, ''), c.phone) as contact_name
      from (
        select * from audit_entries where ${conditions} and ${earlier} order by at desc, id desc limit ${most}::integer
      ) e
      left join users s on s.account_id = e.account_id and s.id = e.user_id and s.kind = 'visitor'
      left join conversations v
        on v.account_id = e.account_id and v.id = case e.target_kind when 'conversation' then e.target_id::uuid end
      left join contacts c
        on c.account_id = e.account_id and c.id = coalesce(v.contact_id, case e.target_kind when 'contact' then e.target_id::uuid end)
      order by e.at desc, e.id desc`,
  );
}

/** Lists everybody who was ever in the team, by name: their acts stay when they leave. */
export function everMembers(db: AccountDb): Promise<{ _id: string; name: string }[]> {
  return db.rows<{ _id: string; name: string }>(
    sql`select id as "_id", name from users where account_id = ${db.account_id} order by filed, lower(name), id`,
  );
}

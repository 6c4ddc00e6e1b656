import { limits, type CallOutput, type calls, type ParsedInput } from '@prosa/contract';
import { containing, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleContact } from '../../conversations/index.ts';
import { filesByIds } from '../../media/index.ts';
import { presentSchedule, scheduleColumns, scheduleTables, type ScheduleRow } from '../reader.ts';
import { visibleTo } from '../visible.ts';
import { repeatingOn } from './repeating-on.ts';

type Asked = ParsedInput<typeof calls.getScheduledMessages>;

/** Returns a page of the schedules that this person sees, by date. */
export async function listSchedules(
  context: CallContext,
  asked: Asked,
): Promise<CallOutput<typeof calls.getScheduledMessages>> {
  const { db, clock, links } = context;
  const { page, limit, order } = asked;
  const wanted = await wantedBy(context, asked);
  const direction = order === 'soonest' ? sql`asc` : sql`desc`;
  const cap = limits.search_total_cap;
  const [rows, total] = await Promise.all([
    db.rows<ScheduleRow>(
      sql`select ${scheduleColumns} from ${scheduleTables} where ${wanted}
        order by s.due_at ${direction}, s.id ${direction} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted
        from (select from ${scheduleTables} where ${wanted} limit ${cap + 1}) as part`,
    ),
  ]);
  const media = await filesByIds(
    { db, links },
    rows.flatMap(({ media_id }) => media_id ?? []),
  );
  const counted = total?.counted ?? 0;
  const around = { now: clock.now(), media };
  return {
    data: rows.map((row) => presentSchedule(row, around)),
    total: Math.min(counted, cap),
    total_is_capped: counted > cap,
  };
}

async function wantedBy(context: CallContext, { query, status, day, contact }: Asked): Promise<Sql> {
  const { account_id } = context.db;
  const words = query.trim();
  return sql`s.account_id = ${account_id} and s.filed_at is null and ${visibleTo(context.session)}
    ${status === null ? sql`` : sql`and s.status = ${status}`}
    ${day === null ? sql`` : await onDay(context, day)}
    ${contact === null ? sql`` : await ofContact(context, contact)}
    ${words ? await holding(context, words) : sql``}`;
}

async function onDay(context: CallContext, day: string): Promise<Sql> {
  const repeating = (await repeatingOn(context, { from: day, to: day })).map(({ id }) => id);
  return sql`and ((s.due_at >= ${day}::date::timestamp at time zone a.time_zone
    and s.due_at < (${day}::date + 1)::timestamp at time zone a.time_zone) or s.id = any(${repeating}::uuid[]))`;
}

async function ofContact(context: CallContext, contact: string): Promise<Sql> {
  const { db } = context;
  await visibleContact(context, contact);
  const row = await db.row<{ phone: string | null }>(
    sql`select phone from contacts where account_id = ${db.account_id} and id = ${contact}`,
  );
  const { phone } = found(row);
  return sql`and (s.contact_id = ${contact} or s.phone = ${phone})`;
}

/** Up to this many matches are looked up through the index. With more, the list itself finds a page of them quickly. */
const maxFound = 2000;

/** Returns the condition that a schedule contains the words; digits are compared with phones. */
async function holding({ db }: CallContext, words: string): Promise<Sql> {
  const typed = words.replaceAll(/\D/g, '');
  const digits = typed.length > 2 ? typed : null;
  const found = await db.row<{ ids: string[] }>(
    sql`select array(select find_schedules(search_form(${containing(words)}),
      ${digits === null ? null : containing(digits)}, ${raw(String(maxFound + 1))})) as ids`,
    'find_schedules',
  );
  const ids = found?.ids ?? [];
  if (ids.length <= maxFound) return sql`and s.id = any(${ids}::uuid[])`;
  const phone = digits === null ? sql`` : sql`or strpos(coalesce(s.phone, k.phone, ''), ${digits}) > 0`;
  return sql`and (strpos(s.search, search_form(${words})) > 0
    or strpos(coalesce(k.search, ''), search_form(${words})) > 0
    or strpos(coalesce(search_form(f.name), ''), search_form(${words})) > 0 ${phone})`;
}

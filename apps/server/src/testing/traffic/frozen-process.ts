import type { Place } from '../server-process.ts';
import { queryPlace } from './number-storm.ts';

/** Returns how many sessions processes PostgreSQL knows as living; one that is frozen counts until its lease ends. */
export async function livingSessions(place: Place): Promise<number> {
  const rows = await queryPlace(
    place,
    `select from processes where role = 'sessions' and id in (
      select objid::bigint from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database()))`,
  );
  return rows.length;
}

/** Returns what a process that sends changes: messages, what is to be sent, and who owns the number. */
export async function writtenRows(place: Place): Promise<string> {
  const [found] = await queryPlace<{ rows: string | null }>(
    place,
    `select string_agg(line, '\n' order by line) as rows from (
      select 'm' || m as line from messages m union all select 'o' || o from outbox o union all select 'c' || c from channels c
    ) lines`,
  );
  return found?.rows ?? '';
}

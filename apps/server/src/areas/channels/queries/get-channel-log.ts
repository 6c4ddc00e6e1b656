import type { CallOutput, calls, ChannelLogEntry, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireChannel } from '../reader.ts';

type Input = ParsedInput<typeof calls.getChannelLog>;

const pageSize = 30;

interface Row extends Omit<ChannelLogEntry, 'at' | 'until'> {
  at: Date;
  until: Date | null;
}

/** Lists what happened to a number's connection, newest first, from the entry before `before` on. */
export async function getChannelLog(
  { db }: CallContext,
  { chip, before }: Input,
): Promise<CallOutput<typeof calls.getChannelLog>> {
  await requireChannel(db, chip);
  const rows = await db.rows<Row>(
    sql`select l.number::integer, l.at, l.what, l.reason, l.code, l.until, u.name as by
      from channel_log l left join users u on u.account_id = l.account_id and u.id = l.user_id
      where l.account_id = ${db.account_id} and l.channel_id = ${chip}
        ${before ? sql`and l.number < ${before}` : sql``}
      order by l.number desc limit ${pageSize + 1}`,
  );
  return {
    data: rows.slice(0, pageSize).map(({ at, until, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    has_more: rows.length > pageSize,
  };
}

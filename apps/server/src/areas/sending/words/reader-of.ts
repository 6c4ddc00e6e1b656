import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { Reader } from './fill-text.ts';

interface Read {
  /** The receiver; null for a phone that is no contact yet, of which nothing is known. */
  contact_id: string | null;
  phone?: string | null;
  channel_id: string;
  now: Date;
}

/** Returns for whom a text is written, as the contact is at this moment. */
export async function readerOf(
  db: Queryable & { readonly account_id: string },
  { contact_id, phone = null, channel_id, now }: Read,
): Promise<Reader> {
  const row = found(
    await db.row<Omit<Reader, 'now' | 'channel'> & { channel: string }>(
      sql`select a.name as company, a.time_zone, ch.name as channel,
          coalesce(nullif(trim(k.override_name), ''), trim(k.name), '') as name,
          coalesce(k.phone, ${phone}, '') as phone, coalesce(k.data, '{}') as variables
        from accounts a
        join channels ch on ch.account_id = a.id and ch.id = ${channel_id}
        left join contacts k on k.account_id = a.id and k.id = ${contact_id}
        where a.id = ${db.account_id}`,
      'reader_of_text',
    ),
  );
  return { ...row, channel: { id: channel_id, name: row.channel }, now };
}

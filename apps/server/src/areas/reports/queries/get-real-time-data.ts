import { limits, type calls, type ParsedInput, type RealTimeData } from '@prosa/contract';
import { requireChannel } from '../../channels/index.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { rowById } from '../../../platform/db/row-by-id.ts';
import { every, raw, sql, type Sql } from '../../../platform/db/sql.ts';

type Input = ParsedInput<typeof calls.getDashboardRealTimeData>;

/** Returns how many conversations are in progress, and the contacts of the most recently active ones. */
export async function getRealTimeData({ db }: CallContext, { selected_chip }: Input): Promise<RealTimeData> {
  if (selected_chip !== null) await requireChannel(db, selected_chip);
  const open = every([
    sql`account_id = ${db.account_id} and finished is null`,
    ...(selected_chip === null ? [] : [sql`channel_id = ${selected_chip}`]),
  ]);
  const [open_conversations, last_contacts] = await Promise.all([
    countOpen(db, open),
    lastContacts(db, open),
  ]);
  return { open_conversations, last_contacts };
}

async function countOpen(db: AccountDb, open: Sql): Promise<RealTimeData['open_conversations']> {
  const row = await db.row<{ all: number; manual: number; waiting: number }>(
    sql`select count(*)::integer as "all", (count(*) filter (where is_manual))::integer as manual,
        (count(*) filter (where waiting_response))::integer as waiting
      from conversations where ${open}`,
  );
  const { all = 0, manual = 0, waiting = 0 } = row ?? {};
  return { all, manual, chatbot: all - manual, waiting_response: waiting };
}

interface LastContact {
  id: string;
  contact_id: string;
  name: string;
  override_name: string | null;
  phone: string | null;
  channel_id: string;
  channel_name: string;
  is_manual: boolean;
  waiting_response: boolean;
  last_activity: Date;
}

async function lastContacts(db: AccountDb, open: Sql): Promise<RealTimeData['last_contacts']> {
  const rows = await db.rows<LastContact>(
    sql`select c.id, c.contact_id, ct.name, ct.override_name, ct.phone, c.channel_id, ch.name as channel_name,
        c.is_manual, c.waiting_response, c.last_activity
      from (
        select * from conversations where ${open}
        order by activity_slot desc, last_activity desc, id desc limit ${raw(String(limits.dashboard_last_contacts))}
      ) c
      cross join ${rowById('contacts', db.account_id, sql`c.contact_id`)} ct
      cross join ${rowById('channels', db.account_id, sql`c.channel_id`)} ch
      order by c.last_activity desc, c.id desc`,
  );
  return rows.map(({ is_manual, waiting_response, ...row }) => ({
    conversation_id: row.id,
    contact: {
      _id: row.contact_id,
      name: row.name,
      override_name: row.override_name,
      phone: row.phone ?? '',
    },
    chip: { _id: row.channel_id, name: row.channel_name },
    is_manual,
    waiting_response,
    last_activity: row.last_activity.toISOString(),
  }));
}

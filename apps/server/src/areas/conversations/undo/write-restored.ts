import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { lastMessageChars } from '../rows.ts';
import { restored, type Changed } from './restored.ts';

/**
 * Takes away the system messages of an act while they are the newest of their thread; where something was written after
 * them they stay, marked as undone, because places in a thread do not move.
 */
export async function takeBackLines(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  const { account_id } = tx;
  const [newest, overtaken] = [
    changed.filter(({ now, before }) => now.last_position === before.last_line),
    changed.filter(({ now, before }) => now.last_position !== before.last_line),
  ];
  await tx.run(
    sql`delete from messages m using ${linesOf(newest)}
      where m.account_id = ${account_id} and m.conversation_id = given.id
        and m.position between given.first_line and given.last_line`,
    'delete_lines',
  );
  if (!overtaken.length) return;
  await tx.run(
    sql`update messages m set event = 'undone', message = m.message || ' (desfeito)' from ${linesOf(overtaken)}
      where m.account_id = ${account_id} and m.conversation_id = given.id
        and m.position between given.first_line and given.last_line`,
    'mark_lines',
  );
}

function linesOf(changed: readonly Changed[]) {
  return sql`unnest(${changed.map(({ now }) => now.id)}::text[],
    ${changed.map(({ before }) => before.first_line)}::integer[],
    ${changed.map(({ before }) => before.last_line)}::integer[]) as given(id, first_line, last_line)`;
}

/** Writes what the conversations are like again; their newest message is whatever stands last in the thread now. */
export async function writeRestored(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  await tx.run(
    sql`update conversations c set finished = row.finished, department_id = row.department_id,
        user_id = row.user_id, is_manual = row.is_manual, chatbot_type = row.chatbot_type,
        start_flow = row.start_flow, priority = row.priority, waiting_response = row.waiting_response,
        waiting_since = row.waiting_since, unread = row.unread, last_activity = row.last_activity,
        last_position = row.last_position, last_message = (
          select jsonb_build_object('id', m.id, 'type', m.type,
            'message', left(m.message, ${raw(String(lastMessageChars))}), 'origin', m.origin, 'user_id', m.user_id,
            'created', to_char(m.created at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', m.status,
            'deleted', m.deleted)
          from messages m
          where m.account_id = c.account_id and m.conversation_id = c.id and m.position = row.last_position
        )
      from jsonb_to_recordset(${toJson(changed.map(restored))}::jsonb) as row(id text, finished timestamptz,
        department_id text, user_id text, is_manual boolean, chatbot_type text, start_flow text, priority text,
        waiting_response boolean, waiting_since timestamptz, unread integer, last_activity timestamptz,
        last_position integer)
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'write_restored',
  );
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockConversations } from '../core/lock.ts';
import type { Before, Changed } from './restored.ts';

/** Takes some of what an act changed, and locks its conversations in the order in which all code locks them. */
export async function takeChanged(
  tx: Transaction,
  { undo_id, limit }: { undo_id: string; limit: number },
): Promise<Changed[]> {
  const { account_id } = tx;
  const kept = await tx.rows<Before>(
    sql`select conversation_id, act, first_line, last_line, withdrawn, finished, department_id, user_id, is_manual,
        chatbot_type, start_flow, priority, waiting_response, waiting_since, unread, last_activity
      from undo_conversations where account_id = ${account_id} and undo_id = ${undo_id}
      order by conversation_id limit ${limit} for update`,
    'take_undo_conversations',
  );
  if (!kept.length) return [];
  const ids = kept.map(({ conversation_id }) => conversation_id);
  const opened = await tx.rows<{ id: string; earlier: string }>(
    sql`select later.id, c.id as earlier from conversations c
      join conversations later on later.account_id = c.account_id and later.channel_id = c.channel_id
        and later.contact_id = c.contact_id and later.finished is null and later.id <> c.id
      where c.account_id = ${account_id} and c.id = any(${ids}::uuid[]) and c.finished is not null`,
    'opened_since',
  );
  const laterOf = new Map(opened.map(({ id, earlier }) => [earlier, id]));
  const nowOf = await lockConversations(tx, [...ids, ...laterOf.values()]);
  const overtaken = await overtakenOf(tx, kept, laterOf);
  return kept.flatMap((before) => {
    const now = nowOf.get(before.conversation_id);
    const later = nowOf.get(laterOf.get(before.conversation_id) ?? '') ?? null;
    if (!now) return [];
    const isOvertaken = overtaken.has(now.id) || (later !== null && overtaken.has(later.id));
    return [{ before, now, later: later?.finished === null ? later : null, overtaken: isOvertaken }];
  });
}

/** Returns the conversations in which a person of the company did something after the act, also on the handset. */
async function overtakenOf(
  tx: Transaction,
  kept: readonly Before[],
  laterOf: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const places = [
    ...kept.map(({ conversation_id, last_line }) => [conversation_id, last_line] as const),
    ...[...laterOf.values()].map((id) => [id, 0] as const),
  ];
  const rows = await tx.rows<{ id: string }>(
    sql`select given.id from unnest(${places.map(([id]) => id)}::uuid[], ${places.map(([, line]) => line)}::integer[])
        as given(id, line)
      where exists (
        select from messages m
        where m.account_id = ${tx.account_id} and m.conversation_id = given.id and m.position > given.line
          and (m.origin = 'user' or (m.origin = 'system' and m.user_id is not null and m.event is distinct from 'undone'))
      )`,
    'overtaken_acts',
  );
  return new Set(rows.map(({ id }) => id));
}

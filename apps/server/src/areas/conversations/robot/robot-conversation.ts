import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A conversation as a robot works on it, locked until the transaction ends. What it changes it writes here. */
export interface RobotConversation {
  id: string;
  channel_id: string;
  channel_name: string;
  /** Whether what is said now can leave. */
  channel_open: boolean;
  contact_id: string;
  department_id: string;
  department_name: string;
  user_id: string | null;
  is_manual: boolean;
  chatbot_type: string | null;
  flow_id: string | null;
  start_flow: string | null;
  finished: Date | null;
  created: Date;
  last_position: number;
  waiting_response: boolean;
  priority: 'normal' | 'high';
  /** Whether it waits for people because nobody of the company answered what the customer wrote. */
  unread: number;
}

/** The conversations, locked in the order in which everything locks them, by id. Erased ones are missing. */
export async function lockForRobot(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, RobotConversation>> {
  if (!ids.length) return new Map();
  const rows = await tx.rows<RobotConversation>(
    sql`select c.id, c.channel_id, ch.name as channel_name, ch.status = 'open' as channel_open, c.contact_id,
        c.department_id, d.name as department_name, c.user_id, c.is_manual, c.chatbot_type, c.flow_id, c.start_flow,
        c.finished, c.created, c.last_position, c.waiting_response, c.priority, c.unread
      from conversations c
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = c.channel_id
      join departments d on d.account_id = ${tx.account_id} and d.id = c.department_id
      where c.account_id = ${tx.account_id} and c.id = any(${ids}::text[])
      order by c.id for update of c`,
    'lock_for_robot',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

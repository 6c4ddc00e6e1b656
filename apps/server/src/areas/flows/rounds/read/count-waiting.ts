import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { World } from './world.ts';

/** How many wait for somebody of each department, without the conversations that this round works on. */
export async function waitingElsewhere(
  tx: Transaction,
  here: readonly string[],
): Promise<Record<string, number>> {
  const rows = await tx.rows<{ department_id: string; count: number }>(
    sql`select department_id, count(*)::integer as count from conversations
      where account_id = ${tx.account_id} and finished is null and is_manual and user_id is null
        and waiting_response and id <> all(${here}::text[])
      group by department_id`,
    'waiting_by_department',
  );
  return Object.fromEntries(rows.map(({ department_id, count }) => [department_id, count]));
}

/** How many wait by now besides a conversation: those of before, and those that this round has handed to people. */
export function waitingBesides(
  { waiting, conversations }: Pick<World, 'waiting' | 'conversations'>,
  conversation_id: string,
): Record<string, number> {
  const queues = { ...waiting };
  for (const { id, department_id, ...one } of conversations.values()) {
    const waits = one.is_manual && one.user_id === null && one.waiting_response && one.finished === null;
    if (waits && id !== conversation_id) queues[department_id] = (queues[department_id] ?? 0) + 1;
  }
  return queues;
}

import { presentSince } from '../../../platform/realtime/presence.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';

/** Counts the people of customers who have a screen open at any process; several screens of one person count once. */
export async function getOnlineUsers({ database, clock }: StaffContext): Promise<number> {
  const row = await database.acrossAccounts.row<{ online: number }>(
    sql`select count(distinct (p.account_id, p.user_id))::int as online
      from presences p join users u on u.account_id = p.account_id and u.id = p.user_id
      where p.seen >= ${presentSince(clock.now())} and u.kind = 'member'`,
    'online_users',
  );
  return row?.online ?? 0;
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';

interface Waking {
  channel_id: string;
  at: Date;
}

/** Has the sends of a number looked at no later than this. */
export async function wakeNumber(tx: Transaction, { channel_id, at }: Waking): Promise<void> {
  await tx.run(
    sql`insert into send_numbers as n (account_id, channel_id, available_at)
      values (${tx.account_id}, ${channel_id}, ${at})
      on conflict (account_id, channel_id)
      do update set available_at = least(n.available_at, excluded.available_at)
        where n.available_at is null or n.available_at > excluded.available_at`,
    'wake_number',
  );
}

/** Has the sends of these numbers looked at now, if any wait. */
export async function wakeNumbers(tx: Transaction, channel_ids: readonly string[]): Promise<void> {
  if (channel_ids.length) await wakeNow(tx, sql`and channel_id = any(${[...channel_ids]}::bigint[])`);
}

/** Has the sends of all numbers of the company looked at now, where any wait. */
export function wakeAllNumbers(tx: Transaction): Promise<void> {
  return wakeNow(tx, sql``);
}

async function wakeNow(tx: Transaction, which: Sql): Promise<void> {
  await tx.run(
    sql`update send_numbers set available_at = to_timestamp(0)
      where account_id = ${tx.account_id} and available_at is not null ${which}`,
  );
}

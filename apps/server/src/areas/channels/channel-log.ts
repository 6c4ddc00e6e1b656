import type { ChannelLogWhat, Chip } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** Something that happened to the connection of a number. */
export interface LogEntry {
  what: ChannelLogWhat;
  reason?: Chip['status_reason'];
  /** The network's own code. */
  code?: number | null;
  until?: Date | null;
  /** The person who asked for it. */
  user_id?: string;
}

/** Adds to a number's log; pass the transaction of the change that the entry tells of. */
export async function writeLog(
  tx: Transaction,
  { channel_id, at }: { channel_id: string; at: Date },
  { what, reason = null, code = null, until = null, user_id }: LogEntry,
): Promise<void> {
  await tx.run(
    sql`insert into channel_log (account_id, channel_id, at, what, reason, code, until, user_id)
      values (${tx.account_id}, ${channel_id}, ${at}, ${what}, ${reason}, ${code}, ${until}, ${user_id ?? null})`,
    'write_channel_log',
  );
}

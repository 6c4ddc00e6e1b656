import type { Runtime } from '../../platform/area.ts';
import { sql } from '../../platform/db/sql.ts';
import { writeLog } from './channel-log.ts';
import { wakeChannel } from './wake.ts';

/** Disconnects all numbers of a company, whose access has ended. Their login is kept: they connect again without a QR code. */
export async function releaseNumbers(runtime: Runtime, account_id: string): Promise<void> {
  const at = runtime.clock.now();
  const released = await runtime.database.forAccount(account_id).transaction(async (tx) => {
    const rows = await tx.rows<{ id: string; owner: number | null }>(
      sql`update channels set wanted = false where account_id = ${account_id} and wanted and not filed
        returning id, owner`,
    );
    for (const { id: channel_id } of rows) {
      await writeLog(tx, { channel_id, at }, { what: 'access_ended' });
      tx.record({ type: 'channel.status', payload: { channel_id } });
    }
    return rows;
  });
  for (const channel of released) wakeChannel(runtime, channel);
}

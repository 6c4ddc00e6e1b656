import { readKeys } from '@prosa/whatsapp';
import type { Runtime } from '../../../../platform/area.ts';
import { notFrozen } from '../../../../platform/db/frozen.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { hourMs, type Periodic } from '../../../../platform/jobs/periodic.ts';
import { syncTemplatesOf } from './sync-templates.ts';

/** Meta's webhook reports reviews at once; new templates are found at this rate. */
const everyMs = hourMs;
/** One round asks Meta for so many numbers, the ones asked longest ago first. */
const maxPerRound = 100;

/** Asks Meta for the templates of connected numbers that were not asked for within the hour, one after the other. */
export const syncTemplatesPeriodically: Periodic = {
  name: 'synchronization of templates',
  everyMs: everyMs / 6,
  async run(runtime, signal) {
    for (const channel of await dueChannels(runtime)) {
      if (signal.aborted) return;
      await syncOne(runtime, channel);
    }
  },
};

interface DueChannel {
  account_id: string;
  id: string;
  credentials: Buffer;
}

function dueChannels({ database, clock }: Runtime): Promise<DueChannel[]> {
  const before = new Date(clock.now().getTime() - everyMs);
  return database.acrossAccounts.rows<DueChannel>(
    sql`select account_id, id, credentials from channels
      where keys_saved is not null and not filed and status = 'open' and ${notFrozen('account_id')}
        and (templates_synced is null or templates_synced < ${before})
      order by templates_synced nulls first limit ${maxPerRound}`,
    'channels_with_old_templates',
  );
}

async function syncOne(runtime: Runtime, { account_id, id, credentials }: DueChannel): Promise<void> {
  const { secrets, database, log } = runtime;
  try {
    const keys = readKeys(secrets.open(credentials));
    if (keys) await syncTemplatesOf(runtime, { db: database.forAccount(account_id), channel_id: id, keys });
  } catch (error) {
    log.warn({ err: error, channel_id: id }, 'templates not synchronized; the next round tries again');
  }
}

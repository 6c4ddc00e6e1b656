import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storable } from '../storable.ts';
import type { Arrival } from './arrival.ts';

const contentFault = /^(22|23)/;

/**
 * Returns whether trying again later can help: yes for all errors except those by which the database refuses the
 * content.
 */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !contentFault.test(code);
}

/** Keeps a message that cannot be stored, with the reason, so that somebody can look at it. */
export async function buryInbound(
  { database, ids, clock, log }: Runtime,
  arrival: Arrival,
  error: unknown,
): Promise<void> {
  const { account_id, channel_id, message } = arrival;
  const reason = error instanceof Error ? error.message : 'unknown';
  log.error({ account_id, channel_id, reason }, 'inbound message kept as dead letter');
  const payload = JSON.stringify(message, (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  );
  await database.forAccount(account_id).run(
    sql`insert into inbound_dead_letters (account_id, id, channel_id, payload, reason, created)
      values (${account_id}, ${ids.next()}, ${channel_id}, ${payload}::jsonb, ${reason}, ${clock.now()})`,
  );
}

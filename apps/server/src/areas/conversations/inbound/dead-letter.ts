import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storable } from '../storable.ts';

/** Data that a column refuses (22), a broken constraint (23), or more than an index holds (54). */
const contentFault = /^(22|23|54)/;

/**
 * Returns whether trying again later can help: yes for all errors except those by which the database refuses the
 * content.
 */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !contentFault.test(code);
}

/** Something that arrived over a channel. */
interface Letter {
  account_id: string;
  channel_id: string;
  content: object;
}

/** Keeps something that cannot be stored, with the reason, so that somebody can look at it. */
export async function buryInbound(
  { database, ids, clock, log }: Runtime,
  { account_id, channel_id, content }: Letter,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : 'unknown';
  log.error({ account_id, channel_id, reason }, 'what arrived is kept as dead letter');
  const payload = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  );
  await database.forAccount(account_id).run(
    sql`insert into inbound_dead_letters (account_id, id, channel_id, payload, reason, created)
      values (${account_id}, ${ids.next()}, ${channel_id}, ${payload}::jsonb, ${storable(reason)}, ${clock.now()})`,
  );
}

/**
 * Stores what arrived; what the database refuses because of its content becomes a dead letter. Otherwise the network
 * would deliver it again for ever, and a single customer could keep a number off.
 */
export async function storeOrBury(
  runtime: Runtime,
  letter: Letter,
  store: () => Promise<void>,
): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (isPassing(error)) throw error;
    await buryInbound(runtime, letter, error);
  }
}

import { messageStatuses } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdSends } from '../ledger/change-sends.ts';
import type { Changed } from './attach-said.ts';

interface Moved extends Changed {
  state: string;
  reason: string | null;
  handed_at: Date;
}

/** After so many failures in a row a source is held. */
const maxErrors = 5;

/** Failures that say something about one receiver alone. */
const ofReceiver = new Set(['unregistered', 'opted_out', 'unreachable', 'window_closed']);

/** Moves the sends of these messages forward by their messages' states, and holds sources that only fail. */
export async function followMessages(tx: Transaction, message_ids: readonly string[]): Promise<Changed[]> {
  if (!message_ids.length) return [];
  const { failed, accepted, delivered, read } = messageStatuses;
  const moved = await tx.rows<Moved>(
    sql`update sends s set state = next.state,
        reason = case when next.state = 'failed' then next.failure when next.state = 'skipped' then 'person_answered' end
      from (
        select m.id, m.failure, case when m.status = ${failed} and m.failure = 'withdrawn' then 'skipped'
          when m.status = ${failed} then 'failed' when m.status >= ${read} then 'read'
          when m.status = ${delivered} then 'delivered' when m.status = ${accepted} then 'sent' end as state
        from messages m where m.account_id = ${tx.account_id} and m.id = any(${[...message_ids]}::uuid[])
      ) as next
      where s.account_id = ${tx.account_id} and s.message_id = any(${[...message_ids]}::uuid[])
        and s.message_id = next.id and s.state = any(case next.state
          when 'sent' then array['handed'] when 'delivered' then array['handed', 'sent']
          when 'read' then array['handed', 'sent', 'delivered']
          when 'failed' then array['handed', 'sent'] when 'skipped' then array['handed'] end)
      returning s.kind, s.source_id, s.state, s.reason, s.handed_at`,
    'follow_messages',
  );
  for (const source of sourcesOf(moved)) await countErrors(tx, source);
  return moved;
}

interface Outcomes extends Changed {
  errors: number;
  /** Whether something of it left. */
  isWorking: boolean;
  last: Date;
}

function sourcesOf(moved: readonly Moved[]): Outcomes[] {
  const sources = new Map<string, Outcomes>();
  for (const { kind, source_id, state, reason, handed_at } of moved) {
    const key = `${kind} ${source_id}`;
    const known = sources.get(key) ?? { kind, source_id, errors: 0, isWorking: false, last: handed_at };
    const isError = state === 'failed' && !ofReceiver.has(reason ?? '');
    sources.set(key, {
      ...known,
      errors: known.errors + (isError ? 1 : 0),
      isWorking: known.isWorking || (state !== 'failed' && state !== 'skipped'),
      last: handed_at > known.last ? handed_at : known.last,
    });
  }
  return [...sources.values()];
}

async function countErrors(tx: Transaction, { kind, source_id, errors, isWorking, last }: Outcomes) {
  if (!errors && !isWorking) return;
  const row = await tx.row<{ errors: number; held_reason: string | null }>(
    sql`update send_sources set errors = case when ${isWorking} then 0 else errors + ${errors} end
      where account_id = ${tx.account_id} and kind = ${kind} and id = ${source_id}
      returning errors, held_reason`,
    'count_send_errors',
  );
  if (row && row.errors >= maxErrors && row.held_reason === null)
    await holdSends(tx, { kind, id: source_id }, { reason: 'send_errors', now: last });
}

import type { Transaction } from '../../../../platform/db/database.ts';
import { raw, sql } from '../../../../platform/db/sql.ts';
import type { TurnOutcome } from '../play/turn.ts';

/** A longer answer is not kept for tests made of real conversations. */
const maxKeptLength = 65_536;

/** Keeps the answers from outside that runs took, as long as their traces, and drops the others. */
export async function settleAnswers(
  tx: Transaction,
  answers: TurnOutcome['answers'],
  now: Date,
): Promise<void> {
  const ids = (wanted: boolean) => answers.flatMap(({ id, taken }) => (taken === wanted ? [id] : []));
  const taken = ids(true);
  if (taken.length) {
    await tx.run(
      sql`update flow_requests set state = 'taken', request = null, available_at = ${now},
          body = case when length(body) <= ${raw(String(maxKeptLength))} then body end
        where account_id = ${tx.account_id} and id = any(${taken}::text[])`,
      'keep_answered',
    );
  }
  await dropAnswered(tx, ids(false));
}

/** Drops answers that no run takes. Of a webhook call the row stays, so that the same call again is recognised. */
export async function dropAnswered(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await tx.run(
    sql`delete from flow_requests
      where account_id = ${tx.account_id} and id = any(${ids}::text[]) and kind = 'request'`,
    'drop_answered',
  );
  await tx.run(
    sql`update flow_requests set state = 'taken', status = null, body = null
      where account_id = ${tx.account_id} and id = any(${ids}::text[]) and kind = 'webhook'`,
    'take_webhooks',
  );
}

import type { Transaction } from '../../../../platform/db/database.ts';

/** Records that runs ended or live again without a round. */
export function recordRuns(tx: Transaction, runs: readonly { id: string }[]): void {
  if (runs.length === 0) return;
  tx.record({ type: 'flow.ran', payload: { run_ids: runs.map(({ id }) => id), score_ids: [] } });
}

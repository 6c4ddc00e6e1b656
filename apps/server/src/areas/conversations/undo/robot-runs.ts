import type { Transaction } from '../../../platform/db/database.ts';

/** What robots, which an area after this one runs, do when an act of a person is undone. */
export interface RobotRuns {
  /**
   * Takes back what robots began in these locked conversations since then, and lets those go on that the act had ended.
   * The conversations are as they were before the act.
   */
  restore(tx: Transaction, restored: Restored): Promise<void>;
  /** Ends what robots do in a conversation and hands its history to the one it goes on in. Both are locked. */
  merge(tx: Transaction, merged: { from: string; into: string; now: Date }): Promise<void>;
}

interface Restored {
  conversation_ids: readonly string[];
  since: Date;
  now: Date;
}

import type { Transaction } from '../../../platform/db/database.ts';

/** What bots, which an area after this one runs, do when an act of a person is undone. */
export interface BotRuns {
  /**
   * Takes back what bots began in these locked conversations since then, and lets those go on that the act had ended.
   * The conversations are as they were before the act.
   */
  restore(tx: Transaction, restored: Restored): Promise<void>;
  /** Ends what bots do in a conversation and hands its history to the one it goes on in. Both are locked. */
  merge(tx: Transaction, merged: { from: string; into: string; now: Date }): Promise<void>;
}

interface Restored {
  conversation_ids: readonly string[];
  since: Date;
  now: Date;
}

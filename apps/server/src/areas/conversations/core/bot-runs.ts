import type { Transaction } from '../../../platform/db/database.ts';

/** What bots, which a later area runs, do when an act of a person is undone. */
export interface BotRuns {
  /**
   * Takes back what bots began in these locked conversations since then, and lets those continue that the act had
   * ended. The conversations are already as they were before the act.
   */
  restore(tx: Transaction, restored: Restored): Promise<void>;
  /** Ends what bots do in a conversation and moves its history to the one in which it continues. Both are locked. */
  merge(tx: Transaction, merged: { from: string; into: string; now: Date }): Promise<void>;
  /**
   * Moves what is known of a contact to another, which is the same person: of these conversations alone, or everything.
   * Both contacts are locked.
   */
  moveContact(
    tx: Transaction,
    moved: { from: string; into: string; only?: readonly string[] },
  ): Promise<void>;
}

interface Restored {
  conversation_ids: readonly string[];
  since: Date;
  now: Date;
}

import type { Runtime } from '../../../platform/area.ts';
import { isDeadlock } from '../../../platform/db/violates.ts';
import { lockSplitPerson, type Peer } from '../../contacts/index.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { mergeContacts } from './merge-contacts.ts';

interface Identified {
  account_id: string;
  peer: Peer;
  runs: BotRuns;
}

const maxAttempts = 5;

/**
 * Stores that the addresses of a peer are one person's: the contact gets the addresses it lacks, and contacts that turn
 * out to be one are merged. Hearing it again changes nothing.
 */
export async function storeIdentified(runtime: Runtime, identified: Identified): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // A person has three addresses at most, so there are at most three contacts.
      if (!(await mergeOnce(runtime, identified)) || attempt >= maxAttempts) return;
    } catch (error) {
      if (attempt >= maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

/** Merges two contacts of the person; returns whether there were two. */
function mergeOnce(runtime: Runtime, { account_id, peer, runs }: Identified): Promise<boolean> {
  const now = runtime.clock.now();
  return runtime.database.forAccount(account_id).transaction(async (tx) => {
    const split = await lockSplitPerson(tx, peer, { now, ids: runtime.ids });
    if (split) await mergeContacts(runtime, tx, { split, runs, now });
    return split !== null;
  });
}

import type { Transaction } from '../../../platform/db/database.ts';
import { joinThreads } from '../core/join-threads.ts';
import type { ConversationState } from '../core/state.ts';
import { restored, type Changed } from './restored.ts';
import type { BotRuns } from '../core/bot-runs.ts';

interface Merging {
  changed: Changed;
  later: ConversationState;
  runs: BotRuns;
  now: Date;
}

/**
 * Moves what the customer wrote after a finish that is being undone to the end of the thread it belongs to, and
 * deletes the conversation that it had opened. What a bot was about to say there is withdrawn first.
 */
export async function mergeLater(tx: Transaction, { changed, later, runs, now }: Merging): Promise<void> {
  const { id: into, last_position } = restored(changed);
  const last = last_position - later.last_position;
  const moved = await joinThreads(tx, { from: later, into: { id: into, last_position: last }, runs, now });
  if (changed.before.is_manual) return;
  // The bot that continues here has not heard it.
  for (const { message_id, origin } of moved) {
    if (origin === 'customer') {
      tx.record({ type: 'message.created', payload: { conversation_id: into, message_id, origin } });
    }
  }
}

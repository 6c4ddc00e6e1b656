import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { cursorOf } from '../../../../platform/events/cursors.ts';
import { applyTransition, finished, keptOpen, type BotConversation } from '../../../conversations/index.ts';
import type { Round } from '../round-context.ts';
import { flowsCursor } from '../topics.ts';

/** How far ahead of the bots' place in the events is looked. */
const maxAhead = 2000;

/** Finishes what bots are through with; where the customer wrote more that none of them heard, that begins again. */
export async function finishConversations(tx: Transaction, round: Round): Promise<void> {
  const { writes, world } = round;
  if (!writes.finishing.size) return;
  const unheard = await writtenMeanwhile(tx, [...writes.finishing]);
  for (const id of writes.finishing) {
    const conversation = world.conversations.get(id);
    if (conversation && unheard.has(id)) keepOpen(round, conversation);
    else if (conversation) finish(conversation);
  }
}

/** What was written before the end is not lost with it: the conversation stays, as if it had just begun. */
export function keepOpen({ writes }: Round, conversation: BotConversation): void {
  if (!writes.finishing.delete(conversation.id)) return;
  applyTransition(conversation, keptOpen());
}

/** The conversations are locked: whatever else is written comes to another one. */
async function writtenMeanwhile(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    sql`select distinct payload ->> 'conversation_id' as id from (
        select type, payload from domain_events
        where account_id = ${tx.account_id}
          and sequence > ${cursorOf(tx.account_id, flowsCursor)}
        order by sequence limit ${maxAhead}
      ) ahead
      where type = 'message.created' and payload ->> 'origin' = 'customer' and payload ->> 'ignored' is null
        and payload ->> 'conversation_id' = any(${ids}::text[])`,
    'written_before_the_end',
  );
  return new Set(rows.map(({ id }) => id));
}

function finish(conversation: BotConversation): void {
  const { now } = conversation.pending;
  const message = 'O chatbot finalizou o atendimento';
  applyTransition(conversation, finished(conversation, { now, user_id: null, message }));
}

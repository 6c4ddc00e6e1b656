import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { cursorOf } from '../../../../platform/events/cursors.ts';
import { applyTransition, finished, keptOpen, type Transition } from '../../../conversations/index.ts';
import { flowsCursor } from '../topics.ts';
import type { DraftedTurn } from './drafts-of.ts';

/** How many of the events that no round has read yet are looked through. */
const maxAhead = 2000;

/**
 * Finishes conversations that bots are done with, or keeps those open whose customers wrote more that no bot heard
 * yet.
 */
export async function finishConversations(tx: Transaction, turns: readonly DraftedTurn[]): Promise<void> {
  const done = turns.filter(({ finishes }) => finishes);
  if (!done.length) return;
  const unheard = await writtenMeanwhile(
    tx,
    done.map(({ draft }) => draft.id),
  );
  for (const turn of done)
    applyTransition(turn.draft, unheard.has(turn.draft.id) ? keptOpen() : finishedByBot(turn));
}

function finishedByBot({ draft, runs, passages }: DraftedTurn): Transition {
  const message = 'O chatbot finalizou o atendimento';
  const finish = { now: draft.pending.now, user_id: null, message };
  const run = runs.at(-1);
  // Without a run it only left a farewell unanswered.
  if (!run) return finished(draft, finish);
  const by = passages.some(({ port }) => port === 'timeout') ? 'silence' : 'bot';
  return finished(draft, { ...finish, by, by_flow: run.flow_id });
}

/** The conversations are locked: what is written from now on opens another one. */
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

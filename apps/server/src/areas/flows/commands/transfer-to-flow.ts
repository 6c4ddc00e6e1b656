import type { calls, ParsedInput } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import {
  applyTransition,
  givenToFlow,
  keepForUndo,
  openUndo,
  withConversation,
} from '../../conversations/index.ts';

type Input = ParsedInput<typeof calls.transferToFlow>;

/**
 * Hands a conversation to a flow from its start or, when none is named, back to the point where a person interrupted
 * the bot. The bot speaks in its next round, which comes at once.
 */
export function transferToFlow(context: CallContext, input: Input): Promise<{ undo_id: string }> {
  const { session, ids } = context;
  const { user_id, user_name } = session;
  const { conversation_id } = input;
  const resume = input.resume && input.flow === '';
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const flow = await flowOf(tx, input);
    const undo_id = await openUndo(context, tx);
    await keepForUndo(tx, { undo_id, act: 'to_flow', conversation_ids: [conversation_id] });
    const message_id = ids.next();
    const message = resume
      ? `${user_name} devolveu o atendimento ao fluxo ${flow.name}`
      : `${user_name} transferiu para o fluxo ${flow.name}`;
    const notice = { id: message_id, event: 'to_flow', message, user_id } as const;
    applyTransition(conversation, givenToFlow(conversation, flow.id, notice));
    const payload = { conversation_id, flow_id: flow.id, resume, message_id };
    conversation.pending.events.push({ type: 'flow.asked', payload });
    return { undo_id };
  });
}

interface Wanted {
  id: string;
  name: string;
}

async function flowOf(tx: Transaction, { conversation_id, flow, resume }: Input): Promise<Wanted> {
  if (flow === '') return interruptedFlow(tx, conversation_id, resume);
  const row = await tx.row<Wanted & { published_version: number | null }>(
    sql`select id, name, published_version from flows
      where account_id = ${tx.account_id} and id = ${flow} and not filed`,
  );
  const { id, name, published_version } = found(row);
  if (published_version === null) throw new AppError('flow_not_published');
  return { id, name };
}

async function interruptedFlow(tx: Transaction, conversation_id: string, resume: boolean): Promise<Wanted> {
  const row = resume
    ? await tx.row<Wanted>(
        sql`select f.id, f.name from flow_runs r
          join flows f on f.account_id = r.account_id and f.id = r.flow_id and not f.filed
          where r.account_id = ${tx.account_id} and r.conversation_id = ${conversation_id}
            and (r.ending = 'human' or r.ending is null)
          order by r.started desc limit 1`,
      )
    : null;
  if (!row) throw new AppError('flow_to_transfer_required');
  return row;
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { applyTransition, givenToFlow, type ConversationDraft } from '../../conversations/index.ts';

/**
 * Returns the function that gives a conversation to a flow without a person: the flow begins in its next round, which
 * comes at once. Null where the flow is gone or was never published.
 */
export async function flowToStart(
  tx: Transaction,
  flow_id: string,
): Promise<((draft: ConversationDraft) => void) | null> {
  const flow = await tx.row<{ name: string }>(
    sql`select name from flows where account_id = ${tx.account_id} and id = ${flow_id} and not filed
      and published_version is not null`,
    'flow_to_start',
  );
  if (!flow) return null;
  return (draft) => {
    const message_id = draft.pending.ids.next();
    const message = `O fluxo ${flow.name} começou por um envio`;
    const notice = { id: message_id, event: 'to_flow', message, user_id: null } as const;
    applyTransition(draft, givenToFlow(draft, flow_id, notice));
    const payload = { conversation_id: draft.id, flow_id, resume: false, message_id };
    draft.pending.events.push({ type: 'flow.asked', payload });
  };
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { applyTransition, givenToFlow, type ConversationDraft } from '../../conversations/index.ts';

/**
 * Gives a conversation to a flow without a person: the flow begins in its next round, which comes at once. Returns false,
 * with nothing changed, where the flow is gone or was never published.
 */
export async function startFlow(
  tx: Transaction,
  draft: ConversationDraft,
  flow_id: string,
): Promise<boolean> {
  const flow = await tx.row<{ name: string }>(
    sql`select name from flows where account_id = ${tx.account_id} and id = ${flow_id} and not filed
      and published_version is not null`,
    'flow_to_start',
  );
  if (!flow) return false;
  const message_id = draft.pending.ids.next();
  const message = `O fluxo ${flow.name} começou por um envio`;
  const notice = { id: message_id, event: 'to_flow', message, user_id: null } as const;
  applyTransition(draft, givenToFlow(draft, flow_id, notice));
  const payload = { conversation_id: draft.id, flow_id, resume: false, message_id };
  draft.pending.events.push({ type: 'flow.asked', payload });
  return true;
}

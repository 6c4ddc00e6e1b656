import type { calls, ManyDone, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { openUndo } from '../undo/record-undo.ts';
import { lockChosen, nothingDone } from './chosen.ts';
import { finishMany } from './finish-many.ts';

type Input = ParsedInput<typeof calls.finishConversations>;

/** Finishes the chosen conversations that are in progress, all in one transaction. */
export function finishConversations(context: CallContext, { conversation_ids }: Input): Promise<ManyDone> {
  return context.db.transaction(async (tx) => {
    const { seen, gone } = await lockChosen(context, tx, conversation_ids);
    const open = seen.filter(({ finished }) => finished === null);
    const skipped = { ...nothingDone, gone, finished: seen.length - open.length };
    if (!open.length) return skipped;
    const details = { conversas: open.length };
    await recordAudit(context, tx, { action: 'conversation.finished_many', details });
    const undo_id = await openUndo(context, tx, { ofMany: true });
    const message = `${context.session.user_name} finalizou o atendimento`;
    await finishMany(context, tx, { undo_id, open, message });
    return { ...skipped, undo_id, done: open.length };
  });
}

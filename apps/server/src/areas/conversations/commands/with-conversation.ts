import { seesDepartment } from '../../../platform/access/session.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockConversation } from '../writer.ts';
import type { ConversationRow } from '../rows.ts';

/**
 * Runs `work` on a conversation this person may see, locked, in one transaction.
 * Unknown, foreign and out-of-department ids are the same 404; `open: true` refuses a finished conversation.
 */
export function withConversation<Result>(
  { db, session }: CallContext,
  { id, open }: { id: string; open: boolean },
  work: (tx: Transaction, conversation: ConversationRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const conversation = found(await lockConversation(tx, id));
    if (!seesDepartment(session, conversation.department_id)) throw new AppError('not_found');
    if (open && conversation.finished) throw new AppError('conversation_finished');
    return work(tx, conversation);
  });
}

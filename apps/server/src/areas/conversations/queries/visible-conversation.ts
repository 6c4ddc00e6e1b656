import { seesDepartment, type Session } from '../../../platform/access/session.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import { conversationsByIds, type ConversationView } from '../reader.ts';

/** The conversation if this person may see it; otherwise the same 404 as for an unknown id. */
export async function visibleConversation(
  db: AccountDb,
  session: Session,
  id: string,
): Promise<ConversationView> {
  const [row] = await conversationsByIds(db, db.account_id, [id]);
  const known = found(row);
  if (!seesDepartment(session, known.department_id)) throw new AppError('not_found');
  return known;
}

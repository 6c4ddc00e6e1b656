import type { Session } from '../../../platform/access/session.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import { seesDepartment } from '../../team/index.ts';
import { conversationsByIds, type ConversationView } from '../reader.ts';

/** Reads the conversation if this person may see it; otherwise throws the same 404 as for an unknown id. */
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

/** Where a conversation belongs. */
interface Place {
  department_id: string;
  channel_id: string;
  contact_id: string;
}

/** Returns where the conversation belongs; throws not_found unless this person may see it. */
export async function demandVisible(db: AccountDb, session: Session, id: string): Promise<Place> {
  const place = found(
    await db.row<Place>(
      sql`select department_id, channel_id, contact_id from conversations
        where account_id = ${db.account_id} and id = ${id}`,
      'place_of_conversation',
    ),
  );
  if (!seesDepartment(session, place.department_id)) throw new AppError('not_found');
  return place;
}

import type { QuickMessage } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentQuickMessages, quickMessageColumns, type QuickMessageRow } from '../reader.ts';
import { visibleTo } from '../visible.ts';

/** Lists the quick messages in use that this person may send, by shortcut. */
export async function listQuickMessages(context: CallContext): Promise<QuickMessage[]> {
  const { db, session } = context;
  const rows = await db.rows<QuickMessageRow>(
    sql`select ${quickMessageColumns} from quick_messages q
      where q.account_id = ${db.account_id} and not q.filed and ${visibleTo(session)}
      order by search_form(q.shortcut), q.id`,
  );
  return presentQuickMessages(context, rows);
}

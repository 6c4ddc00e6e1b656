import type { QuickMessage } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Row {
  id: string;
  shortcut: string;
  message: string;
  filed: boolean;
}

/** Lists the company's quick messages in use, by shortcut. */
export async function listQuickMessages({ db }: CallContext): Promise<QuickMessage[]> {
  const rows = await db.rows<Row>(
    sql`select id, shortcut, message, filed from quick_messages
      where account_id = ${db.account_id} and not filed
      order by search_form(shortcut), id`,
  );
  return rows.map(({ id, ...rest }) => ({ _id: id, ...rest }));
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A source some of whose sends changed. */
export interface Changed {
  kind: string;
  source_id: string;
}

interface Said {
  conversation_id: string;
  message_id: string;
}

/** Gives flows that were begun by a send, and had said nothing yet, the first message that they said. */
export async function attachSaid(tx: Transaction, said: readonly Said[]): Promise<Changed[]> {
  if (!said.length) return [];
  return tx.rows<Changed>(
    sql`update sends s set message_id = first.message_id
      from (
        select distinct on (given.conversation_id) given.conversation_id, given.message_id
        from unnest(${said.map(({ conversation_id }) => conversation_id)}::uuid[],
          ${said.map(({ message_id }) => message_id)}::uuid[]) with ordinality as given(conversation_id, message_id, nth)
        order by given.conversation_id, given.nth
      ) as first
      where s.account_id = ${tx.account_id} and s.conversation_id = first.conversation_id
        and s.state = 'handed' and s.message_id is null
      returning s.kind, s.source_id`,
    'attach_said',
  );
}

import { isFarewell } from '@prosa/flow-engine';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { heardType } from '../play/customer-message.ts';
import type { Concerned } from './find-concerned.ts';
import type { HeardMessage } from './world.ts';

interface Asked {
  concerned: readonly Concerned[];
  messages: ReadonlyMap<string, HeardMessage>;
}

/**
 * Reads when something last ended over the same number with the customer, by conversation: another conversation, or a
 * run in this one. Only for those who say goodbye now, and no further back than a flow may stay quiet.
 */
export async function readEnds(tx: Transaction, { concerned, messages }: Asked): Promise<Map<string, Date>> {
  const ids = concerned
    .filter(({ items }) => items.some((item) => saysGoodbye(item, messages)))
    .map(({ id }) => id);
  if (!ids.length) return new Map();
  const rows = await tx.rows<{ id: string; ended: Date | null }>(
    sql`select c.id, greatest(
        (select max(p.finished) from conversations p
          where p.account_id = c.account_id and p.contact_id = c.contact_id and p.channel_id = c.channel_id
            and p.id <> c.id and not p.quiet),
        (select max(r.ended) from flow_runs r where r.conversation_id = c.id and r.account_id = c.account_id)
      ) as ended
      from conversations c where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'ends_before_farewells',
  );
  return new Map(rows.flatMap(({ id, ended }) => (ended ? [[id, ended]] : [])));
}

function saysGoodbye(item: Concerned['items'][number], messages: Asked['messages']): boolean {
  const message = item.kind === 'message' ? messages.get(item.message_id) : undefined;
  return message !== undefined && isFarewell({ type: heardType(message.type), text: message.message });
}

import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockContacts, resolveContacts } from '../../contacts/index.ts';
import type { Head } from './read-heads.ts';

interface Finding {
  heads: readonly Head[];
  now: Date;
  ids: Ids;
}

/**
 * Locks the contacts of sends, so that none of them is ignored or erased meanwhile. A phone that is no contact yet
 * becomes one.
 */
export async function findReceivers(tx: Transaction, { heads, now, ids }: Finding): Promise<Head[]> {
  const found: Head[] = [];
  for (const head of heads)
    found.push(head.contact_id || !head.phone ? head : await withContact(tx, head, { now, ids }));
  await lockContacts(
    tx,
    found.flatMap(({ contact_id }) => contact_id ?? []),
  );
  return found;
}

async function withContact(tx: Transaction, head: Head, { now, ids }: Omit<Finding, 'heads'>): Promise<Head> {
  const { phone } = head;
  const jid = `${phone}@s.whatsapp.net`;
  const peer = { phone, lid: null, bsuid: null, jid, name: null };
  const contact_id = (await resolveContacts(tx, { peers: [peer], now, ids })).get(jid)?.id ?? null;
  await tx.run(
    sql`update sends set contact_id = ${contact_id} where account_id = ${tx.account_id} and id = ${head.id}`,
    'keep_receiver',
  );
  return { ...head, contact_id };
}

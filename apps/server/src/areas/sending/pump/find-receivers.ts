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
export async function findReceivers(tx: Transaction, finding: Finding): Promise<Head[]> {
  const contacts = await contactsOfPhones(tx, finding);
  const found = finding.heads.map((head) => ({
    ...head,
    contact_id: contacts.get(head.id) ?? head.contact_id,
  }));
  await lockContacts(
    tx,
    found.flatMap(({ contact_id }) => contact_id ?? []),
  );
  return found;
}

/** Finds or makes the contacts of sends to phones, and returns them by send. */
async function contactsOfPhones(tx: Transaction, { heads, now, ids }: Finding): Promise<Map<string, string>> {
  const unknown = heads.flatMap(({ id, contact_id, phone }) => (phone && !contact_id ? [{ id, phone }] : []));
  if (!unknown.length) return new Map();
  const peers = [...new Set(unknown.map(({ phone }) => phone))].map(peerOf);
  const resolved = await resolveContacts(tx, { peers, now, ids });
  const contacts = new Map(
    unknown.flatMap(({ id, phone }): [string, string][] => {
      const contact = resolved.get(peerOf(phone).jid);
      return contact ? [[id, contact.id]] : [];
    }),
  );
  await tx.run(
    sql`update sends s set contact_id = given.contact_id
      from unnest(${[...contacts.keys()]}::uuid[], ${[...contacts.values()]}::uuid[]) as given(id, contact_id)
      where s.account_id = ${tx.account_id} and s.id = given.id and s.id = any(${[...contacts.keys()]}::uuid[])`,
    'keep_receivers',
  );
  return contacts;
}

function peerOf(phone: string) {
  return { phone, lid: null, bsuid: null, jid: `${phone}@s.whatsapp.net`, name: null };
}

import type { Capabilities } from '@prosa/whatsapp';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';

/** The addresses by which a number might reach a customer. */
export interface Addresses {
  /** That of the conversation. */
  address: string | null;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
}

/**
 * Returns where a number with these capabilities reaches the customer: where the conversation has them, otherwise by
 * phone, or by what its driver knows people by whose phone is hidden. Null where it cannot reach them.
 */
export function reachedAt(
  { address, phone, lid, bsuid }: Addresses,
  { hiddenAddress }: Pick<Capabilities, 'hiddenAddress'>,
): string | null {
  if (address !== null) return address;
  if (phone !== null) return `${phone}@s.whatsapp.net`;
  if (hiddenAddress === 'lid') return lid && `${lid}@lid`;
  return hiddenAddress === 'bsuid' ? bsuid : null;
}

/**
 * Returns where a new conversation with a contact is answered over a number: where the customer last wrote from over
 * it, except that a known phone is preferred to what hides it. Null when `reachedAt` is left to choose. `given` has the
 * channel and the contact.
 */
export function lastAddressFrom(account_id: string, given: { channel_id: Sql; contact_id: Sql }): Sql {
  return sql`(select p.address from conversations p
    join contacts k on k.account_id = p.account_id and k.id = p.contact_id
    where p.account_id = ${account_id} and p.contact_id = ${given.contact_id} and p.channel_id = ${given.channel_id}
      and p.address is not null and (k.phone is null or p.address like '%@s.whatsapp.net')
    order by p.created desc limit 1)`;
}

/** Returns the same for one contact. */
export async function lastAddress(
  tx: Transaction,
  { channel_id, contact_id }: { channel_id: string; contact_id: string },
): Promise<string | null> {
  const given = { channel_id: sql`${channel_id}::bigint`, contact_id: sql`${contact_id}::uuid` };
  const row = await tx.row<{ address: string | null }>(
    sql`select ${lastAddressFrom(tx.account_id, given)} as address`,
    'last_address',
  );
  return row?.address ?? null;
}

/** Keeps the address that the network gave for the phone of a conversation's customer. */
export async function keepAddress(
  tx: Transaction,
  { conversation_id, address }: { conversation_id: string; address: string },
): Promise<void> {
  await tx.run(
    sql`update conversations set address = ${address}
      where account_id = ${tx.account_id} and id = ${conversation_id} and address is distinct from ${address}`,
    'keep_address',
  );
}

/**
 * Lets conversations of these contacts be answered elsewhere whose address belongs to neither phone nor hidden address
 * of their contact: it was that of a contact which they were separated from.
 */
export async function dropForeignAddresses(tx: Transaction, contact_ids: readonly string[]): Promise<void> {
  const user = sql`split_part(split_part(c.address, '@', 1), ':', 1)`;
  await tx.run(
    sql`update conversations c set address = null from contacts k
      where c.account_id = ${tx.account_id} and c.contact_id = any(${contact_ids}::uuid[]) and c.address is not null
        and k.account_id = c.account_id and k.id = c.contact_id
        -- A Brazilian mobile's address may lack the ninth digit.
        and ${user} <> all(array_remove(array[k.phone, left(k.phone, 4) || right(k.phone, 8), k.lid, k.bsuid], null))`,
    'drop_foreign_addresses',
  );
}

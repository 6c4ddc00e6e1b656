import { phoneVariants } from '@prosa/brazil';
import { forgetChecks } from '../../channels/index.ts';
import { removeContact } from '../../contacts/index.ts';
import { giveUpFiles } from '../../media/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Who wants which contact erased. */
export interface ErasureOrder {
  id: string;
  contact_id: string;
  user_id: string;
  created: Date;
}

interface Place {
  id: string;
  department_id: string;
}

/** Erases somebody with these phones from the rows of a later area, which provides it through the app. */
export type ForgetPerson = (tx: Transaction, phones: readonly string[]) => Promise<void>;

/** What later areas do when a contact is erased. */
export interface AroundErasure {
  /** What erases a person from their rows. */
  forget: readonly ForgetPerson[];
  /** Keeps the counts of messages in these conversations, which are there for the last time. */
  keepCounts(tx: Transaction, conversation_ids: readonly string[]): Promise<void>;
}

/** Deletes everything of a contact from the database and records that. Throws not_found for an unknown one. */
export async function eraseContact(
  tx: Transaction,
  order: ErasureOrder,
  { forget, keepCounts }: AroundErasure,
): Promise<void> {
  const { account_id } = tx;
  // Locked first, as in all code that writes into a conversation, so that no write is half done.
  const conversations = await tx.rows<Place>(
    sql`select id, department_id from conversations
      where account_id = ${account_id} and contact_id = ${order.contact_id} order by id for update`,
  );
  const conversation_ids = conversations.map(({ id }) => id);
  const messages = await countMessages(tx, conversation_ids);
  const files = await giveUpFiles(tx, [
    ...(await ownFiles(tx, conversation_ids)),
    ...(await pictureOf(tx, order.contact_id)),
  ]);
  await removeTraces(tx, order.contact_id, forget);
  await keepCounts(tx, conversation_ids);
  await removeContact(tx, order.contact_id);
  for (const { id, department_id } of conversations) {
    tx.record({ type: 'conversation.erased', payload: { conversation_id: id, department_id } });
  }
  await tx.run(
    sql`insert into erasures (account_id, id, contact_id, user_id, conversations, messages, files, created)
      values (${account_id}, ${order.id}, ${order.contact_id}, ${order.user_id}, ${conversations.length},
        ${messages}, ${files}, ${order.created})`,
  );
}

async function countMessages(tx: Transaction, conversation_ids: readonly string[]): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::integer as count from messages
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])`,
  );
  return row?.count ?? 0;
}

/** Reads the files that only these conversations use. */
async function ownFiles(tx: Transaction, conversation_ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ media_id: string }>(
    sql`select distinct media_id from messages m
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])
        and media_id is not null and not exists (
          select from messages other
          where other.account_id = m.account_id and other.media_id = m.media_id
            and other.conversation_id <> all(${conversation_ids}::uuid[])
        )`,
  );
  return rows.map(({ media_id }) => media_id);
}

async function pictureOf(tx: Transaction, contact_id: string): Promise<string[]> {
  const row = await tx.row<{ picture: string }>(
    sql`select profile_picture as picture from contacts
      where account_id = ${tx.account_id} and id = ${contact_id} and profile_picture is not null for update`,
  );
  return row ? [row.picture] : [];
}

/**
 * Deletes what is kept by the person's phone: checks of it, and dead letters, since messages that could not be stored
 * are kept whole, with the sender.
 */
async function removeTraces(
  tx: Transaction,
  contact_id: string,
  forget: readonly ForgetPerson[],
): Promise<void> {
  const person = await tx.row<{
    phone: string | null;
    lid: string | null;
    bsuid: string | null;
    addresses: string[];
  }>(
    sql`select phone, lid, bsuid, channel_contact_id || array(
        select distinct address from conversations c
        where c.account_id = contacts.account_id and c.contact_id = contacts.id and address is not null) as addresses
      from contacts where account_id = ${tx.account_id} and id = ${contact_id}`,
  );
  if (!person) return;
  const phones = person.phone ? phoneVariants(person.phone) : [];
  await forgetChecks(tx, phones);
  for (const from of forget) await from(tx, phones);
  // The digits in an address of the network: those of a phone, or of the LID that hides one.
  const digits = [...phones, ...(person.lid ? [person.lid] : [])];
  await tx.run(
    sql`delete from inbound_dead_letters where account_id = ${tx.account_id}
      and (payload -> 'peer' ->> 'phone' = any(${phones}::text[])
        or payload -> 'peer' ->> 'jid' = any(${person.addresses}::text[])
        or payload -> 'peer' ->> 'lid' = ${person.lid} or payload -> 'peer' ->> 'bsuid' = ${person.bsuid}
        or substring(payload -> 'peer' ->> 'jid' from '^\\d+') = any(${digits}::text[]))`,
  );
}

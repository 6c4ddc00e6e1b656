import { messageStatuses } from '@prosa/contract';
import type { Receipt } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { recordBegun } from '../core/chat-stage.ts';
import { refreshListed } from '../core/refresh-last-messages.ts';

/** A receipt and the channel over which it came. */
export interface ArrivingReceipt {
  account_id: string;
  channel_id: string;
  receipt: Receipt;
}

/**
 * Moves the statuses of a company's messages forward, never back, in one statement. A receipt whose message is not
 * here yet is parked until it comes. A receipt also settles an unconfirmed message: the network has it, and the chat
 * that it began has begun. That a failed one was accepted is no news; that it was delivered is.
 */
export async function storeReceipts(
  { database, clock }: Runtime,
  account_id: string,
  arriving: readonly ArrivingReceipt[],
): Promise<void> {
  const furthest = furthestOfEach(arriving);
  const now = clock.now();
  await database.forAccount(account_id).transaction(async (tx) => {
    const changed = await apply(tx, furthest, now);
    for (const { id: message_id, conversation_id, reported } of changed) {
      const read = reported >= messageStatuses.read;
      tx.record({ type: 'message.changed', payload: { conversation_id, message_id, read } });
    }
    const begun = changed.filter(({ begins }) => begins).map(({ conversation_id }) => conversation_id);
    await recordBegun(tx, begun, now);
  });
}

/** Returns one receipt per message: the one that says most of it. */
function furthestOfEach(arriving: readonly ArrivingReceipt[]): ArrivingReceipt[] {
  const furthest = new Map<string, ArrivingReceipt>();
  for (const one of arriving) {
    const key = `${one.channel_id} ${one.receipt.platform_message_id}`;
    const other = furthest.get(key);
    if (!other || other.receipt.status < one.receipt.status) furthest.set(key, one);
  }
  return [...furthest.values()];
}

interface Changed {
  id: string;
  conversation_id: string;
  /** The status that the receipt reports. */
  reported: number;
  /** Whether it tells that a chat began, of which nobody knew. */
  begins: boolean;
}

/**
 * Locks conversations before messages, as all code that changes both does. Rows are named by their ids too, so that no
 * plan that was made for small tables reads a whole one.
 */
function apply(tx: Transaction, furthest: readonly ArrivingReceipt[], now: Date): Promise<Changed[]> {
  const { account_id } = tx;
  return tx.rows<Changed>(
    sql`with given as (
        select * from unnest(${furthest.map(({ channel_id }) => channel_id)}::bigint[],
          ${furthest.map(({ receipt }) => receipt.platform_message_id)}::text[],
          ${furthest.map(({ receipt }) => receipt.status)}::integer[]) as one(channel_id, platform_message_id, status)
      ), known as (
        select given.*, m.id, m.conversation_id, (m.status >= given.status and not m.unconfirmed)
            or (m.status = ${messageStatuses.failed} and given.status <= ${messageStatuses.accepted}) as old
        from given join messages m on m.account_id = ${account_id} and m.channel_id = given.channel_id
          and m.platform_message_id = given.platform_message_id
      ), locked as (
        select c.id, c.customer_wrote is null and c.chat_begun is null as begins from conversations c
        where c.account_id = ${account_id} and c.id = any(array(select conversation_id from known where not old))
        order by c.id for no key update
      ), changed as (
        update messages m set status = greatest(m.status, known.status), unconfirmed = false, failure = null
        from known join locked on locked.id = known.conversation_id
        where m.account_id = ${account_id} and m.id = any(array(select id from known)) and m.id = known.id
          and not known.old
          and (m.status < known.status or m.unconfirmed)
        returning m.id, m.conversation_id, m.status, m.deleted, known.status as reported, locked.begins
      ), settled as (
        delete from outbox o using changed
        where o.account_id = ${account_id} and o.message_id = any(array(select id from known))
          and o.message_id = changed.id and o.kind = 'send' and o.state <> 'sending'
      ), listed as (
        ${refreshListed(account_id, sql`array(select id from locked)`)}
      ), parked as (
        insert into early_receipts as earlier (account_id, channel_id, platform_message_id, status, created)
        select ${account_id}, channel_id, platform_message_id, status, ${now} from given
        where not exists (select from known where known.channel_id = given.channel_id
          and known.platform_message_id = given.platform_message_id)
        order by channel_id, platform_message_id
        on conflict (account_id, channel_id, platform_message_id)
        do update set status = greatest(earlier.status, excluded.status)
      )
      select id, conversation_id, reported, begins from changed order by id`,
    'store_receipts',
  );
}

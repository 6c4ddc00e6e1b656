import type { ChannelMessageType, Choices, Offer, TemplateUse } from '@prosa/whatsapp';
import type { AccountDb } from '../../../platform/db/database.ts';
import { planAnew } from '../../../platform/db/queryable.ts';
import { join, sql, type Sql } from '../../../platform/db/sql.ts';
import { chatStages, maxChatInSql, type OwnedChannel } from '../../channels/index.ts';
import type { Voice } from '../../media/index.ts';
import { lanes } from '../core/lanes.ts';
import { reachedAt, type Addresses } from '../core/reached-at.ts';

/** Something that leaves over a channel, with what the driver needs. */
export interface OutboxEntry {
  id: string;
  kind: 'send' | 'delete' | 'edit' | 'react';
  /** The new text of an edit; the emoji of a reaction, null to remove it. */
  content: string | null;
  /** The emoji that the network has. */
  before: string | null;
  by_customer: boolean;
  conversation_id: string;
  message_id: string;
  attempts: number;
  by_bot: boolean;
  /** It leaves in the lane of what a person writes. */
  by_person: boolean;
  /** Whether the company may read and not send. */
  is_closed: boolean;
  /** How far its chat had come when it was queued. */
  chat: number;
  customer_wrote: Date | null;
  contact_id: string;
  /** Digits of the receiver's phone, if it is known. */
  phone: string | null;
  platform_message_id: string;
  /** The receiver's address; null where the number cannot reach them. */
  to: string | null;
  type: ChannelMessageType;
  message: string;
  link_preview: boolean;
  reply_to: string | null;
  /** What `reply_to` says, and who wrote it. */
  quoted: { message: string; by_customer: boolean } | null;
  media_id: string | null;
  media_mime: string | null;
  /** The part of its file that is sent as a voice note, if it was recorded as one or must be sent as one. */
  media_voice: Voice;
  file_name: string | null;
  /** What is sent in place of the text, which is how it reads. */
  template: TemplateUse | null;
  /** What there is to choose from; the text spells it out. */
  offer: Offer | null;
  /** How its thread shows that: as it last left, null for text. */
  shown: Choices | null;
}

type EntryRow = Omit<OutboxEntry, 'to'> & Addresses;

/** What a claim took. */
export interface Claimed {
  entries: readonly OutboxEntry[];
  /** Whether it left something that may be sent now, because of how much one claim takes. */
  hasMore: boolean;
}

const maxClaimed = 50;
/** Of what goes to many: unofficial clients send one after the other, the official API side by side. */
const maxBulkClaimed = { unofficial: 5, official: 20 };
const maxLookedAt = 500;
/** Chats that one claim begins, where WhatsApp does not approve of the client: each is decided by itself. */
const maxBegunByUnofficial = 1;

const entryColumns = sql`o.id, o.kind, o.content, o.before, m.origin = 'customer' as by_customer, o.conversation_id, o.message_id, o.attempts, o.chat,
  (select access_closed is not null from accounts where id = o.account_id) as is_closed, c.customer_wrote, c.contact_id, ct.phone, m.platform_message_id, m.type,
  m.message, m.link_preview, m.reply_message ->> 'platform_message_id' as reply_to,
  case when m.reply_message is not null then jsonb_build_object('message', m.reply_message ->> 'message',
    'by_customer', m.reply_message ->> 'origin' = 'customer') end as quoted, m.media_id, m.origin = 'chatbot' as by_bot,
  o.lane = ${lanes.person} as by_person, f.mime as media_mime,
  case when f.ptt or m.voice then f.voice end as media_voice, m.file_name, m.template, m.offer,
  m.choices as shown,
  c.address, ct.lid, ct.bsuid`;

const messageJoins = (db: AccountDb) => sql`
      join messages m on m.account_id = ${db.account_id} and m.id = o.message_id
      left join media f on f.account_id = ${db.account_id} and f.id = m.media_id`;

/**
 * Claims the next entries of a channel: those of people before those of bots, then bulk, each oldest first. An entry
 * brings along the earlier ones of its conversation. It never passes one that is being sent, unknown or not yet due,
 * so order within a conversation is kept. Only a few bulk entries are claimed at a time, so that an answer waits for
 * no more than these. What its number may not send now (`maxChatInSql`) waits, with all that follows it in its
 * conversation. Only the present owner (by its epoch) gets any.
 */
export async function claimEntries(db: AccountDb, channel: OwnedChannel, now: Date): Promise<Claimed> {
  const { unofficial } = channel.capabilities;
  const maxBegun = unofficial ? maxBegunByUnofficial : maxClaimed;
  const maxBulk = maxBulkClaimed[unofficial ? 'unofficial' : 'official'];
  const rows = await db.rows<EntryRow & { ready: number }>(
    sql`with allowed as materialized (
        select ${maxChatInSql(now)} as chat from channels c
        where c.account_id = ${db.account_id} and c.id = ${channel.id} and c.lease_epoch = ${channel.epoch}
      ), front as (
        select conversation_id, row_number() over (order by lane, number) as turn, lane
        from (${join(Object.values(chatStages).map(frontOf(channel)), ' union all ')}) as first
      ), turns as (
        select conversation_id, min(turn) as turn, min(lane) as lane from front group by conversation_id
      ), line as (
        select o.id, o.number, o.conversation_id, o.state, o.available_at, o.chat, turns.turn, turns.lane,
          max(o.chat) over (partition by turns.conversation_id) as begins
        from turns cross join lateral (
          select id, number, conversation_id, state, available_at, chat from outbox
          where account_id = ${db.account_id} and conversation_id = turns.conversation_id
            and channel_id = ${channel.id}
          offset 0 -- looks each conversation up, whatever the plan was made for
        ) o
      ), held as (
        select conversation_id, min(number) as number from line
        where state <> 'queued' or available_at > ${now} or chat > (select chat from allowed)
        group by conversation_id
      ), ready as (
        select line.id, line.turn, line.number, line.lane, line.begins,
          dense_rank() over (partition by line.begins order by line.turn) as rank,
          row_number() over (partition by line.lane order by line.turn, line.number) as place
        from line left join held using (conversation_id)
        where line.state = 'queued' and line.available_at <= ${now}
          and (held.number is null or line.number < held.number)
      ), next as (
        select id from ready where (lane < ${lanes.bulk} or place <= ${maxBulk})
          and (begins < ${chatStages.new} or rank <= ${maxBegun})
        order by turn, number limit ${maxClaimed}
      ), taken as (
        update outbox o set state = 'sending', epoch = ${channel.epoch}, attempts = attempts + 1
        from next
        where o.account_id = ${db.account_id} and o.id = next.id and o.state = 'queued'
          and exists (select from allowed)
        returning o.*
      )
      select ${entryColumns}, (select count(*)::int from ready) as ready from taken o
      ${messageJoins(db)}
      join conversations c on c.account_id = ${db.account_id} and c.id = o.conversation_id
      join contacts ct on ct.account_id = ${db.account_id} and ct.id = c.contact_id
      order by o.number`,
    // A plan made while the outbox was empty may begin with all conversations and contacts of the company.
    planAnew,
  );
  const ready = rows[0]?.ready ?? 0;
  return { entries: rows.map(entryOver(channel)), hasMore: ready > rows.length };
}

/** Returns the function that makes an entry of a row, with the address by which the channel reaches its receiver. */
function entryOver({ capabilities }: OwnedChannel) {
  return <Row extends EntryRow>(row: Row) => ({ ...row, to: reachedAt(row, capabilities) });
}

/** Returns the function that selects the first entries of a channel whose chats are at a stage, if they may leave. */
function frontOf({ id }: OwnedChannel): (stage: number) => Sql {
  return (stage) => sql`(select conversation_id, lane, number from outbox
    where channel_id = ${id} and chat = ${stage} and ${stage} <= (select chat from allowed)
    order by lane, number limit ${maxLookedAt})`;
}

/** An entry whose outcome nobody knows. */
export interface UnconfirmedEntry extends OutboxEntry {
  /** When it is due to be reconciled. */
  available_at: Date;
}

/**
 * Reads the entries whose outcome nobody knows, those that are due first before the others. It looks through all that
 * waits: an index by state would be written with every message, because its row could not change in place.
 */
export async function readUnconfirmed(db: AccountDb, channel: OwnedChannel): Promise<UnconfirmedEntry[]> {
  const rows = await db.rows<EntryRow & { available_at: Date }>(
    sql`with unconfirmed as materialized (
        select * from outbox
        where account_id = ${db.account_id} and channel_id = ${channel.id} and state = 'unconfirmed'
        order by available_at, number limit ${maxClaimed}
      )
      select ${entryColumns}, o.available_at from unconfirmed o
      ${messageJoins(db)}
      join conversations c on c.account_id = ${db.account_id} and c.id = o.conversation_id
      join contacts ct on ct.account_id = ${db.account_id} and ct.id = c.contact_id
      order by o.number`,
    planAnew,
  );
  return rows.map(entryOver(channel));
}

interface Abandoned {
  /** Ids of the entries that pumps of this process are working on. */
  inHand: ReadonlySet<string>;
  now: Date;
}

/**
 * Marks as unconfirmed the entries that were claimed by an earlier owner, or by us in a statement whose answer was
 * lost, and that nobody is working on: their outcome is unknown. Returns the ids of their messages.
 */
export async function markAbandoned(
  db: AccountDb,
  channel: OwnedChannel,
  { inHand, now }: Abandoned,
): Promise<string[]> {
  const rows = await db.rows<{ message_id: string }>(
    sql`update outbox set state = 'unconfirmed', available_at = ${now}, attempts = 1
      where account_id = ${db.account_id} and channel_id = ${channel.id} and state = 'sending'
        and (epoch < ${channel.epoch} or (epoch = ${channel.epoch} and id <> all(${[...inHand]}::uuid[])))
      returning message_id`,
    'abandoned_outbox',
  );
  return rows.map((row) => row.message_id);
}

import type { Transaction } from '../../../platform/db/database.ts';
import { join, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { storableText, toJson } from '../../../platform/db/to-json.ts';
import type { ConversationDraft, PendingMessage } from './draft.ts';
import { chatStage, followBegun, releaseChats } from './chat-stage.ts';
import { countReceived, receivedOf } from './channel-days.ts';
import { lanes } from './lanes.ts';
import { lastMessageOf } from './state.ts';
import { withdrawBotMessages } from './withdraw-bot-messages.ts';

/**
 * Writes the drafts of locked conversations in one statement, however many they are: new messages in order, outbox
 * entries and the rows themselves. Then records their events. Where a person answered, one more statement first
 * withdraws what bots were about to say; where a customer answered for the first time, or a person
 * began the chat on the handset, one lets what waited leave. Must be called once for each draft. `isLast` sends the statement together with
 * the commit: nothing may read what it writes.
 */
export async function commitConversations(
  tx: Transaction,
  drafts: Iterable<ConversationDraft>,
  { isLast = false } = {},
): Promise<void> {
  const all = [...drafts];
  const interrupted = all.filter(({ pending }) => pending.withdrawsBot).map(({ id }) => id);
  if (interrupted.length) await withdrawBotMessages(tx, interrupted);
  const answered = all.filter(({ pending }) => pending.releasesChat).map(({ id }) => id);
  if (answered.length) await releaseChats(tx, answered);
  const begun = all.filter(({ pending }) => pending.beginsChat).map(({ id }) => id);
  if (begun.length) await followBegun(tx, begun);
  const touched = all.filter(({ pending }) => pending.isChanged || pending.messages.length);
  if (touched.length && isLast) tx.last(...writing(tx, touched));
  else if (touched.length) await tx.run(...writing(tx, touched));
  for (const { pending } of all) pending.events.forEach((event) => tx.record(event));
}

/** Returns the statement, and its name. */
function writing(tx: Transaction, drafts: readonly ConversationDraft[]): [Sql, string] {
  const messages = drafts.flatMap((draft) =>
    draft.pending.messages.map((message) => messageRow(draft, message)),
  );
  const leaving = drafts.flatMap((draft) => outboxRows(draft));
  const received = receivedOf(drafts);
  const inserts = [
    ...(messages.length ? [{ name: ofRows('message', messages), insert: insertMessages(tx, messages) }] : []),
    ...(leaving.length ? [{ name: 'outbox', insert: insertOutbox(tx, leaving) }] : []),
    ...(received.length ? [{ name: 'days', insert: countReceived(tx, received) }] : []),
  ];
  const update = updateConversations(tx, drafts.map(conversationRow));
  return [
    inserts.length ? sql`with ${join(inserts.map(({ insert }) => insert))} ${update}` : update,
    ['commit', ofRows('conversation', drafts), ...inserts.map(({ name }) => name)].join('_'),
  ];
}

/** One row and several are different statements. */
const ofRows = (name: string, rows: readonly unknown[]) => (rows.length === 1 ? name : `${name}s`);

function messageRow(draft: ConversationDraft, message: PendingMessage) {
  return {
    ...message,
    deleted: message.deleted ?? false,
    voice: message.voice ?? false,
    link_preview: message.link_preview ?? false,
    conversation_id: draft.id,
    channel_id: draft.channel_id,
  };
}

type MessageRow = ReturnType<typeof messageRow>;

const messageColumns = [
  'id',
  'conversation_id',
  'channel_id',
  'position',
  'message_id',
  'platform_message_id',
  'origin',
  'event',
  'type',
  'message',
  'first_text',
  'edited',
  'deleted',
  'media_id',
  'media_ref',
  'file_name',
  'voice',
  'link_preview',
  'template',
  'offer',
  'choices',
  'reply_message',
  'user_id',
  'status',
  'effect',
  'marks',
  'option_id',
  'created',
] as (keyof MessageRow)[];
const columnList = raw(messageColumns.join(', '));

/** One message is given as parameters: reading it from JSON costs the database as much as writing it. */
function insertMessages({ account_id }: Transaction, rows: readonly MessageRow[]): Sql {
  const [one] = rows;
  const given =
    one && rows.length === 1
      ? sql`values (${account_id}, ${join(messageColumns.map((name) => parameter(one[name], name)))})`
      : sql`select ${account_id}, ${columnList} from json_populate_recordset(null::messages, ${toJson(rows)}::json)`;
  return sql`written as (insert into messages (account_id, ${columnList}) ${given})`;
}

const jsonColumns = new Set(['template', 'offer', 'choices', 'reply_message', 'last_message']);

/** Returns what pg sends of a value: it would take an array of JSON for one of the database. */
function parameter(value: unknown, column: string): unknown {
  if (value === null || value === undefined) return null;
  if (jsonColumns.has(column)) return toJson(value);
  return typeof value === 'string' && value.includes('\u0000') ? storableText(value) : value;
}

function outboxRows(draft: ConversationDraft) {
  const {
    id: conversation_id,
    channel_id,
    pending: { messages, ids },
  } = draft;
  return messages.flatMap(({ id: message_id, leaves }) =>
    leaves
      ? [
          {
            id: ids.next(),
            conversation_id,
            channel_id,
            message_id,
            lane: lanes[leaves.lane],
            chat: chatStage(draft),
            available_at: leaves.at,
          },
        ]
      : [],
  );
}

function insertOutbox({ account_id }: Transaction, rows: readonly object[]): Sql {
  return sql`queued as (
    insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, lane, chat, available_at)
    select ${account_id}, id, channel_id, conversation_id, message_id, 'send', lane, chat, available_at
    from json_populate_recordset(null::outbox, ${toJson(rows)}::json) with ordinality order by ordinality
  )`;
}

/**
 * The ids stand there once more, because the planner takes any number of rows to be in the JSON, and would read all of
 * a company's conversations to find one.
 */
function updateConversations({ account_id }: Transaction, rows: readonly ConversationRow[]): Sql {
  const [one] = rows;
  if (one && rows.length === 1)
    return sql`update conversations c set ${setting((name) => sql`${parameter(one[name], name)}`)}
      where c.account_id = ${account_id} and c.id = ${one.id}`;
  return sql`update conversations c set ${setting((name) => sql`row.${raw(name)}`)}
    from json_populate_recordset(null::conversations, ${toJson(rows)}::json) as row
    where c.account_id = ${account_id} and c.id = row.id and c.id = any(${rows.map(({ id }) => id)}::uuid[])`;
}

/** Returns the assignments of all columns, each to its value. */
function setting(valueOf: (column: keyof ConversationRow) => Sql): Sql {
  const plain = conversationColumns.map((name) => sql`${raw(name)} = ${valueOf(name)}`);
  return join([...plain, sql`last_message = coalesce(${valueOf('last_message')}, c.last_message)`]);
}

type ConversationRow = ReturnType<typeof conversationRow>;

const conversationColumns = [
  'department_id',
  'user_id',
  'is_manual',
  'chatbot_type',
  'start_flow',
  'waiting_response',
  'waiting_since',
  'unread',
  'priority',
  'is_new',
  'auto_follow_up',
  'finished',
  'last_position',
  'last_activity',
  'customer_wrote',
  'chat_begun',
  'address',
] as (keyof ConversationRow)[];

/** Returns what the statement reads of a draft, and nothing else: each further value costs in every batch. */
function conversationRow(draft: ConversationDraft) {
  const last = draft.pending.messages.at(-1);
  return {
    id: draft.id,
    department_id: draft.department_id,
    user_id: draft.user_id,
    is_manual: draft.is_manual,
    chatbot_type: draft.chatbot_type,
    start_flow: draft.start_flow,
    waiting_response: draft.waiting_response,
    waiting_since: draft.waiting_since,
    unread: draft.unread,
    priority: draft.priority,
    is_new: draft.is_new,
    auto_follow_up: draft.auto_follow_up,
    finished: draft.finished,
    last_position: draft.last_position,
    last_activity: draft.last_activity,
    customer_wrote: draft.customer_wrote,
    chat_begun: draft.chat_begun,
    address: draft.address,
    last_message: last && lastMessageOf(last),
  };
}

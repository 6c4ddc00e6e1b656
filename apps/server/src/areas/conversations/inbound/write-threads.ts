import type { MessageOrigin, QuotedMessage } from '@prosa/contract';
import type { InboundMessage } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import { lastMessageOf, type LastMessage } from '../rows.ts';
import { silenceRobot } from '../robot/silence-robot.ts';
import { storable } from '../storable.ts';
import type { Arrival } from './inbound-pipeline.ts';
import type { OpenConversation } from './open-conversations.ts';
import { keyOf } from './drop-known.ts';
import { earlyChanges, type NewText } from './early-changes.ts';
import { earlyReceipts, quotedMessages } from './look-ups.ts';

/** An arrival with the conversation it belongs to. */
export interface PlacedArrival extends Arrival {
  conversation: OpenConversation;
  /** The contact is ignored: the message is there to be read, and nobody is called by it. */
  ignored: boolean;
}

interface Writing {
  arrivals: readonly PlacedArrival[];
  now: Date;
}

interface NewRow {
  id: string;
  conversation_id: string;
  channel_id: string;
  position: number;
  platform_message_id: string;
  origin: MessageOrigin;
  event: string | null;
  type: InboundMessage['type'];
  message: string;
  /** What the customer had written before; null when the message was not edited. */
  first_text: string | null;
  edited: Date | null;
  deleted: boolean;
  media_ref: string | null;
  file_name: string | null;
  voice: boolean;
  reply_message: QuotedMessage | null;
  status: number;
  created: Date;
}

const received = 3;
const accepted = 2;
/** A text of megabytes is cut. */
export const mostChars = 100_000;

/** Writes the messages in order, then moves each conversation once. */
export async function writeThreads(
  runtime: Runtime,
  tx: Transaction,
  { arrivals, now }: Writing,
): Promise<void> {
  if (!arrivals.length) return;
  const [quotes, receipts, changes] = await Promise.all([
    quotedMessages(tx, arrivals),
    earlyReceipts(tx, arrivals),
    earlyChanges(runtime, tx, arrivals),
  ]);
  const rows = arrivals.map((arrival) => {
    const row = newRow(arrival, { runtime, now, quotes, receipts, changes });
    const { platform_message_id, type, origin } = row;
    // The next one of this batch may quote it.
    const message = row.deleted ? '' : storable(row.message, 300);
    quotes.set(keyOf(arrival), { platform_message_id, type, origin, message });
    return row;
  });
  await insertMessages(tx, rows);
  await moveConversations(tx, { arrivals, rows, now });
  rows.forEach(({ id: message_id, conversation_id, origin }, index) => {
    const about = { conversation_id, message_id, origin };
    const ignored = isUnheard(arrivals[index]) ? ({ ignored: true } as const) : {};
    tx.record(conversationEvent('message.created', { ...about, ...ignored }));
  });
}

/** Of an ignored contact; what the business wrote on its own handset counts as ever. */
function isUnheard(arrival: PlacedArrival | undefined): boolean {
  return arrival !== undefined && arrival.ignored && !arrival.message.from_me;
}

interface Context {
  runtime: Runtime;
  now: Date;
  quotes: ReadonlyMap<string, QuotedMessage>;
  receipts: ReadonlyMap<string, number>;
  changes: ReadonlyMap<string, NewText>;
}

function newRow(arrival: PlacedArrival, context: Context): NewRow {
  const { conversation, channel_id, message } = arrival;
  const text = storable(message.message, mostChars);
  const change = context.changes.get(keyOf(arrival));
  const edited = typeof change?.message === 'string';
  conversation.last_position += 1;
  const { from_me, platform_message_id, at } = message;
  return {
    id: context.runtime.ids.next(),
    conversation_id: conversation.id,
    channel_id,
    position: conversation.last_position,
    platform_message_id,
    origin: from_me ? 'user' : 'customer',
    event: from_me ? 'own_phone' : null,
    type: message.type,
    message: change?.message ?? text,
    first_text: edited ? text : null,
    edited: edited ? change.at : null,
    deleted: change?.message === null,
    media_ref: message.media_ref,
    file_name: message.file_name && storable(message.file_name, 255),
    voice: message.voice && message.type === 'audio',
    reply_message: (message.reply_to && context.quotes.get(`${channel_id} ${message.reply_to}`)) || null,
    status: from_me ? (context.receipts.get(keyOf(arrival)) ?? accepted) : received,
    // A phone's clock may run ahead; nothing was written in the future.
    created: at > context.now ? context.now : at,
  };
}

async function insertMessages(tx: Transaction, rows: readonly NewRow[]): Promise<void> {
  await tx.run(
    sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, event, type, message, first_text, edited, deleted, media_ref, file_name, voice, reply_message, status,
        created)
      select ${tx.account_id}, id, conversation_id, channel_id, position, platform_message_id, platform_message_id,
        origin, event, type, message, first_text, edited, deleted, media_ref, file_name, voice, reply_message,
        status, created
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, conversation_id text, channel_id text,
        position integer, platform_message_id text, origin text, event text, type text, message text, first_text text,
        edited timestamptz, deleted boolean, media_ref text, file_name text, voice boolean, reply_message jsonb, status smallint, created timestamptz)`,
    'insert_inbound',
  );
}

interface Moved {
  id: string;
  last_position: number;
  last_message: LastMessage;
  unread: number;
  /** The business answered on its own handset: a person has it now. */
  answered: boolean;
  /** Whether it waits for an answer in the end: true after the customer's last word, null when that stays as it is. */
  waiting: boolean | null;
  /** Whether anything happened that moves it in the list. */
  active: boolean;
}

interface Moving extends Writing {
  rows: readonly NewRow[];
}

async function moveConversations(tx: Transaction, { arrivals, rows, now }: Moving): Promise<void> {
  const moved = new Map<string, Moved>();
  rows.forEach((row, index) => {
    const conversation = arrivals[index]?.conversation;
    if (!conversation) return;
    const before = moved.get(row.conversation_id);
    const own = row.origin === 'user';
    const unheard = isUnheard(arrivals[index]);
    moved.set(row.conversation_id, {
      id: row.conversation_id,
      last_position: conversation.last_position,
      last_message: lastMessageOf(row),
      unread: own ? 0 : (before?.unread ?? 0) + (unheard ? 0 : 1),
      answered: own || (before?.answered ?? false),
      waiting: unheard ? (before?.waiting ?? null) : !own,
      active: !unheard || (before?.active ?? false),
    });
    if (own && !conversation.is_manual) {
      conversation.is_manual = true;
      tx.record(
        conversationEvent('conversation.taken', { conversation_id: row.conversation_id, user_id: null }),
      );
    }
  });
  await tx.run(
    sql`update conversations c set last_position = row.last_position, last_message = row.last_message,
        last_activity = case when row.active then ${now} else c.last_activity end,
        unread = case when row.answered then row.unread else c.unread + row.unread end,
        is_manual = c.is_manual or row.answered, waiting_response = coalesce(row.waiting, c.waiting_response),
        waiting_since = case when row.waiting is null then c.waiting_since when row.waiting then
          case when row.answered then ${now} else coalesce(c.waiting_since, ${now}) end end
      from jsonb_to_recordset(${JSON.stringify([...moved.values()])}::jsonb) as row(id text, last_position integer,
        last_message jsonb, unread integer, answered boolean, waiting boolean, active boolean)
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'move_conversations',
  );
  const answered = [...moved.values()].filter((one) => one.answered).map(({ id }) => id);
  if (answered.length) await silenceRobot(tx, answered);
}

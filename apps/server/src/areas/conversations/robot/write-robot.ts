import type { MessageType } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { conversationEvent } from '../events.ts';
import { lastMessageOf, type LastMessage } from '../rows.ts';
import type { RobotConversation } from './robot-conversation.ts';

/** Something a robot says: to the customer, or as a system message to people. */
export interface RobotMessage {
  /** Of the row. */
  id: string;
  conversation_id: string;
  /** The same deed has the same id, however often it is tried; it is the message's id on the network. */
  message_id: string;
  /** What of a run it is; null for a system message. */
  effect: string | null;
  type: MessageType;
  /** Set for system messages alone. */
  event: string | null;
  message: string;
  media: { id: string; file_name: string } | null;
  /** An audio that is to be heard as a voice note. */
  voice: boolean;
  /** A text below which stands where its first link leads. */
  link_preview: boolean;
  /** When it may leave; null for a system message. */
  available_at: Date | null;
}

interface RobotWork {
  /** Locked; their places in the thread move along. */
  conversations: ReadonlyMap<string, RobotConversation>;
  /** Those of which something else than the thread changed. */
  changed: ReadonlySet<string>;
  /** In the order in which they shall stand. */
  messages: readonly RobotMessage[];
  now: Date;
  nextId(): string;
}

type NewRow = RobotMessage & {
  channel_id: string;
  position: number;
  origin: 'chatbot' | 'system';
  status: number;
};

const pending = 1;
const accepted = 2;

/**
 * Writes what robots said and changed in locked conversations, with a fixed number of statements however many they
 * are. Of messages the events are recorded here; of what changed, by the caller, who knows what it was.
 */
export async function writeRobot(tx: Transaction, work: RobotWork): Promise<void> {
  const rows = work.messages.flatMap((message) => placed(message, work));
  await Promise.all([
    insertMessages(tx, rows, work.now),
    enqueue(tx, rows, work.nextId),
    moveConversations(tx, rows, work),
  ]);
  for (const { id: message_id, conversation_id, origin } of rows) {
    tx.record(conversationEvent('message.created', { conversation_id, message_id, origin }));
  }
}

function placed(message: RobotMessage, { conversations }: RobotWork): NewRow[] {
  const conversation = conversations.get(message.conversation_id);
  if (!conversation) return [];
  conversation.last_position += 1;
  const { channel_id, last_position: position } = conversation;
  const robot = { origin: 'chatbot', status: pending } as const;
  const system = { origin: 'system', status: accepted } as const;
  return [{ ...message, channel_id, position, ...(message.available_at ? robot : system) }];
}

async function insertMessages(tx: Transaction, rows: readonly NewRow[], now: Date): Promise<void> {
  if (!rows.length) return;
  const given = rows.map(({ media, ...row }) => ({
    ...row,
    media_id: media?.id ?? null,
    file_name: media?.file_name ?? null,
  }));
  await tx.run(
    sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, event, type, message, media_id, file_name, voice, link_preview, status, effect, created)
      select ${tx.account_id}, id, conversation_id, channel_id, position, message_id, message_id, origin, event, type,
        message, media_id, file_name, voice, link_preview, status, effect, ${now}
      from jsonb_to_recordset(${toJson(given)}::jsonb) as row(id text, conversation_id text, channel_id text,
        position integer, message_id text, origin text, event text, type text, message text, media_id text,
        file_name text, voice boolean, link_preview boolean, status smallint, effect text)`,
    'insert_robot_messages',
  );
}

async function enqueue(tx: Transaction, rows: readonly NewRow[], nextId: () => string): Promise<void> {
  const leaving = rows.filter((row) => row.available_at !== null);
  if (!leaving.length) return;
  await tx.run(
    sql`insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, available_at)
      select ${tx.account_id}, given.id, given.channel_id, given.conversation_id, given.message_id, 'send',
        given.available_at
      from unnest(${leaving.map(() => nextId())}::text[], ${leaving.map((row) => row.channel_id)}::text[],
        ${leaving.map((row) => row.conversation_id)}::text[], ${leaving.map((row) => row.id)}::text[],
        ${leaving.map((row) => row.available_at?.toISOString())}::timestamptz[]) with ordinality
        as given(id, channel_id, conversation_id, message_id, available_at, place)
      order by given.place`,
    'queue_robot_messages',
  );
}

async function moveConversations(
  tx: Transaction,
  rows: readonly NewRow[],
  { conversations, changed, now }: RobotWork,
): Promise<void> {
  const last = new Map<string, LastMessage>();
  for (const row of rows) last.set(row.conversation_id, lastMessageOf({ ...row, created: now }));
  const moved = [...conversations.values()].filter(({ id }) => changed.has(id) || last.has(id));
  if (!moved.length) return;
  const given = moved.map((one) => ({
    id: one.id,
    department_id: one.department_id,
    user_id: one.user_id,
    is_manual: one.is_manual,
    chatbot_type: one.chatbot_type,
    start_flow: one.start_flow,
    finished: one.finished,
    waiting_response: one.waiting_response,
    priority: one.priority,
    unread: one.unread,
    last_position: one.last_position,
    last_message: last.get(one.id) ?? null,
  }));
  await tx.run(
    sql`update conversations c set department_id = row.department_id, user_id = row.user_id,
        is_manual = row.is_manual, chatbot_type = row.chatbot_type, start_flow = row.start_flow,
        finished = row.finished, waiting_response = row.waiting_response, priority = row.priority,
        unread = row.unread,
        waiting_since = case when row.waiting_response then coalesce(c.waiting_since, ${now}) end,
        last_position = row.last_position, last_message = coalesce(row.last_message, c.last_message),
        last_activity = case when row.last_message is null then c.last_activity else ${now} end
      from jsonb_to_recordset(${toJson(given)}::jsonb) as row(id text, department_id text, user_id text,
        is_manual boolean, chatbot_type text, start_flow text, finished timestamptz, waiting_response boolean,
        priority text, unread integer, last_position integer, last_message jsonb)
      where c.account_id = ${tx.account_id} and c.id = row.id`,
    'move_robot_conversations',
  );
}

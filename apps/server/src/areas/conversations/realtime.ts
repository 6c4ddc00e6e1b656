import type { LiveEvent } from '@prosa/contract';
import type { AccountDb } from '../../platform/db/database.ts';
import type { StoredEvent } from '../../platform/events/domain-events.ts';
import type { Delivery, LivePresenter } from '../../platform/realtime/live.ts';
import type { FileLinks } from '../../platform/storage/links.ts';
import { departmentAudience, leftDepartmentAudience } from '../team/index.ts';
import type { ConversationEvents } from './core/events.ts';
import { presentConversation, presentMessage } from './present.ts';
import { conversationsByIds, messagesByIds, type ConversationView } from './reader.ts';
import type { MessageRow } from './rows.ts';

/** Nobody's screen shows that a finished one was recreated; the contact's event is enough. */
type About = Exclude<keyof ConversationEvents, 'conversation.recreated'>;
type AboutMany = 'conversations.finished' | 'conversations.changed' | 'conversations.restored';
type Gone = 'conversation.erased' | 'conversation.merged';
type ManyEvent = StoredEvent<AboutMany>;
type ConversationEvent = StoredEvent<Exclude<About, AboutMany>>;
type GoneEvent = StoredEvent<Gone>;
/** An event about a conversation that is still there. */
type PresentedEvent = StoredEvent<Exclude<About, AboutMany | Gone>>;

interface Presenting {
  db: AccountDb;
  links: FileLinks;
  conversations: ReadonlyMap<string, ConversationView>;
  messages: ReadonlyMap<string, MessageRow>;
}

/** Turns a run of stored events into live ones with two queries, however many they are. */
export const conversationPresenter: LivePresenter<About> = {
  types: [
    'conversation.opened',
    'conversation.changed',
    'conversation.taken',
    'conversation.finished',
    'conversations.finished',
    'conversations.changed',
    'conversations.restored',
    'conversation.erased',
    'conversation.merged',
    'message.created',
    'message.changed',
  ],
  present: (db, events, { links }) => presentEvents(db, events, links),
};

async function presentEvents(
  db: AccountDb,
  all: readonly StoredEvent<About>[],
  links: FileLinks,
): Promise<Delivery[]> {
  const events = all.filter((event): event is ConversationEvent => !isAboutMany(event));
  const conversationIds = new Set(events.map((event) => event.payload.conversation_id));
  const messageIds = new Set(
    events.flatMap(({ payload }) => ('message_id' in payload ? [payload.message_id] : [])),
  );
  const [conversations, messages] = await Promise.all([
    conversationsByIds(db, db.account_id, [...conversationIds]),
    messageIds.size ? messagesByIds(db, db.account_id, [...messageIds]) : [],
  ]);
  const presenting: Presenting = {
    db,
    links,
    conversations: new Map(conversations.map((row) => [row.id, row])),
    messages: new Map(messages.map((row) => [row.id, row])),
  };
  return [
    ...events.flatMap((event) => deliveriesOf(event, presenting)),
    ...all.filter(isAboutMany).flatMap(deliveriesOfMany),
  ];
}

function isAboutMany(event: ConversationEvent | ManyEvent): event is ManyEvent {
  return 'conversation_ids' in event.payload;
}

/** Presents an event about many conversations. Their ids are enough, so ten thousand conversations need no query. */
function deliveriesOfMany(stored: ManyEvent): Delivery[] {
  const { sequence, payload } = stored;
  const { department_id, conversation_ids } = payload;
  const here = { sequence, audience: departmentAudience(department_id), event: eventOfMany(stored) };
  if (!('from_department' in payload)) return [here];
  const { from_department, moved_by = null } = payload;
  if (from_department === undefined) return [here];
  const audience = leftDepartmentAudience({ from: from_department, to: department_id });
  return [{ sequence, audience, event: { type: 'conversations_removed', conversation_ids, moved_by } }, here];
}

function eventOfMany({ type, payload }: ManyEvent): LiveEvent {
  const { conversation_ids } = payload;
  switch (type) {
    case 'conversations.finished':
      return { type: 'conversations_finished', conversation_ids, user_id: payload.user_id };
    case 'conversations.changed':
      return { type: 'conversations_changed', conversation_ids };
    case 'conversations.restored':
      return { type: 'conversations_restored', conversation_ids };
    default:
      return type satisfies never;
  }
}

function deliveriesOf(event: ConversationEvent, presenting: Presenting): Delivery[] {
  if (event.type === 'conversation.erased' || event.type === 'conversation.merged') return [departure(event)];
  const row = presenting.conversations.get(event.payload.conversation_id);
  if (!row || row.quiet) return []; // erased or merged since, or in no list
  const audience = departmentAudience(row.department_id);
  const deliveries = liveEvents(event, row, presenting).map((live) => ({
    sequence: event.sequence,
    audience,
    event: live,
  }));
  return [...removal(event, row), ...deliveries];
}

function departure({ sequence, payload }: GoneEvent): Delivery {
  const { conversation_id, department_id } = payload;
  const audience = departmentAudience(department_id);
  const goes = 'into' in payload ? { into: payload.into } : {};
  return { sequence, audience, event: { type: 'conversation_removed', conversation_id, ...goes } };
}

/**
 * Removes a conversation from the lists of the department it left, except for agents who also see the new department.
 */
function removal(event: PresentedEvent, row: ConversationView): Delivery[] {
  if (event.type !== 'conversation.changed' || !event.payload.from_department) return [];
  const { from_department, moved_by = null } = event.payload;
  return [
    {
      sequence: event.sequence,
      audience: leftDepartmentAudience({ from: from_department, to: row.department_id }),
      event: { type: 'conversation_removed', conversation_id: row.id, moved_by },
    },
  ];
}

function liveEvents(event: PresentedEvent, row: ConversationView, presenting: Presenting): LiveEvent[] {
  const about = { conversation_id: row.id };
  const conversation = presentConversation(row, presenting);
  const user = row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' };
  switch (event.type) {
    case 'conversation.opened':
      return [{ type: 'new_conversation', ...about, conversation }];
    case 'conversation.changed':
      return [{ type: 'conversation_updated', ...about, conversation }];
    case 'conversation.taken':
      return [{ type: 'set_manual', ...about, conversation, user }];
    case 'conversation.finished':
      return [{ type: 'conversation_finished', ...about, user_id: event.payload.user_id }];
    case 'message.created':
    case 'message.changed':
      return messageEvents(event, { conversation, presenting });
    default:
      return event satisfies never;
  }
}

function messageEvents(
  event: StoredEvent<'message.created' | 'message.changed'>,
  {
    conversation,
    presenting,
  }: { conversation: ReturnType<typeof presentConversation>; presenting: Presenting },
): LiveEvent[] {
  const row = presenting.messages.get(event.payload.message_id);
  if (!row) return [];
  const message = presentMessage(row, presenting.db.account_id, presenting.links);
  const { conversation_id } = event.payload;
  if (event.type === 'message.created')
    return [{ type: 'new_message', conversation_id, message, conversation }];
  return [{ type: event.payload.read ? 'message_read' : 'message_updated', conversation_id, message }];
}

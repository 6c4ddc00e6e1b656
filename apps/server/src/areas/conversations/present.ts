import type { Conversation, Message } from '@prosa/contract';
import { mapAddress, messageEvent, messageFailure, readPlace } from '@prosa/contract';
import type { FileLinks } from '../../platform/storage/links.ts';
import { presentPicture } from '../team/index.ts';
import { mediaLink, thumbnailLink } from '../media/index.ts';
import { chatStageName } from './core/chat-stage.ts';
import type { ConversationView } from './reader.ts';
import type { LastMessage } from './core/state.ts';
import type { MessageRow } from './rows.ts';

/** What a column holds that an older or newer version may have written; made once, because making costs more than reading. */
export const storedEvent = messageEvent.nullable().catch(null);
const storedFailure = messageFailure.nullable().catch(null);

/** Whose files are linked. */
interface Linking {
  db: { readonly account_id: string };
  links: FileLinks;
}

/** Presents a conversation for the wire. */
export function presentConversation(row: ConversationView, { db, links }: Linking): Conversation {
  const { last_message } = row;
  const picture = { account_id: db.account_id, picture: row.contact_picture };
  return {
    _id: row.id,
    conversation_id: row.id,
    contact: {
      _id: row.contact_id,
      name: row.contact_name,
      override_name: row.contact_override_name,
      phone: row.contact_phone ?? '',
      tags: row.tags,
      channel_contact_id: row.channel_contact_id,
      profile_picture: presentPicture(picture, links),
      ignore: row.ignore,
    },
    chip: { _id: row.channel_id, name: row.channel_name },
    chatbot: null,
    chatbot_type: row.chatbot_type,
    department: row.department_id,
    user: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
    created: row.created.toISOString(),
    finished: row.finished?.toISOString() ?? null,
    is_manual: row.is_manual,
    is_new: row.is_new,
    waiting_response: row.waiting_response,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    unread: row.unread,
    priority: row.priority,
    flow: row.flow_id,
    start_flow: row.start_flow,
    auto_follow_up: row.auto_follow_up,
    failed_message: row.failed_message,
    chat: chatStageName(row),
    customer_wrote: row.customer_wrote?.toISOString() ?? null,
    last_message: last_message && presentLastMessage(last_message, row.last_user_name),
    tags: row.tags,
  };
}

/** Names each field: taking some out of what the column holds costs ten times as much, for each row of every list. */
function presentLastMessage(last: LastMessage, user_name: string | null): Conversation['last_message'] {
  const { deleted, marks = [] } = last;
  return {
    _id: last.id,
    type: last.type,
    message: deleted ? '' : last.message,
    origin: last.origin,
    user_name,
    created: last.created,
    status: last.status,
    deleted,
    marks: deleted ? [] : marks,
  };
}

/** Presents a message for the wire. The text and file of a deleted one are left out. */
export function presentMessage(row: MessageRow, account_id: string, links: FileLinks): Message {
  const shown = !row.deleted;
  return {
    _id: row.id,
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    platform_message_id: row.platform_message_id,
    position: row.position,
    origin: row.origin,
    type: row.type,
    event: storedEvent.parse(row.event),
    message: shown ? row.message : '',
    edited: shown && row.edited ? row.edited.toISOString() : null,
    first_text: shown ? row.first_text : null,
    ...(shown ? presentFile(row, account_id, links) : noFile),
    canonical_url: shown ? mapUrl(row) : null,
    reply_message: shown ? presentQuote(row) : null,
    user: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
    created: row.created.toISOString(),
    status: row.status,
    unconfirmed: row.unconfirmed,
    failure: storedFailure.parse(row.failure),
    deleted: row.deleted,
    reactions: shown ? row.reactions : [],
    marks: shown ? (row.marks ?? []) : [],
    option_id: shown ? row.option_id : null,
    choices: shown ? presentChoices(row) : null,
  };
}

function presentQuote({ reply_message, quoted }: MessageRow): Message['reply_message'] {
  if (!reply_message) return null;
  const { event = null, user_id = null, user_name } = quoted ?? {};
  return {
    ...reply_message,
    event: storedEvent.parse(event),
    user: user_id === null ? null : { _id: user_id, name: user_name ?? '' },
  };
}

function presentChoices({ offer, choices }: MessageRow): Message['choices'] {
  if (!offer || !choices) return null;
  const options = choices.options.map(({ title, description }) => ({ title, description }));
  return { text: offer.text, button: choices.button, options };
}

type FileOfMessage = Pick<Message, 'media_url' | 'media' | 'media_pending' | 'file_name'>;

const noFile: FileOfMessage = { media_url: null, media: null, media_pending: false, file_name: null };

function presentFile(row: MessageRow, account_id: string, links: FileLinks): FileOfMessage {
  const { media_id, media_mime: mime, media_pending, file_name } = row;
  if (media_id === null || mime === null) return { ...noFile, media_pending, file_name };
  const file = { account_id, id: media_id, mime, name: file_name ?? row.type };
  const has_thumbnail = row.media_has_thumbnail ?? false;
  return {
    media_url: mediaLink({ links }, file),
    media: {
      _id: media_id,
      mime,
      size: row.media_size ?? 0,
      ptt: row.media_ptt ?? false,
      width: row.media_width,
      height: row.media_height,
      thumbnail_url: thumbnailLink({ links }, { ...file, has_thumbnail }),
    },
    media_pending,
    file_name,
  };
}

/** Returns the address that shows a place on a map. Nothing is asked of that service until a person opens it. */
function mapUrl({ type, message }: MessageRow): string | null {
  const place = type === 'location' ? readPlace(message) : null;
  return place && mapAddress(place);
}

import { limits, readPlace, type calls, type MessageHit, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { beginningOf, excerptOf } from '../excerpt.ts';
import { messagesContaining, searchStretch, type HitRow } from '../message-search.ts';
import { storedEvent } from '../present.ts';
import { newestPosition } from '../reader.ts';
import { demandVisible } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.searchMessages>;

interface Found {
  data: MessageHit[];
  has_more: boolean;
  next: number | null;
}

/** Searches one stretch of a conversation for messages that contain the text, newest first. */
export async function searchMessages(
  { db, session }: CallContext,
  { conversation_id, text, before }: Input,
): Promise<Found> {
  await demandVisible(db, session, conversation_id);
  const { account_id } = db;
  const wanted = text.normalize('NFC').trim();
  const newest = await newestPosition(db, account_id, conversation_id);
  const edge = Math.min(before ?? newest + 1, newest + 1);
  if (wanted === '' || edge <= 1) return { data: [], has_more: false, next: null };
  const from = Math.max(1, edge - searchStretch);
  const rows = await messagesContaining(db, {
    account_id,
    conversation_id,
    text: wanted,
    from,
    before: edge,
  });
  const page = rows.slice(0, limits.message_page);
  const has_more = rows.length > page.length;
  const lowest = has_more ? (page.at(-1)?.position ?? from) : from;
  return {
    data: page.map((row) => presentHit(row, wanted)),
    has_more,
    next: lowest > 1 ? lowest : null,
  };
}

function presentHit(row: HitRow, wanted: string): MessageHit {
  const said = saidBy(row);
  const name = row.file_name ?? '';
  return {
    _id: row.id,
    platform_message_id: row.platform_message_id,
    position: row.position,
    origin: row.origin,
    type: row.type,
    event: storedEvent.parse(row.event),
    file_name: row.file_name,
    user: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
    created: row.created.toISOString(),
    excerpt: excerptOf(said, wanted) ?? excerptOf(name, wanted) ?? beginningOf(said || name),
  };
}

/** Returns the text of a message that people read: the name and address of a place, the values of a contact card. */
function saidBy({ type, message }: HitRow): string {
  if (type === 'contact') return message.replaceAll(/^[^:\n]*:/gm, '');
  const place = type === 'location' ? readPlace(message) : null;
  return place ? `${place.name} ${place.address}`.trim() : message;
}

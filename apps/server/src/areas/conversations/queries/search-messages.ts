import { limits, type calls, type MessageHit, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { excerptOf } from '../excerpt.ts';
import { messagesContaining, searchStretch } from '../message-search.ts';
import { newestPosition } from '../reader.ts';
import { presentHit } from '../search/present-hit.ts';
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
    data: page.map((row) => presentHit(row, (said) => excerptOf(said, [wanted]))),
    has_more,
    next: lowest > 1 ? lowest : null,
  };
}

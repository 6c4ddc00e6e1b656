import { readPlace, type MessageHit } from '@prosa/contract';
import { beginningOf } from '../excerpt.ts';
import type { HitRow } from '../message-search.ts';
import { storedEvent } from '../present.ts';

/** Presents a message that was found; `mark` returns the part of a text around what was searched, or null. */
export function presentHit(row: HitRow, mark: (said: string) => MessageHit['excerpt'] | null): MessageHit {
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
    excerpt: mark(said) ?? mark(name) ?? beginningOf(said || name),
  };
}

/** Returns the text of a message that people read: the name and address of a place, the values of a contact card. */
function saidBy({ type, message }: HitRow): string {
  if (type === 'contact') return message.replaceAll(/^[^:\n]*:/gm, '');
  const place = type === 'location' ? readPlace(message) : null;
  return place ? `${place.name} ${place.address}`.trim() : message;
}

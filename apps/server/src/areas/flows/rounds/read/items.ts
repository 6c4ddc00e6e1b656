import type { HappeningKind } from '@prosa/contract';
import type { DomainEvent, DomainEvents, StoredEvent } from '../../../../platform/events/domain-events.ts';
import type { Occurrence } from '../../starts/happening.ts';

/** Something that a conversation's bot must hear of, in the order in which it happened. */
export type Item =
  | { kind: 'message'; message_id: string }
  /** The customer reacted to something the bot said. */
  | { kind: 'reaction'; message_id: string }
  /**
   * A person hands the conversation to a flow, or back to where it was interrupted; the message is the notice of it.
   */
  | { kind: 'asked'; flow_id: string | null; resume: boolean; message_id?: string }
  /** A person of the company wrote. */
  | { kind: 'person' }
  /** A message of the bot could not be sent. */
  | { kind: 'failed'; message_id: string }
  | { kind: 'answer'; answer: Answer }
  /**
   * Something other than a message starts a flow, named by what was noted of it; `opens` when the conversation was
   * opened for it.
   */
  | {
      kind: 'happening';
      id: string;
      cause: HappeningKind;
      about: readonly string[];
      flow_id: string;
      opens: boolean;
    }
  /** Something else changed, or a time came: the round looks whether the run must stop or wake. */
  | { kind: 'look' };

/** An answer from outside to a run: to its request, or a call of its webhook. */
export interface Answer {
  id: string;
  run_id: string;
  kind: 'request' | 'webhook';
  conversation_id: string;
  status: number | null;
  body: string | null;
  problem: string | null;
}

/** The types of events that bots may have to hear of. */
export const newsTypes = [
  'message.created',
  'message.changed',
  'flow.asked',
  'conversation.taken',
  'conversation.finished',
  'conversations.finished',
  'conversations.changed',
  'conversations.restored',
  'contact.changed',
  'channel.status',
] as const;

/** Returns whether bots must hear of an event of these types: not of what they say themselves, nor of receipts. */
export function isNews(event: DomainEvent): boolean {
  const isMessage = event.type === 'message.created' || event.type === 'message.changed';
  return !isMessage || itemOf(event) !== null;
}

/** What the events say, by whom it concerns. */
export interface Gathered {
  items: Map<string, Item[]>;
  finished: string[];
  contacts: Set<string>;
  channels: Set<string>;
  /** What may start flows. */
  occurrences: Occurrence[];
}

/** Adds an item behind those of its conversation. */
export function addItem(items: Map<string, Item[]>, conversation_id: string, item: Item): void {
  const known = items.get(conversation_id);
  if (known) known.push(item);
  else items.set(conversation_id, [item]);
}

/** Sorts events into what each conversation's bot must hear of, and what has to be looked up. */
export function gather(events: readonly StoredEvent[]): Gathered {
  const gathered: Gathered = {
    items: new Map(),
    finished: [],
    contacts: new Set(),
    channels: new Set(),
    occurrences: events.flatMap(occurrencesIn),
  };
  const { items, finished, contacts, channels } = gathered;
  for (const event of events) {
    const { type, payload } = event;
    const item = itemOf(event);
    if (item && 'conversation_id' in payload) addItem(items, payload.conversation_id, item);
    if ('conversation_ids' in payload)
      for (const id of payload.conversation_ids) addItem(items, id, { kind: 'look' });
    if (type === 'conversation.finished') finished.push(payload.conversation_id);
    if (type === 'conversations.finished') finished.push(...payload.conversation_ids);
    if (type === 'contact.changed') contacts.add(payload.contact_id);
    if (type === 'channel.status') channels.add(payload.channel_id);
  }
  return gathered;
}

function occurrencesIn({ sequence, type, payload }: StoredEvent): Occurrence[] {
  if (type === 'conversation.finished') {
    const { conversation_id, by, by_flow } = payload;
    return by ? [{ kind: 'finished', sequence, conversation_id, by, by_flow }] : [];
  }
  if (type !== 'contact.changed') return [];
  const { contact_id, added: tags = [], fields = [], by_flow } = payload;
  return [
    ...(tags.length ? [{ kind: 'tagged' as const, sequence, contact_id, tags, by_flow }] : []),
    ...(fields.length ? [{ kind: 'changed' as const, sequence, contact_id, fields, by_flow }] : []),
  ];
}

function itemOf({ type, payload }: DomainEvent): Item | null {
  switch (type) {
    case 'message.created':
      return payload.ignored || payload.unreadable ? null : itemOfMessage(payload);
    case 'message.changed':
      return itemOfChange(payload);
    case 'flow.asked': {
      const { flow_id, resume, message_id } = payload;
      return { kind: 'asked', flow_id, resume, message_id };
    }
    case 'conversation.taken':
    case 'conversation.finished':
      return { kind: 'look' };
    default:
      return null;
  }
}

function itemOfMessage({ message_id, origin }: DomainEvents['message.created']): Item | null {
  if (origin === 'customer') return { kind: 'message', message_id };
  return origin === 'user' ? { kind: 'person' } : null;
}

function itemOfChange(change: DomainEvents['message.changed']): Item | null {
  const { message_id, file_of, reacted, failed, readable } = change;
  // The run may wait for the file.
  if (file_of === 'customer') return { kind: 'look' };
  if (readable === 'customer') return { kind: 'message', message_id };
  if (reacted) return { kind: 'reaction', message_id };
  return failed ? { kind: 'failed', message_id } : null;
}

import type { DomainEvents, StoredEvent } from '../../../platform/events/domain-events.ts';
import { dayOf } from '../../../platform/clock/days.ts';
import { createLedger, type Fact, type Ledger } from './ledger.ts';

/** What is known from the events so far about the conversations and contacts of a batch. It is changed in place. */
export interface Counted {
  facts: Map<string, Fact>;
  /** The tags of each contact, by its id. */
  tags: Map<string, readonly string[]>;
  /** What is counted about contacts that were erased; it stays without their names. */
  erased: Map<string, Erased>;
  /** Conversations that were merged into others, and count no longer. */
  merged: Set<string>;
  /** Contacts that were merged into others. */
  gone: Set<string>;
  /** Conversations that are another contact's now. */
  moved: Set<string>;
}

interface Erased {
  facts: readonly Fact[];
  tags: readonly string[];
}

/** The events that are counted. */
export const countedTypes = [
  'conversation.opened',
  'conversation.recreated',
  'conversation.taken',
  'conversation.changed',
  'conversations.changed',
  'conversation.merged',
  'contact.changed',
  'contact.tagged',
  'contact.removed',
  'contact.merged',
  'contact.separated',
] as const;

/** An event that is counted. */
export type CountedEvent = StoredEvent<(typeof countedTypes)[number]>;

/**
 * Applies events one after the other, and returns how the daily numbers change. The same events in batches of any
 * size end with the same numbers.
 */
export function fold(counted: Counted, events: readonly CountedEvent[], time_zone: string): Ledger {
  const ledger = createLedger();
  for (const event of events) {
    const { type, payload } = event;
    if (type === 'contact.merged') {
      reassign(counted, ledger, {
        contact_id: payload.into,
        facts: ofContact(counted, payload.contact_id),
      });
      counted.gone.add(payload.contact_id);
    } else if (type === 'contact.separated')
      reassign(counted, ledger, {
        contact_id: payload.contact_id,
        facts: known(counted, payload.conversation_ids),
      });
    else if (event.type === 'contact.removed') forget(counted, event.payload.contact_id);
    else if (event.type === 'contact.changed' || event.type === 'contact.tagged')
      retag(counted, ledger, event.payload);
    else if (event.type === 'conversation.merged') drop(counted, ledger, event.payload.conversation_id);
    else if (event.type === 'conversations.changed')
      for (const fact of changedFacts(counted, event.payload)) replace(counted, ledger, fact);
    else replace(counted, ledger, nextFact(counted, event, time_zone));
  }
  return ledger;
}

type Opened = DomainEvents['conversation.opened'];
type ConversationEvent = StoredEvent<
  'conversation.opened' | 'conversation.recreated' | 'conversation.taken' | 'conversation.changed'
>;

/** Returns the conversation's fact after the event; null when the event changes nothing that counts. */
function nextFact({ facts }: Counted, event: ConversationEvent, time_zone: string): Fact | null {
  const before = facts.get(event.payload.conversation_id);
  if (event.type === 'conversation.opened' || event.type === 'conversation.recreated')
    return openedFact(event.payload, time_zone);
  if (!before) return null;
  if (event.type === 'conversation.taken') return { ...before, is_manual: true };
  const { department_id = before.department_id, is_manual = before.is_manual } = event.payload;
  const isSame = department_id === before.department_id && is_manual === before.is_manual;
  return isSame ? null : { ...before, department_id, is_manual };
}

/** Returns the facts of many conversations after one act changed them. */
function changedFacts(counted: Counted, changed: DomainEvents['conversations.changed']): Fact[] {
  const { conversation_ids, department_id, is_manual } = changed;
  return known(counted, conversation_ids).map((fact) => ({
    ...fact,
    department_id,
    is_manual: is_manual ?? fact.is_manual,
  }));
}

/** Returns the fact of an opened conversation; null for an event from before the reports, which lacks the values. */
function openedFact(
  { conversation_id: id, ...facts }: Pick<Opened, 'conversation_id'> & Partial<Opened>,
  time_zone: string,
): Fact | null {
  const { contact_id, channel_id, department_id, is_manual, is_ai = false, opened } = facts;
  if (!contact_id || !channel_id || !department_id || is_manual === undefined || !opened) return null;
  const moment = new Date(opened);
  return {
    id,
    contact_id,
    channel_id,
    department_id,
    is_manual,
    is_ai,
    opened: moment,
    day: dayOf(moment, time_zone),
  };
}

function replace({ facts, tags, merged }: Counted, ledger: Ledger, fact: Fact | null): void {
  if (!fact) return;
  const before = facts.get(fact.id);
  facts.set(fact.id, fact);
  merged.delete(fact.id);
  if (before) ledger.count(before, -1);
  ledger.count(fact, 1);
  if (before?.day === fact.day && before.contact_id === fact.contact_id) return;
  if (before) ledger.countTags(before.day, tags.get(before.contact_id) ?? [], -1);
  ledger.countTags(fact.day, tags.get(fact.contact_id) ?? [], 1);
}

/** Removes a merged conversation from the numbers, as if it had never existed. */
function drop({ facts, tags, merged }: Counted, ledger: Ledger, id: string): void {
  const before = facts.get(id);
  merged.add(id);
  if (!before) return;
  facts.delete(id);
  ledger.count(before, -1);
  ledger.countTags(before.day, tags.get(before.contact_id) ?? [], -1);
}

/** Counts all conversations of a contact under the tags it has now, whenever they were opened. */
function retag(
  { facts, tags }: Counted,
  ledger: Ledger,
  { contact_id, tags: now }: DomainEvents['contact.changed'],
): void {
  if (!now) return;
  const before = tags.get(contact_id) ?? [];
  tags.set(contact_id, now);
  for (const fact of facts.values()) {
    if (fact.contact_id !== contact_id) continue;
    ledger.countTags(fact.day, before, -1);
    ledger.countTags(fact.day, now, 1);
  }
}

/** Counts conversations as those of another contact. */
function reassign(
  counted: Counted,
  ledger: Ledger,
  { contact_id, facts }: { contact_id: string; facts: readonly Fact[] },
): void {
  for (const fact of facts) {
    counted.moved.add(fact.id);
    replace(counted, ledger, { ...fact, contact_id });
  }
}

function ofContact({ facts }: Counted, contact_id: string): Fact[] {
  return [...facts.values()].filter((fact) => fact.contact_id === contact_id);
}

function known({ facts }: Counted, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => facts.get(id) ?? []);
}

/** Sets an erased contact's facts aside, so that later events about the contact concern nothing that is counted. */
function forget(counted: Counted, contact_id: string): void {
  const { facts, tags, erased } = counted;
  const own = ofContact(counted, contact_id);
  erased.set(contact_id, { facts: own, tags: tags.get(contact_id) ?? [] });
  tags.delete(contact_id);
  for (const { id } of own) facts.delete(id);
}

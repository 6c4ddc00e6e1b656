import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DomainEvent, StoredEvent } from '../../../platform/events/domain-events.ts';
import { defineFollower } from '../../../platform/events/follow.ts';
import { wakeSending } from '../../sending/index.ts';
import { readRules } from '../settings/read-settings.ts';
import { followUpKind } from './read-talks.ts';
import { reconcile } from './reconcile.ts';

const types = [
  'message.created',
  'message.changed',
  'conversation.opened',
  'conversation.changed',
  'conversation.taken',
  'conversation.finished',
  'conversation.merged',
  'conversations.finished',
  'conversations.changed',
  'conversations.restored',
  'contact.changed',
  'opt_out.changed',
  'follow_ups.set',
] as const;

type Followed = (typeof types)[number];

/** Returns whether follow-ups may be concerned: not by what Prosa itself notes, nor by how far a message got. */
function heeds(event: DomainEvent): boolean {
  if (event.type === 'message.created') return event.payload.origin !== 'system';
  return event.type !== 'message.changed' || event.payload.failed === true;
}

/**
 * Keeps the queue of each conversation as what happens in it wants it: somebody spoke, the customer answered, a
 * person took
 * over or finished, somebody is ignored or asked for no more, and the settings changed.
 */
export const followUpFollower = defineFollower({
  name: 'follow-ups',
  types,
  heeds,
  batch: 500,
  gatherMs: 300,
  async handle(tx, events) {
    const heeded = events.filter(heeds);
    if (heeded.some(({ type }) => type === 'follow_ups.set')) await planAllAgain(tx);
    const { is_on } = await readRules(tx);
    if (!is_on) return; // what waited was given up when they were switched off
    const changed = await reconcile(tx, [
      ...heeded.flatMap(conversationsOf),
      ...(await waitingOf(tx, heeded.flatMap(contactOf))),
    ]);
    for (const conversation_id of changed)
      tx.record({ type: 'follow_ups.changed', payload: { conversation_id } });
  },
  passed: (runtime, account_id) => wakeSending(runtime, account_id),
});

function conversationsOf({ payload }: StoredEvent<Followed>): string[] {
  if ('conversation_ids' in payload) return payload.conversation_ids;
  if (!('conversation_id' in payload)) return [];
  return 'into' in payload ? [payload.conversation_id, payload.into] : [payload.conversation_id];
}

function contactOf(event: StoredEvent<Followed>): string[] {
  if (event.type !== 'contact.changed' && event.type !== 'opt_out.changed') return [];
  return event.payload.contact_id === null ? [] : [event.payload.contact_id];
}

/** Keeps one read of conversations with their newest messages short. */
const maxAtOnce = 500;

/** Plans everything that waits by the settings as they are now. Screens that show a queue hear of the settings. */
async function planAllAgain(tx: Transaction): Promise<void> {
  const waiting = await allWaiting(tx);
  for (let from = 0; from < waiting.length; from += maxAtOnce)
    await reconcile(tx, waiting.slice(from, from + maxAtOnce));
}

const isUnderWay = sql`kind = ${followUpKind} and state in ('waiting', 'held', 'handed')`;

/** Returns the conversations of the company in which a follow-up waits. */
async function allWaiting(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ source_id: string }>(
    sql`select distinct source_id from sends where account_id = ${tx.account_id} and ${isUnderWay}`,
    'waiting_follow_ups',
  );
  return rows.map(({ source_id }) => source_id);
}

/** Returns the conversations of these contacts in which a follow-up waits. */
async function waitingOf(tx: Transaction, contact_ids: readonly string[]): Promise<string[]> {
  if (!contact_ids.length) return [];
  const rows = await tx.rows<{ source_id: string }>(
    sql`select distinct source_id from sends where account_id = ${tx.account_id} and ${isUnderWay}
      and contact_id = any(${[...contact_ids]}::uuid[])`,
    'waiting_follow_ups_of',
  );
  return rows.map(({ source_id }) => source_id);
}

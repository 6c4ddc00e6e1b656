import {
  NotConnected,
  SendOutcomeUnknown,
  SendPostponed,
  SendRejected,
  type ChannelConnection,
} from '@prosa/whatsapp';
import { isWindowOpen } from '@prosa/contract';
import { chatStages } from '../../channels/index.ts';
import type { OutboxEntry } from './claim.ts';
import type { SentFile } from './sent-file.ts';
import type { SentOffer } from './sent-offers.ts';
import type { Outcome, Settled } from './settle.ts';

interface Delivering {
  connection: ChannelConnection;
  entries: readonly OutboxEntry[];
  now(): Date;
  /** Resolves to whether more may be sent: not when the pump stops, or another process owns the channel. */
  mayGoOn(): Promise<boolean>;
  /** Resolves to whether a person acted since this was written. */
  isOvertaken(entry: OutboxEntry): Promise<boolean>;
  /** For how many hours after the customer wrote anything may be sent; null for always. */
  windowHours: number | null;
  /** Returns the receiver's address; null when their phone has no account. */
  addressOf(entry: OutboxEntry): Promise<string | null>;
  /** Returns the entry's file in the form that the driver takes. */
  fileOf(entry: OutboxEntry): SentFile | Promise<SentFile>;
  /** Returns the entry's text, with options where the driver can show them. */
  offerOf(entry: OutboxEntry): Promise<SentOffer>;
  /** Receives each outcome as soon as it is known. */
  report(settled: Settled): void;
}

const minPauseMs = 500;
const firstLookMs = 300;
/** So often the network is asked about an entry: for some four minutes. */
const maxLooks = 20;
/** The longest pause: once a fault such as a full disk is over, it is noticed within this time. */
const maxLookMs = 15_000;

/** What the network said during a delivery that concerns other conversations too. */
interface Word {
  /** Everything that leaves over the number waits. */
  paused: Outcome | null;
  refusesChats: boolean;
}

/**
 * Hands entries to the driver: conversations in parallel, the entries of one in order. While an entry is not settled
 * for good, the later ones of its conversation wait. A bot's later entries also wait if a person acted meanwhile, all
 * of them if the network asked for a pause, and those of new chats if it refused one.
 */
export async function deliver(delivering: Delivering): Promise<void> {
  const conversations = new Map<string, OutboxEntry[]>();
  for (const entry of delivering.entries) {
    const line = conversations.get(entry.conversation_id);
    if (line) line.push(entry);
    else conversations.set(entry.conversation_id, [entry]);
  }
  const word: Word = { paused: null, refusesChats: false };
  await Promise.all([...conversations.values()].map((line) => deliverLine(line, delivering, word)));
}

async function deliverLine(line: readonly OutboxEntry[], delivering: Delivering, word: Word): Promise<void> {
  let block: Outcome | null = null;
  for (const [place, entry] of line.entries()) {
    block ??= await obstacle(entry, place, { delivering, word });
    const outcome: Outcome = block ?? (await attempt(entry, delivering));
    if (outcome.kind === 'waits' || outcome.kind === 'unknown') block = { kind: 'waits' };
    if (outcome.kind === 'postponed') block = outcome;
    if (outcome.kind === 'postponed' && outcome.scope === 'number') word.paused ??= outcome;
    if (outcome.kind === 'failed' && outcome.failure === 'new_chats_held') word.refusesChats = true;
    delivering.report({ entry, outcome });
  }
}

/** Returns what keeps an entry from being sent now, or null. */
async function obstacle(
  entry: OutboxEntry,
  place: number,
  { delivering, word }: { delivering: Delivering; word: Word },
): Promise<Outcome | null> {
  const waits: Outcome = { kind: 'waits' };
  if (!(await delivering.mayGoOn().catch(() => false))) return waits;
  if (place > 0 && entry.by_bot && (await mayBeOvertaken(entry, delivering))) return waits;
  if (word.refusesChats && entry.chat > chatStages.answered) return waits;
  return word.paused;
}

/**
 * Returns whether a person may have acted since. If that cannot be found out, the bot does not speak: its message
 * goes back into the queue, where it is checked again.
 */
function mayBeOvertaken(entry: OutboxEntry, { isOvertaken }: Delivering): Promise<boolean> {
  return isOvertaken(entry).catch(() => true);
}

/** Tries an entry once; every way it can end is an outcome. */
async function attempt(entry: OutboxEntry, delivering: Delivering): Promise<Outcome> {
  const { connection, now, fileOf, addressOf, offerOf } = delivering;
  const { platform_message_id, link_preview, reply_to, quoted, template, to: known } = entry;
  // It can still be deleted and taken back.
  if (entry.is_closed && entry.kind === 'send') return { kind: 'failed', failure: 'access_closed' };
  if (known === null) return { kind: 'failed', failure: 'unreachable' };
  try {
    if (entry.kind === 'delete') await connection.delete(known, platform_message_id);
    else if (entry.kind === 'edit') await connection.edit(known, platform_message_id, entry.content ?? '');
    else if (entry.kind === 'react') {
      const { by_customer, content } = entry;
      await connection.react({ to: known, platform_message_id, by_customer }, content);
    } else {
      const window = { customer_wrote: entry.customer_wrote, window_hours: delivering.windowHours };
      if (!template && !isWindowOpen(window, now())) return { kind: 'failed', failure: 'window_closed' };
      const to = await addressOf(entry);
      if (to === null) return { kind: 'failed', failure: 'unregistered' };
      const file = await fileOf(entry);
      const offer = await offerOf(entry);
      await connection.send({
        platform_message_id,
        to,
        link_preview,
        reply_to,
        quoted,
        template,
        ...file,
        ...offer,
      });
    }
    return { kind: 'accepted' };
  } catch (error) {
    return outcomeOf(error, entry, now);
  }
}

function outcomeOf(error: unknown, entry: OutboxEntry, now: () => Date): Outcome {
  if (error instanceof SendRejected) return { kind: 'failed', failure: error.code };
  if (error instanceof SendPostponed) return postponed(error, now());
  if (error instanceof NotConnected) return { kind: 'waits' };
  if (error instanceof SendOutcomeUnknown) return unknown(entry, now());
  // Anything else happened somewhere between us and the network: nobody knows whether it left.
  return unknown(entry, now());
}

/** Returns the outcome when the network takes nothing for a while; at least a moment, so that nothing spins. */
function postponed({ until, scope }: SendPostponed, now: Date): Outcome {
  return { kind: 'postponed', until: new Date(Math.max(until.getTime(), now.getTime() + minPauseMs)), scope };
}

/** Returns the unknown outcome, to be reconciled after a pause that grows with each attempt. */
export function unknown(entry: OutboxEntry, now: Date): Outcome {
  const pause = Math.min(firstLookMs * 2 ** Math.min(entry.attempts - 1, 10), maxLookMs);
  return { kind: 'unknown', again: new Date(now.getTime() + pause) };
}

/**
 * Asks the network what became of an unknown entry; only an absent one goes back into the queue. One that nobody could
 * say anything about for some minutes leaves the outbox unconfirmed: a person decides whether it is sent again.
 */
export async function reconcile(
  connection: ChannelConnection,
  entry: OutboxEntry,
  now: Date,
): Promise<Outcome> {
  // Doing the others twice does no harm, so they are simply tried again, though not for ever: others wait behind them.
  if (entry.kind !== 'send')
    return entry.attempts < maxLooks ? { kind: 'waits' } : { kind: 'failed', failure: 'undeliverable' };
  try {
    const answer = await connection.confirm(entry.platform_message_id);
    if (answer === 'accepted') return { kind: 'accepted' };
    if (answer === 'absent') return { kind: 'waits' };
  } catch (error) {
    if (error instanceof SendRejected) return { kind: 'failed', failure: error.code };
  }
  return entry.attempts >= maxLooks ? { kind: 'never_known' } : unknown(entry, now);
}

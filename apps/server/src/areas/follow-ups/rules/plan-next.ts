import {
  followUpField,
  followUpNumbers,
  type FollowUpNumber,
  type FollowUpSettings,
  type SendReason,
  type SendState,
  type SkipReason,
} from '@prosa/contract';
import type { FollowUpRules } from '../settings/read-settings.ts';
import { delayOf, lastMoment, openingFrom } from './hours.ts';

/** A conversation, as far as it decides about its follow-ups. */
export interface Talk {
  conversation_id: string;
  channel_id: string;
  contact_id: string;
  is_manual: boolean;
  /** Whether the customer waits for the company. */
  waiting_response: boolean;
  auto_follow_up: boolean;
  is_finished: boolean;
  is_ignored: boolean;
  is_opted_out: boolean;
  /** The newest message of the customer; null where they have written nothing in it. */
  heard_id: string | null;
  /** When a person or a bot last said something since, and which of them; null where nobody did. */
  said_at: Date | null;
  said_by: 'user' | 'chatbot' | null;
  /** Its follow-ups in the ledger. */
  sends: readonly TalkSend[];
}

/** A follow-up in the ledger. */
export interface TalkSend {
  id: string;
  /** Of which silence it is, as `silenceOf` says. */
  silence: string;
  number: FollowUpNumber;
  state: SendState;
  reason: SendReason | null;
  due_at: Date;
  handed_at: Date | null;
}

/** What is next in a conversation: a message to send, one that is on its way, or none, and why. */
export type Next =
  | { kind: 'send'; number: FollowUpNumber; due_at: Date; expires_at: Date }
  | { kind: 'leaving' }
  | { kind: 'none'; reason: SkipReason };

const none = (reason: SkipReason): Next => ({ kind: 'none', reason });

const left: ReadonlySet<SendState> = new Set(['sent', 'delivered', 'read', 'replied']);
const unsent: ReadonlySet<SendState> = new Set(['waiting', 'held']);

/** Returns whether a send has not been handed over yet. */
export function isUnsent({ state }: { state: SendState }): boolean {
  return unsent.has(state);
}

/**
 * Returns which silence of the customer it is: that after their newest message, towards a person or a bot. In each,
 * every
 * message is sent once at most, however often the company speaks again.
 */
export function silenceOf({ heard_id, said_by }: Talk): string {
  return `${heard_id} ${said_by}`;
}

/** Returns the type of a conversation. */
export function typeOf({ is_manual }: Pick<Talk, 'is_manual'>): 'human' | 'chatbot' {
  return is_manual ? 'human' : 'chatbot';
}

/** Decides what is next in a conversation, by what is true now. */
export function planNext(talk: Talk, rules: FollowUpRules): Next {
  const reason = whyNone(talk, rules);
  if (reason) return none(reason);
  const own = talk.sends.filter(({ silence }) => silence === silenceOf(talk));
  let base = talk.said_at ?? rules.since;
  for (const number of followUpNumbers) {
    const send = own.find((one) => one.number === number);
    if (!send || isUnsent(send)) return nextOf(rules, number, base);
    if (send.state === 'handed')
      return base > (send.handed_at ?? base) ? none('person_answered') : { kind: 'leaving' };
    if (!left.has(send.state)) return none('nothing_to_say');
    // Who spoke since then started the time again.
    if (send.handed_at && send.handed_at > base) base = send.handed_at;
  }
  return none('nothing_to_say');
}

function nextOf({ settings, time_zone }: FollowUpRules, number: FollowUpNumber, base: Date): Next {
  const message = settings[followUpField(number)];
  if (!message.enabled) return none('nothing_to_say');
  const hours = { ...settings, time_zone };
  const due_at = openingFrom(new Date(base.getTime() + delayOf(message)), hours);
  return { kind: 'send', number, due_at, expires_at: lastMoment(due_at, hours) };
}

/** Returns why nobody is to be asked in this conversation now; null where somebody is. */
function whyNone(talk: Talk, rules: FollowUpRules): SkipReason | null {
  if (!rules.is_on) return 'follow_ups_disabled';
  if (talk.is_finished) return 'conversation_finished';
  if (!talk.auto_follow_up) return 'follow_up_off';
  if (talk.is_opted_out) return 'opted_out';
  if (talk.is_ignored) return 'ignored';
  return whyNotWaiting(talk, rules);
}

function whyNotWaiting(talk: Talk, { settings, since }: FollowUpRules): SkipReason | null {
  const { heard_id, said_at, said_by, is_manual, waiting_response } = talk;
  if (heard_id === null) return 'nothing_to_say';
  if (!said_at) return 'replied';
  if (said_by === 'chatbot' && is_manual) return 'taken_over';
  if (said_by === 'user' && !is_manual) return 'nothing_to_say';
  // A person has said that the customer waits for them.
  if (is_manual && waiting_response) return 'person_attends';
  const works = said_at >= since && worksIn(talk, settings);
  return works ? null : 'follow_ups_disabled';
}

/** Returns whether the settings include conversations of this type. */
export function worksIn(talk: Pick<Talk, 'is_manual'>, { types }: FollowUpSettings): boolean {
  return types.includes(typeOf(talk));
}

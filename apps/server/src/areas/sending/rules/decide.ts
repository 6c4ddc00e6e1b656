import type { HoldReason, SkipReason, WaitReason } from '@prosa/contract';
import type { Pace } from './pace.ts';

/** Everything that decides about a send at the moment when it is due. */
export interface SendFacts {
  now: Date;
  send: { expires_at: Date | null };
  source: SourceFacts;
  number: NumberFacts;
  receiver: ReceiverFacts;
  /** What is to be sent; null before its source has said so. */
  content: ContentFacts | null;
}

interface SourceFacts {
  gap_seconds: number;
  last_at: Date | null;
  same_text_allowed: boolean;
  /** When the window of the company is next open, now if it is; null for a source that keeps none. */
  window_opens: Date | null;
}

interface NumberFacts {
  is_gone: boolean;
  /** Whether the company may read and not send. */
  is_closed: boolean;
  is_open: boolean;
  /** Since when it is connected. */
  open_since: Date | null;
  last_at: Date | null;
  /** The random addition to its next pause, as a share of the shortest pause. */
  spread: number;
  paused_until: Date | null;
  chats_held_until: Date | null;
  next_chat_at: Date | null;
  next_chat_reason: 'warm_up' | 'pause' | null;
  /** Whether a send that begins a chat has not left yet. */
  begins_chat: boolean;
  /** How many sends wait in its outbox. */
  queued: number;
  in_hour: number;
  /** When the first of those left. */
  hour_since: Date | null;
  in_day: number;
  day_ends: Date;
  last_text: string | null;
  same_texts: number;
  pace: Pace;
}

interface ReceiverFacts {
  is_gone: boolean;
  is_suppressed: boolean;
  is_ignored: boolean;
  is_reachable: boolean;
  /** Whether the source has already sent to them, and sends to each only once. */
  is_served: boolean;
  chat: 'answered' | 'begun' | 'new';
  /** Whether the number may send them anything but an approved template. */
  window_is_open: boolean;
  /** Whether a person attends them now. */
  is_with_person: boolean;
}

/** The digest of a text, with the file's id where there is one; null for a flow, which says what it says. */
interface ContentFacts {
  text: string | null;
}

/** What becomes of a send now. `chat`: others of its line, who have written, need not wait. */
export type Verdict =
  | { kind: 'send' }
  | { kind: 'wait'; until: Date; reason: WaitReason; chat: boolean }
  | { kind: 'skip'; reason: SkipReason }
  | { kind: 'hold'; reason: HoldReason };

const offlineMs = 60_000;
const closedMs = 10 * 60_000;
const busyMs = 250;
const beginningMs = 2000;

/**
 * Decides about a send that is due: the one place of all rules, by what is true at this moment. First what is over,
 * then
 * what its number waits for, then whether the receiver may get it at all, last how it fits to what was sent before.
 */
export function decide(facts: SendFacts): Verdict {
  return (
    isOver(facts) ?? numberWaits(facts) ?? receiverMayNot(facts) ?? chatWaits(facts) ?? contentMayNot(facts)
  );
}

const skip = (reason: SkipReason): Verdict => ({ kind: 'skip', reason });
const wait = (reason: WaitReason, until: Date): Verdict => ({ kind: 'wait', reason, until, chat: false });

function isOver({ now, send, number, receiver }: SendFacts): Verdict | null {
  if (send.expires_at && send.expires_at <= now) return skip('too_late');
  if (number.is_gone) return skip('number_gone');
  return receiver.is_gone ? skip('contact_gone') : null;
}

function numberWaits(facts: SendFacts): Verdict | null {
  const { now, number, source } = facts;
  const later = (ms: number) => new Date(now.getTime() + ms);
  if (number.is_closed) return wait('subscription_ended', later(closedMs));
  if (!number.is_open) return wait('number_offline', later(offlineMs));
  if (isAhead(number.paused_until, now)) return wait('number_paused', number.paused_until);
  if (isAhead(source.window_opens, now)) return wait('outside_window', source.window_opens);
  const next = nextTurn(facts);
  if (isAhead(next, now)) return wait('interval', next);
  const { pace, in_hour, hour_since, in_day, day_ends } = number;
  if (in_day >= pace.maxPerDay) return wait('day_cap', day_ends);
  if (in_hour >= pace.maxPerHour)
    return wait('hour_cap', new Date((hour_since ?? now).getTime() + 3_600_000));
  return number.queued >= pace.maxQueued ? wait('busy', later(busyMs)) : null;
}

/** Returns when the interval is over: that of the source, and the number's own, which restarts when it reconnects. */
function nextTurn({ now, number, source }: SendFacts): Date | null {
  const { last_at, open_since, spread, pace } = number;
  const after = (last: Date | null, seconds: number) => {
    if (!last) return null;
    // Clocks are set back: what lies ahead counts as now.
    const from = Math.min(Math.max(last.getTime(), open_since?.getTime() ?? 0), now.getTime());
    return new Date(from + seconds * 1000 * (1 + spread));
  };
  const own = after(source.last_at, source.gap_seconds);
  const numbers = after(last_at, pace.minGapSeconds);
  if (!own || !numbers) return own ?? numbers;
  return own > numbers ? own : numbers;
}

function receiverMayNot({ receiver }: SendFacts): Verdict | null {
  if (receiver.is_suppressed) return skip('opted_out');
  if (receiver.is_ignored) return skip('ignored');
  if (receiver.is_served) return skip('duplicate');
  return receiver.is_reachable ? null : skip('unreachable');
}

/** Returns what the network and the warm-up say about those who have not written (decision 0054). */
function chatWaits({ now, number, receiver }: SendFacts): Verdict | null {
  const { chats_held_until, next_chat_at, next_chat_reason, begins_chat } = number;
  const chat = (reason: WaitReason, until: Date): Verdict => ({ kind: 'wait', reason, until, chat: true });
  if (receiver.chat === 'answered') return null;
  if (isAhead(chats_held_until, now)) return chat('chats_held', chats_held_until);
  if (receiver.chat === 'begun') return null;
  if (isAhead(next_chat_at, now))
    return chat(next_chat_reason === 'warm_up' ? 'warm_up' : 'chat_pause', next_chat_at);
  return begins_chat ? chat('chat_pause', new Date(now.getTime() + beginningMs)) : null;
}

function contentMayNot({ content, receiver, number, source }: SendFacts): Verdict {
  if (!content) return { kind: 'send' };
  if (content.text === null) return receiver.is_with_person ? skip('person_attends') : { kind: 'send' };
  if (!receiver.window_is_open) return skip('window_closed');
  const isSame = content.text === number.last_text && receiver.chat !== 'answered';
  const isTooOften = isSame && number.same_texts >= number.pace.maxSameTexts;
  return isTooOften && !source.same_text_allowed ? { kind: 'hold', reason: 'same_text' } : { kind: 'send' };
}

function isAhead(moment: Date | null, now: Date): moment is Date {
  return moment !== null && moment > now;
}

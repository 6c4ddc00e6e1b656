import type { WaitReason } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import type { SendFacts, Verdict } from '../rules/decide.ts';
import { nextOpening } from '../rules/window.ts';
import type { Around, SendSource } from '../source.ts';
import type { Head } from './read-heads.ts';
import type { SendingNumber } from './read-number.ts';
import type { Receiver } from './read-receivers.ts';

/** What a turn is taken with. */
export interface TurnTools {
  runtime: Pick<Runtime, 'database' | 'clock' | 'ids'>;
  around: Around;
  /** Returns a number between 0 and 1. */
  random(): number;
}

/** A send that may have its turn now, with everything that decides about it. */
export interface Candidate {
  head: Head;
  number: SendingNumber;
  receiver: Receiver;
  now: Date;
}

/** What becomes of a send that does not leave now. */
export type OtherVerdict = Exclude<Verdict, { kind: 'send' }>;

/** A send that does not leave, with what becomes of it. */
export interface Acting {
  candidate: Candidate;
  verdict: OtherVerdict;
}

/** What a line waits for; nothing, where its next send is only not due yet. */
export interface Wait {
  until: Date;
  reason: WaitReason | null;
}

/** The next sends of a line, which leave one after the other. */
export interface Line {
  candidates: readonly Candidate[];
  /** What comes behind them: something that has to wait, more that was not read, or nothing. */
  rest: Wait | 'more' | null;
}

/** Returns what the rules decide by. */
export function factsOf(
  { head, number, receiver, now }: Candidate,
  content: SendFacts['content'],
): SendFacts {
  const { window, time_zone } = number;
  return {
    now,
    send: head,
    source: { ...head, window_opens: head.keeps_window ? nextOpening(now, window, time_zone) : null },
    number: number.facts,
    receiver: receiver.facts,
    content,
  };
}

/** Returns the source of a send. */
export function sourceOf({ sources }: Around, { kind }: Head): SendSource {
  const source = sources.find((one) => one.kind === kind);
  if (!source) throw new Error(`no source of kind ${kind}`);
  return source;
}

/** Returns a number as it is once it has handed over one more: nobody else changes it while it is locked. */
export function afterHanding(
  { facts, ...number }: SendingNumber,
  { receiver, now }: Candidate,
  text: string | null,
): SendingNumber {
  const { queued, in_hour, hour_since, in_day, last_text, same_texts } = facts;
  const counts = { queued: queued + 1, in_hour: in_hour + 1, in_day: in_day + 1 };
  const texts =
    text === null || receiver.facts.chat === 'answered'
      ? { last_text, same_texts }
      : { last_text: text, same_texts: text === last_text ? same_texts + 1 : 1 };
  return { ...number, facts: { ...facts, ...counts, ...texts, hour_since: hour_since ?? now, last_at: now } };
}

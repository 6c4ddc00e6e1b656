import type { Chip, Conversation } from '@prosa/contract';
import { clockTime, dateTime, isSameDay } from '../../lib/dates.ts';

/** Why what was written does not leave yet, and when it does. */
export interface Waiting {
  why: keyof Chip['waits'];
  until: Date;
}

const reasons: Record<Waiting['why'], string> = {
  all: 'o WhatsApp pediu uma pausa a este número até',
  unanswered: 'o WhatsApp não deixa este número começar conversas até',
  new: 'este número já começou as conversas que podia hoje, e as próximas esperam até',
};

/** Returns until when messages of a chat at this stage wait on the number; null when they leave at once. */
export function waitingOf(
  { waits }: Pick<Chip, 'waits'>,
  chat: Conversation['chat'],
  now: Date,
): Waiting | null {
  const applies = { all: true, unanswered: chat !== 'answered', new: chat === 'new' };
  for (const why of ['all', 'unanswered', 'new'] as const) {
    const until = waits[why] && new Date(waits[why]);
    if (until && until > now && applies[why]) return { why, until };
  }
  return null;
}

/** Returns why messages wait and until when. */
export function whyHeld({ why, until }: Waiting, now: Date): string {
  return `${reasons[why]} ${moment(until, now)}`;
}

/** Returns the same as a sentence of its own. */
export function heldSentence(waiting: Waiting, now: Date): string {
  const reason = whyHeld(waiting, now);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

/** Returns the sentence below a message that waits. */
export function heldText(waiting: Waiting, now: Date): string {
  return `Segurada: ${whyHeld(waiting, now)}. Ela sai sozinha depois.`;
}

/** Returns the sentence for somebody who is about to begin a chat over the number. */
export function beforeBeginning(waiting: Waiting, now: Date): string {
  return `${heldSentence(waiting, now)} O que você escrever a quem ainda não escreveu fica segurado e sai sozinho depois.`;
}

function moment(until: Date, now: Date): string {
  return isSameDay(until, now) ? clockTime(until) : dateTime(until);
}

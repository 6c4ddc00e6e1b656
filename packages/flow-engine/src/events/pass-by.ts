import { unseenPart } from './asked-questions.ts';
import type { Executor } from '../kinds/executor.ts';
import type { CustomerMessage, Waiting } from '../run.ts';
import type { Turn } from '../walk/turn.ts';
import { say, type Visit } from '../walk/visit.ts';
import { walk } from '../walk/walk.ts';
import { cannotRead, isWordless } from '../words/wordless.ts';

/** The open question and a message that may be its answer. */
export interface Heard {
  executor: Executor;
  visit: Visit;
  message: CustomerMessage;
}

/**
 * Returns why a message is no answer to the open question although it was written while that is open, as its trace
 * says; null where it may be one. What was written before the question left answers something else. What was written
 * before it was asked again counts only if it is right.
 */
export function whyTooEarly(turn: Turn, { executor, visit, message }: Heard): string | null {
  const unseen = unseenPart(turn, message);
  if (unseen === 'question') return 'Foi escrita antes de a pergunta chegar: não conta como resposta.';
  if (unseen === null || isRight({ executor, visit, message })) return null;
  return 'Foi escrita antes de a pergunta ser repetida: não conta como tentativa.';
}

/**
 * Returns what a message without words is answered with, where the question wants words and has not said so too often;
 * null where the question hears it like any other answer. Nothing is said to a sticker that comes again and again.
 */
export function replyToWordless({ executor, visit, message }: Heard): string | null {
  if (!isWordless(message)) return null;
  const instead = executor.asksFor?.(visit, message) ?? null;
  if (instead === null || isRight({ executor, visit, message })) return null;
  if (timesSaid(visit.memory) < maxTimes) return `${cannotRead(message)} ${instead}`;
  return message.type === 'sticker' ? '' : null;
}

/** How often the open question says what it cannot read; after that a person may be needed, so attempts count again. */
const maxTimes = 3;

/** Leaves the question open as it is; `reply` is said on the way. */
export function passBy(turn: Turn, message: CustomerMessage, { waiting, why, reply = '' }: Passing): void {
  const memory = reply ? { ...waiting.memory, wordless: timesSaid(waiting.memory) + 1 } : waiting.memory;
  const input = message.text || message.file_name || message.type;
  walk(
    turn,
    (executor, visit) => {
      executor.overhear?.(visit, message);
      say(visit, reply);
      return { ...waiting, kind: 'wait', why, memory };
    },
    { memory, input, heard: [message.message_id] },
  );
}

interface Passing {
  waiting: Waiting;
  /** What the trace says. */
  why: string;
  reply?: string;
}

function isRight({ executor, visit, message }: Heard): boolean {
  return (executor.accepts ?? executor.claims)?.(visit, message) ?? false;
}

function timesSaid({ wordless }: Waiting['memory']): number {
  return typeof wordless === 'number' ? wordless : 0;
}

import { mask, type FlowTestStep } from '@prosa/contract';
import { textOfMessage } from '@prosa/flow-engine';
import { heardType } from '../rounds/play/customer-message.ts';
import type { Answer, RecordedRun, Said } from './recorded-run.ts';

const maxSteps = 200;
const maxOutside = 1_000_000;
const maxChars = { customer: 4096, bot: 10_000, name: 120, file_name: 255 };

/**
 * Returns a run's messages and answers as the steps of a test. They end before the first thing that a test cannot
 * contain, at a point where the bot has said all it had to say.
 */
export function stepsOf(
  run: Pick<RecordedRun, 'contact' | 'started' | 'input'>,
  said: readonly Said[],
  answers: readonly Answer[],
): FlowTestStep[] {
  const steps: FlowTestStep[] = [{ kind: 'contact', name: run.contact.slice(0, maxChars.name) }];
  if (run.input === null) steps.push({ kind: 'start' });
  const bot = said.filter(({ origin }) => origin === 'chatbot').map((one) => one.platform_message_id);
  let passed = 0;
  let outside = 0;
  for (const entry of inOrder(said, answers)) {
    if (entry.origin === 'outside') outside += entry.body?.length ?? 0;
    const step = stepOf(entry, bot);
    if (!step || outside > maxOutside) break;
    const minutes = Math.floor((entry.at.getTime() - run.started.getTime()) / 60_000) - passed;
    if (minutes > 0) steps.push({ kind: 'clock', minutes });
    passed += Math.max(minutes, 0);
    steps.push(step);
  }
  return steps.length > maxSteps ? cut(steps) : steps;
}

function cut(steps: readonly FlowTestStep[]): FlowTestStep[] {
  const kept = steps.slice(0, maxSteps);
  return kept.slice(
    0,
    kept.findLastIndex(({ kind }) => kind !== 'bot'),
  );
}

/** A reaction that the customer put on something the run said. */
interface Reacted {
  origin: 'reaction';
  emoji: string;
  to: string;
  at: Date;
}

type Entry = Said | Reacted | Answer;

/**
 * Returns one step; null when a test cannot contain it: a sensitive answer, which nobody sees, or one too long to be
 * kept.
 */
function stepOf(entry: Entry, bot: readonly string[]): FlowTestStep | null {
  switch (entry.origin) {
    case 'customer': {
      const { message, type, file_name, reply_to, option_id } = entry;
      if (message === mask) return null;
      const quotes = reply_to === null ? -1 : bot.indexOf(reply_to);
      return {
        kind: 'customer',
        text: message.slice(0, maxChars.customer),
        type: heardType(type),
        file_name: file_name?.slice(0, maxChars.file_name) ?? null,
        quotes: quotes >= 0 && quotes < maxSteps ? quotes : null,
        ...(option_id !== null && { option_id }),
      };
    }
    case 'chatbot': {
      const text = textOfMessage({ type: heardType(entry.type), text: entry.message });
      return { kind: 'bot', text: text.slice(0, maxChars.bot) };
    }
    case 'reaction': {
      const to = bot.indexOf(entry.to);
      return to >= maxSteps ? null : { kind: 'reaction', emoji: entry.emoji, to };
    }
    case 'outside': {
      const { kind, status, body } = entry;
      if (body === null) return null;
      return kind === 'request' ? { kind: 'response', status, body } : { kind: 'call', body };
    }
  }
}

/** Puts each reaction and each answer before what the run made of it. */
function inOrder(said: readonly Said[], answers: readonly Answer[]): Entry[] {
  const entries: Entry[] = [...said];
  for (const one of said) {
    const { reaction: emoji, reacted, platform_message_id: to } = one;
    if (emoji === null || reacted === null) continue;
    // After the message it belongs to, whatever the phone's clock says.
    const own = entries.indexOf(one);
    const place = entries.findIndex((entry, index) => index > own && entry.at > reacted);
    entries.splice(place === -1 ? entries.length : place, 0, { origin: 'reaction', emoji, to, at: reacted });
  }
  for (const answer of answers) {
    const place = entries.findIndex((entry) => entry.origin !== 'outside' && follows(entry, answer));
    entries.splice(place === -1 ? entries.length : place, 0, answer);
  }
  return entries;
}

/** Returns whether something came after an answer: a run waits for it, so all it says at a later visit follows. */
function follows(entry: Said | Reacted, answer: Answer): boolean {
  const { at } = entry;
  if (entry.origin !== 'chatbot') return at > answer.at;
  return answer.kind === 'request' ? visitOf(entry.effect ?? '') > visitOf(answer.id) : at >= answer.at;
}

function visitOf(effect: string): number {
  return Number(effect.split('.').at(-2));
}

import type { MessageOrigin, StoredQuote } from '@prosa/contract';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Dialogue } from './dialogues.ts';
import type { OpenDialogue } from './open-dialogues.ts';
import type { Chance } from './random.ts';
import type { Line } from './script.ts';

/** A row of `messages` before it is inserted. */
export interface PlayedMessage {
  [column: string]: unknown;
  id: string;
  position: number;
  message_id: string;
  origin: MessageOrigin;
  type: 'text' | 'system';
  event: string | null;
  message: string;
  reply_message: StoredQuote | null;
  user_id: string | null;
  status: number;
  failure: string | null;
  deleted: boolean;
  created: Date;
}

/** A person of the shop who speaks in a dialogue. */
export interface Speaker {
  id: string;
  name: string;
}

interface Cast {
  /** Who answers. */
  agent: Speaker;
  /** The person who transfers, if the dialogue has a transfer. */
  porter: Speaker;
}

interface Staging extends Cast {
  ids: Ids;
  chance: Chance;
  lines: readonly Line[];
  dialogue: Dialogue & Partial<OpenDialogue>;
  /** When its last message was written. */
  end: Date;
  finished: boolean;
}

const minuteMs = 60_000;
const failed = 0;
const accepted = 2;
const delivered = 3;
const read = 4;

/** Turns a dialogue into messages with positions, times, ticks and the system messages that the desk would write. */
export function play(staging: Staging): PlayedMessage[] {
  const messages = withSystemMessages(staging);
  messages.forEach((message, index) => {
    message.position = index + 1;
  });
  setTimes(messages, staging);
  setFate(messages, staging.dialogue);
  return messages;
}

function withSystemMessages(staging: Staging): PlayedMessage[] {
  const { lines, agent, finished } = staging;
  const firstAnswer = lines.findIndex(({ kind }) => kind === 'person');
  const spoken: PlayedMessage[] = [];
  const all = lines.flatMap((line, index) => {
    const message = speak(staging, line);
    const quoted = line.quotes === null ? undefined : spoken[line.quotes];
    if (quoted) message.reply_message = quoteOf(quoted);
    spoken.push(message);
    const taken = index === firstAnswer;
    return taken ? [system(staging, 'taken', `${agent.name} assumiu o atendimento`), message] : [message];
  });
  return finished ? [...all, system(staging, 'finished', `${agent.name} finalizou o atendimento`)] : all;
}

function speak(staging: Staging, { kind, text }: Line): PlayedMessage {
  const { ids, agent, porter } = staging;
  if (kind === 'transfer') {
    const transferred = `${porter.name} transferiu para o departamento ${text}`;
    return { ...system(staging, 'transferred', transferred), user_id: porter.id };
  }
  // Phones of customers make their own ids; ours are of the web app's kind.
  const message_id = kind === 'customer' ? ids.next() : ids.message();
  const origins = { customer: 'customer', person: 'user', bot: 'chatbot' } as const;
  return {
    ...blank(ids),
    message_id,
    platform_message_id: message_id,
    origin: origins[kind],
    type: 'text',
    message: text,
    user_id: kind === 'person' ? agent.id : null,
    status: kind === 'customer' ? delivered : read,
  };
}

function system({ ids, agent }: Staging, event: string, message: string): PlayedMessage {
  const row = blank(ids);
  return { ...row, message_id: row.id, platform_message_id: row.id, event, message, user_id: agent.id };
}

function blank(ids: Ids) {
  return {
    id: ids.next(),
    position: 0,
    origin: 'system' as const,
    type: 'system' as const,
    event: null,
    reply_message: null,
    status: accepted,
    unconfirmed: false,
    failure: null,
    deleted: false,
    created: new Date(0),
  };
}

function quoteOf({ message_id, type, message, origin }: PlayedMessage): StoredQuote {
  return { platform_message_id: message_id, type, message, origin };
}

/** Sets the times from the end backwards: the bot answers at once, people take minutes. */
function setTimes(messages: readonly PlayedMessage[], { end, chance }: Staging): void {
  let time = end.getTime();
  for (const message of [...messages].reverse()) {
    message.created = new Date(time);
    time -= pauseBefore(message, chance);
  }
}

function pauseBefore({ origin }: PlayedMessage, chance: Chance): number {
  if (origin === 'system' || origin === 'chatbot') return 4_000;
  return (1 + chance.below(6)) * minuteMs + chance.below(60) * 1000;
}

function setFate(messages: readonly PlayedMessage[], { fate, deleted }: Partial<OpenDialogue>): void {
  const last = messages.findLast(({ origin }) => origin === 'user');
  if (last && fate === 'delivered') last.status = delivered;
  if (last && fate === 'failed') Object.assign(last, { status: failed, failure: 'refused' });
  const texts = messages.filter(({ type }) => type === 'text');
  const gone = deleted === undefined ? undefined : texts[deleted - 1];
  if (gone) gone.deleted = true;
}

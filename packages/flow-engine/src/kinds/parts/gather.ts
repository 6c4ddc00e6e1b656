import { pause, type Outcome } from '../../walk/outcome.ts';
import type { CustomerMessage, Waiting } from '../../run.ts';
import type { Value } from '../../value.ts';
import type { Visit } from '../../walk/visit.ts';

/** Adds a message to those gathered and waits for more; null where the node takes each message separately. */
export function gather(visit: Visit, message: CustomerMessage, seconds: number): Outcome | null {
  if (seconds === 0) return null;
  const gathered = [...gatheredOf(visit), message].slice(-most);
  return pause('Guardou a mensagem e espera se vem mais.', {
    until: visit.turn.scene.now + seconds * 1000,
    hears: true,
    memory: { ...visit.memory, gathered: gathered.map(({ unseen: _, ...kept }): Value => kept) },
  });
}

/** Takes the messages gathered so far, oldest first, as the answer of this visit. */
export function takeGathered(visit: Visit): CustomerMessage[] {
  const messages = gatheredOf(visit);
  if (messages.length === 0) return [];
  visit.heard = messages.map(({ message_id }) => message_id);
  const { gathered: _, ...memory } = visit.memory;
  visit.memory = memory;
  return messages;
}

/** Takes the messages gathered so far and the one that ends the gathering as the answer of this visit. */
export function withGathered(visit: Visit, message: CustomerMessage): CustomerMessage[] {
  const messages = [...takeGathered(visit), message];
  visit.heard = messages.map(({ message_id }) => message_id);
  return messages;
}

/** Returns whether a run waits for more messages to be read together with those it has. */
export function isGathering({ memory }: Pick<Waiting, 'memory'>): boolean {
  return Array.isArray(memory.gathered);
}

function gatheredOf({ memory }: Visit): CustomerMessage[] {
  // The memory is JSON, and only `gather` writes this part of it.
  return Array.isArray(memory.gathered) ? (memory.gathered as unknown as CustomerMessage[]) : [];
}

/**
 * Returns several messages as the one answer they are: their texts on separate lines, the file of the last one that
 * has a file.
 */
export function joined(messages: CustomerMessage[]): CustomerMessage | null {
  const last = messages.at(-1);
  if (!last) return null;
  const carrier = messages.findLast(({ type }) => type !== 'text') ?? last;
  const text = messages.map((message) => message.text).filter((line) => line !== '');
  return { ...carrier, text: text.join('\n') };
}

const most = 20;

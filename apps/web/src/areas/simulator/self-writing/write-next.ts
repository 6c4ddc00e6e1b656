import type { SimulatedCustomer } from '@prosa/contract';
import { between, type Random } from '../random.ts';
import { regulars, topics } from './talk-lines.ts';

/** How far a customer is in their topic. */
export interface Talk {
  customer: SimulatedCustomer;
  topic: number;
  line: number;
}

/** Minimum and maximum wait between two messages, in milliseconds. */
const minWait = 2000;
const maxWait = 8000;

/** Returns the regulars before their first line, each with another topic. */
export function startTalks(random: Random): readonly Talk[] {
  const first = between(0, topics.length - 1, random);
  return regulars.map((customer, at) => ({ customer, topic: (first + at) % topics.length, line: 0 }));
}

/** Lets a random customer say their next line; a customer at the end of a topic starts the next one. */
export function writeNext(
  talks: readonly Talk[],
  random: Random,
): { talks: readonly Talk[]; customer: SimulatedCustomer; message: string } {
  const who = between(0, talks.length - 1, random);
  const talk = talks[who];
  const lines = topics[talk?.topic ?? 0] ?? topics[0];
  if (!talk) throw new Error('Nobody is there to write');
  const isLast = talk.line >= lines.length - 1;
  const next: Talk = isLast
    ? { ...talk, topic: (talk.topic + 1) % topics.length, line: 0 }
    : { ...talk, line: talk.line + 1 };
  return {
    talks: talks.map((known, at) => (at === who ? next : known)),
    customer: talk.customer,
    message: lines[talk.line] ?? lines[0],
  };
}

/** Returns the milliseconds until the next message: 2 to 8 s. */
export function nextWait(random: Random): number {
  return between(minWait, maxWait, random);
}

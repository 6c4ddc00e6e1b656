import type { Runtime } from '../../../platform/area.ts';
import type { Around } from '../source.ts';
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

/** A send whose line has its turn, with everything that decides about it. */
export interface Candidate {
  head: Head;
  number: SendingNumber;
  receiver: Receiver;
  now: Date;
}

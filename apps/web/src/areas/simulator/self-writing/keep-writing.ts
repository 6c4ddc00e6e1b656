import type { SimulatedCustomer } from '@prosa/contract';
import type { Random } from '../random.ts';
import { nextWait, startTalks, writeNext } from './write-next.ts';

interface Settings {
  random: Random;
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  send: (customer: SimulatedCustomer, message: string) => Promise<unknown>;
  signal: AbortSignal;
}

/** Lets the regulars write until the signal aborts. Rejects when a message could not be sent. */
export async function keepWriting({ random, pause, send, signal }: Settings): Promise<void> {
  let talks = startTalks(random);
  for (;;) {
    await pause(nextWait(random), signal);
    if (signal.aborted) return;
    const next = writeNext(talks, random);
    talks = next.talks;
    await send(next.customer, next.message);
  }
}

/** Waits by the real clock; resolves early when the signal aborts. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

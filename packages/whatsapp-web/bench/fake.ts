import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Order } from './fake-process.ts';

/** The fake server in its own process. */
export interface RemoteFake {
  url: string;
  rootPublicKey: Buffer<ArrayBuffer>;
  ask<Answer = unknown>(order: Order): Promise<Answer>;
  /** Milliseconds of processor time that it has used. */
  cpu(): Promise<number>;
  close(): void;
}

interface Answered {
  number: number;
  answer: unknown;
}

/** Starts the fake server in a process of its own. */
export async function startRemoteFake(): Promise<RemoteFake> {
  const child = fork(join(import.meta.dirname, 'fake-process.ts'), { execArgv: process.execArgv });
  const waiting = new Map<number, (answer: unknown) => void>();
  let next = 1;
  const answerOf = (number: number) => new Promise<unknown>((resolve) => waiting.set(number, resolve));
  child.on('message', ({ number, answer }: Answered) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  });
  const { url, rootPublicKey } = (await answerOf(0)) as { url: string; rootPublicKey: string };
  const ask = async <Answer>(order: Order) => {
    const number = next;
    next += 1;
    child.send({ number, order });
    return (await answerOf(number)) as Answer;
  };
  return {
    url,
    rootPublicKey: Buffer.from(rootPublicKey, 'base64'),
    ask,
    cpu: async () => (await ask<{ ms: number }>({ what: 'cpu' })).ms,
    close: () => child.kill(),
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './listener.ts';

/** Browsers' sockets in a separate process, so that they do not share the server's event loop. */
export interface Agents {
  reset(): Promise<void>;
  report(): Promise<Report>;
  close(): void;
}

/** Connects a listener for each token. */
export async function connectAgents(options: { url: string; tokens: readonly string[] }): Promise<Agents> {
  const child = fork(fileURLToPath(new URL('listener.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const ask = async (order: Order): Promise<unknown> => {
    child.send(order);
    const [answer] = (await once(child, 'message')) as unknown[];
    return answer;
  };
  await ask({ kind: 'start', ...options });
  return {
    reset: async () => {
      await ask({ kind: 'reset' });
    },
    report: async () => (await ask({ kind: 'report' })) as Report,
    close: () => child.kill(),
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load } from './caller.ts';

/** Clients in a separate process, so that they do not share the server's event loop. */
export interface Callers {
  /** Resolves with the milliseconds of each call. */
  measure(load: Load): Promise<number[]>;
  close(): void;
}

/** Starts that process. */
export function startCallers(): Callers {
  const child = fork(fileURLToPath(new URL('caller.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  return {
    async measure(load) {
      child.send(load);
      const [samples] = (await once(child, 'message')) as [number[]];
      return samples;
    },
    close: () => child.kill(),
  };
}

import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import type { Runtime } from '../runtime.ts';
import { startPeriodic } from './periodic.ts';

it('works at once, signals a running round that the end is near, and logs a failed one', async () => {
  const lines: string[] = [];
  const runtime = { log: createLog('warn', { write: (line) => lines.push(line) }) } as Runtime;
  let end = async () => {};
  await new Promise<void>((begun) => {
    const run = (_runtime: Runtime, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cut short')));
        begun();
      });
    end = startPeriodic(runtime, { name: 'clean-up', everyMs: 60_000, run });
  });
  expect(lines).toEqual([]);
  await end();
  expect(lines).toEqual([expect.stringContaining('clean-up put off')]);
});

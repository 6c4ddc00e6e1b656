import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareEndpoint, type Endpoint } from './endpoint.ts';
import { readLockFile } from './lock-file.ts';
import { programPath } from './locate-binaries.ts';
import type { Place } from './place.ts';
import { serverProcess } from './run-as.ts';
import { serverArguments } from './server-settings.ts';

/** How one attempt to start the server went; `refused` carries what the server wrote before it ended. */
export type LaunchResult = { kind: 'started'; pid: number } | { kind: 'refused'; output: string };

/** What a restart must respect. */
export interface LaunchOptions {
  /** Where the server listened before: its clients go on looking for it there. */
  endpoint?: Endpoint;
  /** Ends the attempt: anything that was started is gone when the launch resolves. */
  signal?: AbortSignal;
}

const pollMs = 10;
let launches = 0;

/**
 * Starts PostgreSQL in its own session (Ctrl-C in the terminal must not reach it before its clients are done) and
 * waits until it accepts connections, through crash recovery too. Resolves with `refused` when it ends instead, for
 * instance because another start was faster. It does not keep this process alive.
 */
export async function launchServer(
  place: Place,
  { endpoint: before, signal }: LaunchOptions = {},
): Promise<LaunchResult> {
  const endpoint = await prepareEndpoint(place, before);
  launches += 1;
  const output = join(place.home, `start-${process.pid}-${launches}.log`);
  const child = spawnServer(place, { endpoint, output });
  const failure = await untilReady(child, place.cluster, signal);
  const written = (await readFile(output, 'utf8')).trim();
  await rm(output, { force: true });
  if (failure === null && child.pid !== undefined) return { kind: 'started', pid: child.pid };
  return { kind: 'refused', output: failure || written };
}

function spawnServer(
  place: Place,
  { endpoint, output }: { endpoint: Endpoint; output: string },
): ChildProcess {
  const file = openSync(output, 'w', 0o600);
  const child = spawn(
    programPath(place.native, 'postgres'),
    ['-D', place.cluster, ...serverArguments(place, endpoint)],
    {
      ...serverProcess(place.user),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', file, file],
    },
  );
  closeSync(file);
  child.unref();
  return child;
}

/**
 * Waits until the server is ready and returns null; otherwise why it could not run at all, or '' when it ended on its
 * own.
 */
async function untilReady(
  child: ChildProcess,
  cluster: string,
  signal?: AbortSignal,
): Promise<string | null> {
  let failure = '';
  let told = false;
  child.once('error', (error) => (failure = error.message));
  while (failure === '' && child.exitCode === null && child.signalCode === null) {
    if (signal?.aborted && !told) told = child.kill('SIGINT');
    const lock = readLockFile(cluster);
    if (!told && lock !== null && lock.pid === child.pid && lock.status === 'ready') return null;
    await delay(pollMs);
  }
  return failure;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareEndpoint } from './endpoint.ts';
import { readLockFile } from './lock-file.ts';
import { programPath } from './locate-binaries.ts';
import type { Place } from './place.ts';
import { serverProcess } from './run-as.ts';
import { serverArguments } from './server-settings.ts';

/** How one attempt to start the server went; `refused` carries what it wrote before it ended. */
export type LaunchResult = { kind: 'started'; pid: number } | { kind: 'refused'; output: string };

const pollMs = 10;

/**
 * Starts PostgreSQL in its own session (Ctrl-C in the terminal must not reach it before its clients are done) and waits
 * until it accepts connections, through crash recovery too. Resolves with `refused` when it ends instead, for
 * instance because another start was faster. It does not keep this process alive.
 */
export async function launchServer(place: Place): Promise<LaunchResult> {
  const endpoint = await prepareEndpoint(place);
  const output = join(place.home, `start-${process.pid}.log`);
  const file = openSync(output, 'w', 0o600);
  const child = spawn(
    programPath(place.native, 'postgres'),
    ['-D', place.cluster, ...serverArguments(endpoint)],
    {
      ...serverProcess(place.user),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', file, file],
    },
  );
  closeSync(file);
  child.unref();
  const failure = await untilReady(child, place.cluster);
  const written = (await readFile(output, 'utf8')).trim();
  await rm(output);
  if (failure === null && child.pid !== undefined) return { kind: 'started', pid: child.pid };
  return { kind: 'refused', output: failure || written };
}

/** Null when the server is ready; otherwise why it could not be run at all, or '' when it ended by itself. */
async function untilReady(child: ChildProcess, cluster: string): Promise<string | null> {
  let failure = '';
  child.once('error', (error) => (failure = error.message));
  while (failure === '' && child.exitCode === null && child.signalCode === null) {
    const lock = readLockFile(cluster);
    if (lock !== null && lock.pid === child.pid && lock.status === 'ready') return null;
    await delay(pollMs);
  }
  return failure;
}

import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { programPath } from './locate-binaries.ts';
import { runningServer } from './lock-file.ts';
import type { Place } from './place.ts';
import { processBirth } from './processes.ts';

/** A fast shutdown writes a checkpoint; on a slow disk that takes a while. */
const fastLimitMs = 60_000;
/** An immediate shutdown writes nothing; the next start recovers from the log. */
const immediateLimitMs = 10_000;
const pollMs = 10;

/**
 * Stops the server of a cluster, whichever process started it: open transactions are rolled back, what was committed
 * is on disk. Returns when the process is gone. Does nothing when no server runs. Throws an EmbeddedPostgresError
 * when it cannot be stopped.
 */
export async function stopServer(place: Place): Promise<void> {
  const pid = await runningServer(place.cluster);
  if (pid === null) return;
  await requestStop(place, { pid, mode: 'fast' });
  if (await gone(pid, fastLimitMs)) return;
  await requestStop(place, { pid, mode: 'immediate' });
  if (await gone(pid, immediateLimitMs)) return;
  throw new EmbeddedPostgresError(`O PostgreSQL embutido (processo ${pid}) não parou.`);
}

interface StopRequest {
  pid: number;
  mode: 'fast' | 'immediate';
}

async function requestStop({ native, cluster }: Place, { pid, mode }: StopRequest): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(programPath(native, 'pg_ctl'), [
      'stop',
      '-D',
      cluster,
      '-m',
      mode,
      '--no-wait',
    ]);
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function gone(pid: number, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (processBirth(pid) !== null) {
    if (performance.now() > end) return false;
    await delay(pollMs);
  }
  return true;
}

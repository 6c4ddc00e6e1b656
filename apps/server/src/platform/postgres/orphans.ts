import type { LauncherLog } from './launcher-log.ts';
import { readLockFile } from './lock-file.ts';
import { isServerProgram, processesWorkingIn } from './processes.ts';

/** Backends end on their own when they notice that their server died; one that is busy or frozen may not. */
const leaveWithinMs = 3_000;
const quitWithinMs = 2_000;

/** Watches the processes that a dead server left behind. */
export interface OrphanWatch {
  /** Ends those that had their time to end on their own. Must be called now and then while they hold the cluster. */
  look(): Promise<void>;
}

/**
 * Begins to watch a cluster whose server is dead. PostgreSQL does not start while an old backend still writes into
 * its shared memory. Nothing committed is lost by ending one: the next start recovers from the log.
 */
export function createOrphanWatch(cluster: string, log: LauncherLog): OrphanWatch {
  let since: number | null = null;
  let asked = false;
  return {
    async look() {
      const orphans = await orphansOf(cluster);
      if (!orphans.length) {
        since = null;
        return;
      }
      since ??= performance.now();
      const waited = performance.now() - since;
      if (waited > leaveWithinMs + quitWithinMs) orphans.forEach((pid) => send(pid, 'SIGKILL'));
      else if (waited > leaveWithinMs && !asked) {
        asked = true;
        log.warn(`ending what a dead PostgreSQL left behind in ${cluster}: ${orphans.join()}`);
        orphans.forEach((pid) => send(pid, 'SIGQUIT'));
      }
    },
  };
}

/** Lists PostgreSQL's processes in the cluster, provided that the server in its lock file is not one of them. */
async function orphansOf(cluster: string): Promise<number[]> {
  const lock = readLockFile(cluster);
  const inside = await processesWorkingIn(cluster);
  if (lock === null || inside === null || inside.includes(lock.pid)) return [];
  return inside.filter(isServerProgram);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from './endpoint.ts';
import { isAlive, processesWorkingIn } from './processes.ts';

/** What a running server writes about itself in `postmaster.pid`. */
export interface LockFile {
  pid: number;
  endpoint: Endpoint;
  /** 'starting', 'ready', 'stopping' or 'standby'; '' before the server has written it. */
  status: string;
  text: string;
}

/** Whether a cluster has a server: none, one that answers, or one to wait for. */
export type ClusterState =
  | { kind: 'free' }
  | { kind: 'ready'; lock: LockFile }
  | { kind: 'waiting'; pids: number[] };

/** Reads the lock file of a cluster; null when there is none. */
export function readLockFile(cluster: string): LockFile | null {
  const text = readText(cluster);
  if (text === null) return null;
  // Lines: pid, data directory, start time, port, socket folder, listen address, shared memory, status.
  const lines = text.split('\n').map((line) => line.trim());
  const host = lines[4] || lines[5] || '127.0.0.1';
  return { pid: Number(lines[0]), endpoint: { host, port: Number(lines[3]) }, status: lines[7] ?? '', text };
}

/**
 * Inspects a cluster's lock file and the processes in the cluster. A stale lock (its process is a zombie, or another
 * program got the id) is removed here, because PostgreSQL would refuse it for ever. It is never removed while any
 * process still works in the cluster, since an orphaned backend may be writing.
 */
export async function inspectCluster(cluster: string): Promise<ClusterState> {
  const lock = readLockFile(cluster);
  if (lock === null) return { kind: 'free' };
  const inside = await processesWorkingIn(cluster);
  const served = stands(lock, inside);
  if (served)
    return lock.status === 'ready' ? { kind: 'ready', lock } : { kind: 'waiting', pids: [lock.pid] };
  if (inside !== null && inside.length > 0) return { kind: 'waiting', pids: inside };
  if (inside !== null) removeStale(cluster, lock);
  return { kind: 'free' };
}

/**
 * Returns the process id of the cluster's server; null when none runs, even if another program got the id in the
 * lock.
 */
export async function runningServer(cluster: string): Promise<number | null> {
  const lock = readLockFile(cluster);
  return lock !== null && stands(lock, await processesWorkingIn(cluster)) ? lock.pid : null;
}

function stands(lock: LockFile, inside: number[] | null): boolean {
  return inside === null ? isAlive(lock.pid) : inside.includes(lock.pid);
}

function removeStale(cluster: string, stale: LockFile): void {
  // PostgreSQL clears the lock of a dead process itself, and more safely.
  if (!isAlive(stale.pid)) return;
  if (readText(cluster) === stale.text) unlinkSync(join(cluster, 'postmaster.pid'));
}

function readText(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

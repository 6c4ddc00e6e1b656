import { setTimeout as pause } from 'node:timers/promises';
import { familyOf, readProc } from './processes.ts';

/** Linux counts the time of processes in these, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Cores in use: seconds of processor time for each second. */
export interface Cores {
  app: number;
  database: number;
}

/**
 * Measures how many cores this process and the PostgreSQL of a folder use over some seconds: the processor time that
 * Node reports for itself, and that /proc reports for every process of PostgreSQL, also of those that ended meanwhile.
 */
export async function coresUsed(folder: string, seconds: number): Promise<Cores> {
  const before = cpuSeconds(folder);
  const began = performance.now();
  await pause(seconds * 1000);
  const after = cpuSeconds(folder);
  const took = (performance.now() - began) / 1000;
  return { app: (after.app - before.app) / took, database: (after.database - before.database) / took };
}

function cpuSeconds(folder: string): Cores {
  const { user, system } = process.cpuUsage();
  return { app: (user + system) / 1e6, database: secondsOf(familyOf(folder)) };
}

/** Returns the processor time that these processes, and children of theirs that have ended, used so far. */
export function secondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / ticksPerSecond;
}

/** Returns the time of a process and of its children that have ended (proc(5), fields 14 to 17 of `stat`). */
function ticksOf(pid: number): number {
  const stat = readProc(`${pid}/stat`);
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return afterName.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

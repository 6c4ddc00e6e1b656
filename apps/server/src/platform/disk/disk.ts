import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { isDiskFull } from './disk-full.ts';

/** How much room there is to write: enough, little enough that somebody must act, or none. */
export type Room = 'enough' | 'low' | 'none';

/** Watches the disks that this process and its database write to, and tells the log when room runs out. */
export interface Disk {
  /** How much room there is now. */
  room(): Promise<Room>;
  /** Hears of a failure. One for lack of room counts as a full disk for five seconds, wherever that disk is. */
  hear(error: unknown): void;
  close(): void;
}

interface Options {
  /** One folder on each disk; those that are not there yet count as their parents. */
  folders: readonly string[];
  /** Below this the log warns. */
  lowBytes: number;
  clock: Clock;
  log: Log;
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Less than this counts as none. PostgreSQL ends when it cannot make its next log segment of 16 MB, and gives back what
 * it had of one, so that there is always some room on a disk that it calls full.
 */
const segmentBytes = 16 * 1024 * 1024;
const refusalMs = 5_000;
const lookMs = 10_000;
/** Room that comes and goes is told again only after so long a calm. */
const calmMs = 60_000;

const severity: Record<Room, number> = { enough: 0, low: 1, none: 2 };

/** Begins to look every ten seconds. */
export function watchDisk({ folders, lowBytes, clock, log, freeBytes = freeBytesOf }: Options): Disk {
  const now = () => clock.now().getTime();
  const tell = createTeller(log, { folders, now });
  let refusedUntil = 0;
  const room = async (): Promise<Room> => {
    const free = Math.min(...(await Promise.all(folders.map(freeBytes))));
    const none = free < segmentBytes || now() < refusedUntil;
    const found = none ? 'none' : free < lowBytes ? 'low' : 'enough';
    tell(found);
    return found;
  };
  const look = () => {
    room().catch((error: unknown) => log.warn({ err: error }, 'free room on the disk not found out'));
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  look();
  return {
    room,
    hear(error) {
      if (isDiskFull(error)) refusedUntil = now() + refusalMs;
    },
    close: () => clearInterval(timer),
  };
}

/** Tells each worsening once, and the recovery once there has been no trouble for a while. */
function createTeller(
  log: Log,
  { folders, now }: { folders: readonly string[]; now(): number },
): (room: Room) => void {
  let told: Room = 'enough';
  let since = 0;
  return (room) => {
    if (severity[room] >= severity[told]) since = now();
    const worse = severity[room] > severity[told];
    if (!worse && now() - since < calmMs) return;
    if (room === told) return;
    told = room;
    if (room === 'none') log.error({ folders }, advice.none);
    else if (room === 'low') log.warn({ folders }, advice.low);
    else log.info({ folders }, 'there is room on the disk again');
  };
}

const advice = {
  low: 'the disk is nearly full: make room on it, or give it more, before messages have to wait',
  none:
    'the disk is full: make room on it. What was acknowledged is kept, what is refused now is tried again by itself, ' +
    'and nothing has to be started again',
};

async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (missing && dirname(folder) !== folder) return freeBytesOf(dirname(folder));
    throw error;
  }
}

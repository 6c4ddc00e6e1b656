import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { isDiskFull } from './disk-full.ts';

/** How much room there is to write: enough, so little that somebody must act, or none. */
export type Room = 'enough' | 'low' | 'none';

/** Watches the disks that this process and its database write to, and logs when room runs out. */
export interface Disk {
  /** Returns how much room there is now. */
  room(): Promise<Room>;
  /** Takes note of a failure. One for lack of room counts as a full disk for five seconds, whichever disk that is. */
  hear(error: unknown): void;
  close(): void;
}

interface Options {
  /** One folder on each disk; for a folder that does not exist yet, its parent counts. */
  folders: readonly string[];
  /** The log warns when less than this is free. */
  lowBytes: number;
  clock: Clock;
  log: Log;
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Less than this counts as none. PostgreSQL ends when it cannot create its next log segment of 16 MB, and frees what
 * it had allocated of it, so there is always some room on a disk that PostgreSQL calls full.
 */
const segmentBytes = 16 * 1024 * 1024;
const refusalMs = 5_000;
const lookMs = 10_000;
/** An improvement is logged only after this long a calm, so that fluctuating room does not fill the log. */
const calmMs = 60_000;

const severity: Record<Room, number> = { enough: 0, low: 1, none: 2 };

/** Starts watching: looks at the disks every ten seconds. */
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

/** Returns a function that logs each worsening once, and the recovery once there has been no trouble for a while. */
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

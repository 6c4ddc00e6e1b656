import { setTimeout as delay } from 'node:timers/promises';
import type { LauncherLog } from './launcher-log.ts';
import type { Place } from './place.ts';
import { processBirth } from './processes.ts';
import { reachServer, type ServingServer } from './reach-server.ts';

/** The watch over a server by one of the processes that use it. */
export interface Keeper {
  /** Returns whether the server ended and is not back yet. */
  isRestarting(): boolean;
  /** Ends the watch; no start is in progress any more when it resolves. A running server goes on. */
  stop(): Promise<void>;
}

interface Keeping {
  place: Place;
  log: LauncherLog;
  server: ServingServer;
}

const lookMs = 200;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

/**
 * Starts the server again at the same address whenever it ends (killed, out of memory, a full disk), until stopped. A
 * failed start is tried again with growing pauses of at most 5 s, and logged once. Every process that uses the server
 * watches it; when several start it at once, one succeeds and the others find it.
 */
export function keepServing({ place, log, server }: Keeping): Keeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  let restarting = false;
  const keep = async () => {
    for (let serving: ServingServer | null = server; serving !== null && !signal.aborted;) {
      await untilGone(serving, signal);
      if (signal.aborted) return;
      restarting = true;
      log.warn(`embedded PostgreSQL (process ${serving.pid}) ended unexpectedly; starting it again`);
      serving = await bringBack({ place, log, server: serving }, signal);
      restarting = serving === null;
    }
  };
  const kept = keep();
  return {
    isRestarting: () => restarting,
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}

async function untilGone({ pid }: ServingServer, signal: AbortSignal): Promise<void> {
  const birth = processBirth(pid);
  while (birth !== null && processBirth(pid) === birth && !signal.aborted) await pause(lookMs, signal);
}

/** Returns the server once it is back; null when the watch ended before. */
async function bringBack(
  { place, log, server: { endpoint } }: Keeping,
  signal: AbortSignal,
): Promise<ServingServer | null> {
  let told = false;
  for (let wait = firstPauseMs; !signal.aborted; wait = Math.min(wait * 2, maxPauseMs)) {
    try {
      return await reachServer({ place, log, endpoint, signal });
    } catch (error) {
      if (!told && !signal.aborted) log.warn(adviceFor(error));
      told = true;
      await pause(wait, signal);
    }
  }
  return null;
}

function adviceFor(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return (
    'embedded PostgreSQL does not start; it is tried again every few seconds until it does. ' +
    `If the disk is full, make room on it: nothing else has to be done.\n${reason}`
  );
}

/** Waits; keeps no process alive, and ends early with the watch. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

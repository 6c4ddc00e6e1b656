import type { CloseReason } from '@prosa/whatsapp';

/** How a connection ended. */
export interface Ending {
  reason: CloseReason;
  /** Whether the driver considers another try worth it. */
  retry: boolean;
  /** For how many milliseconds it was open; 0 if it never was. */
  open_ms: number;
  /** The network asks for a new connection right away, as after a new login. */
  at_once?: boolean;
  /** The network's own code, and until when it refuses the number. */
  code?: number | null;
  until?: Date | null;
}

/** What to do after a connection ended. */
export type NextStep =
  | { kind: 'restart' }
  | { kind: 'retry'; delay_ms: number; reason: CloseReason | 'unstable' }
  | { kind: 'give_up'; reason: CloseReason | 'unstable' };

/** Decides when to connect again, if at all; one per kept channel. */
export interface ReconnectPolicy {
  /** Returns what to do after this ending. */
  after(ending: Ending): NextStep;
  reset(): void;
}

/** Nothing gets better by trying again, and trying may get the number banned: a person has to act first. */
const finalReasons: ReadonlySet<CloseReason> = new Set([
  'logged_out',
  'banned',
  'restricted',
  'replaced',
  'outdated',
  'multi_device_off',
  'keys_refused',
  'qr_expired',
]);

const stableMs = 30_000;
const firstMs = 2000;
const maxMs = 60_000;
const triesBeforePause = 10;
const pauseMs = 5 * 60_000;
const maxPauses = 6;
const maxRestarts = 3;

/**
 * Creates the policy: exponential backoff with jitter between 1 s and 60 s, which starts again once a connection
 * lasted 30 s. After ten tries without that it pauses for 5 minutes each time, and gives up after six pauses if the
 * network was reached meanwhile and ended the connection: hammering a network that refuses us gets numbers banned.
 * While it cannot be reached at all, as without internet, it goes on. `random` returns numbers from 0 up to 1.
 */
export function createReconnectPolicy(random: () => number): ReconnectPolicy {
  let tries = 0;
  let restarts = 0;
  /** Whether the network was reached since the last stable connection. */
  let reached = false;
  const isStable = ({ open_ms }: Ending) => open_ms >= stableMs;
  return {
    after(ending) {
      const { reason, retry, open_ms, at_once } = ending;
      if (finalReasons.has(reason) || (!retry && reason !== 'requested')) return { kind: 'give_up', reason };
      if (open_ms > 0) restarts = 0;
      if (at_once && restarts < maxRestarts) {
        restarts += 1;
        return { kind: 'restart' };
      }
      tries = isStable(ending) ? 1 : tries + 1;
      reached = !isStable(ending) && (reached || open_ms > 0 || reason === 'bad_session');
      if (tries > triesBeforePause + maxPauses && reached) return { kind: 'give_up', reason: 'unstable' };
      if (tries > triesBeforePause) return { kind: 'retry', delay_ms: pauseMs, reason: 'unstable' };
      const ceiling = Math.min(maxMs, firstMs * 2 ** (tries - 1));
      const delay_ms = Math.round((ceiling / 2) * (1 + random()));
      return { kind: 'retry', delay_ms, reason: reason === 'requested' ? 'connection_lost' : reason };
    },
    reset() {
      tries = 0;
      restarts = 0;
      reached = false;
    },
  };
}

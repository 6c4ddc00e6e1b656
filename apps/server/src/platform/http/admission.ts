import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '@prosa/contract';
import type { Tools } from '../tools.ts';
import { createFairGate, GateFull } from '../limits/fair-gate.ts';
import { createRefusalPause } from '../limits/refusal-pause.ts';
import { createTokenBuckets } from '../limits/token-bucket.ts';
import { AppError } from './app-error.ts';

/** Keeps a session or a company from taking all the capacity for calls. */
export interface Admission {
  /**
   * Counts a call of a session before its body is read. Calls faster than the session's rate wait; throws
   * too_many_requests beyond what a person makes.
   */
  count(call: Call, token: string): Promise<void>;
  /** Runs a call's work when the company's turn comes. */
  inTurn<Result>(call: Call, account_id: string, work: () => Promise<Result>): Promise<Result>;
}

/** What a session may have outstanding, at its rate. Its calls beyond the first ones wait for seconds, not longer. */
const burstSeconds = 6;
/** What starts without waiting: a screen that opens makes some twenty calls at once. */
const freeSeconds = 2;
/** An upload is read, counted, rendered and written to disk: it costs as much as this many calls. */
const uploadPrice = 10;
const busySeconds = 2;
/** Fewer than the connections to the database, so that one company's slow calls cannot take them all. */
const maxOfCompany = 6;

/**
 * Builds the limits of one process. Uploads have their own gate, before they are read: they wait for pictures to be
 * rendered and hold their files in memory, and the company's other calls must not wait behind them.
 */
export function createAdmission({ clock, config }: Pick<Tools, 'clock' | 'config'>): Admission {
  const { callsPerSecond: perSecond } = config;
  const sessions = createTokenBuckets({ clock, perSecond, burst: perSecond * burstSeconds });
  const pause = createRefusalPause({ ms: 1000, most: 100 });
  const calls = createFairGate({ maxAtOnce: 48, maxOfCompany, maxWaiting: 500 });
  const uploads = createFairGate({ maxAtOnce: 24, maxOfCompany, maxWaiting: 100 });
  return {
    async count(call, token) {
      const refusedMs = sessions.take(token, call.upload ? uploadPrice : 1);
      if (refusedMs) {
        await pause();
        throw new AppError('too_many_requests', { seconds: Math.ceil(refusedMs / 1000) });
      }
      // A program that sends its calls one after another is slowed to its rate here and never refused.
      const waitMs = sessions.untilLevel(token, perSecond * (burstSeconds - freeSeconds));
      if (waitMs) await delay(waitMs);
    },
    async inTurn(call, account_id, work) {
      // A call that waits for somebody else's server does no work here, and has its own limits.
      if (call.throttle === 'strict') return work();
      try {
        return await (call.upload ? uploads : calls).run(account_id, work);
      } catch (error) {
        throw error instanceof GateFull ? new AppError('too_many_requests', { seconds: busySeconds }) : error;
      }
    },
  };
}

import type { Clock } from '../../../../platform/clock/clock.ts';

/** Fires at the earliest of the moments it is set to; one timer, however many runs sleep. */
export interface WakeTimer {
  set(moment: Date): void;
  stop(): void;
}

/** A timer's own limit is less than 25 days. */
const maxMs = 60 * 60 * 1000;

/** Creates a timer that calls `fire` once and then has to be set again for runs that still sleep. */
export function createWakeTimer(clock: Clock, fire: () => void): WakeTimer {
  let timer: NodeJS.Timeout | undefined;
  let next = Infinity;
  return {
    set(moment) {
      const at = moment.getTime();
      if (at >= next) return;
      clearTimeout(timer);
      next = at;
      const pause = Math.min(Math.max(at - clock.now().getTime(), 0), maxMs);
      timer = setTimeout(() => {
        next = Infinity;
        fire();
      }, pause);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

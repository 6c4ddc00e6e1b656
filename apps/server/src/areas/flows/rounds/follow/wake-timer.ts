import type { Clock } from '../../../../platform/clock/clock.ts';

/** Rings at the earliest of the moments it is set to; one timer, whatever sleeps. */
export interface Alarm {
  set(moment: Date): void;
  stop(): void;
}

/** A timer's own limit is less than 25 days. */
const maxMs = 60 * 60 * 1000;

/** An alarm that calls `ring` and then forgets; whoever still sleeps sets it again. */
export function createAlarm(clock: Clock, ring: () => void): Alarm {
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
        ring();
      }, pause);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

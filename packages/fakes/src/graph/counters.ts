import { GraphError } from './graph-error.ts';
import type { World } from './world.ts';

const pairWindowMs = 6000;
const pairBurst = 45;

/** Counts messages as Meta does, where the settings say so: throws 130429 or 131056 for one too many. */
export function createCounters({ settings, clock }: Pick<World, 'settings' | 'clock'>) {
  const lastSecond = new Map<string, number[]>();
  /** When the debt of each pair is paid: every message costs 6 s. */
  const paidAt = new Map<string, number>();
  return {
    count(phone_number_id: string, to: string): void {
      const now = clock.now().getTime();
      if (settings.throughput > 0) countThroughput(phone_number_id, now);
      if (settings.pair_rate) countPair(`${phone_number_id} ${to}`, now);
    },
  };

  function countThroughput(phone_number_id: string, now: number): void {
    const recent = (lastSecond.get(phone_number_id) ?? []).filter((at) => now - at < 1000);
    lastSecond.set(phone_number_id, recent);
    if (recent.length >= settings.throughput) throw new GraphError(130429);
    recent.push(now);
  }

  function countPair(pair: string, now: number): void {
    const paid = Math.max(paidAt.get(pair) ?? now, now);
    if (paid - now > (pairBurst - 1) * pairWindowMs) throw new GraphError(131056);
    paidAt.set(pair, paid + pairWindowMs);
  }
}

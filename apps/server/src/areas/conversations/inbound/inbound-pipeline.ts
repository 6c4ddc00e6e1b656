import type { Runtime } from '../../../platform/area.ts';
import type { Arrival } from './arrival.ts';
import { storeInbound } from './store-inbound.ts';
import { buryInbound, isPassing } from './dead-letter.ts';

/** Takes messages in the order of arrival; each promise resolves when its message is committed. */
export interface InboundPipeline {
  take(arrival: Arrival): Promise<void>;
}

interface Waiting extends Arrival {
  resolve(): void;
  reject(error: unknown): void;
}

const maxPerBatch = 200;

/**
 * One line per company: while a batch commits, the next gathers, so that a burst costs few commits and order is kept.
 * A batch that fails for a reason of its content is taken message by message; what cannot be stored at all is kept as
 * a dead letter and acknowledged. Passing faults (database away, disk full) reject it and all behind it, for the
 * network delivers again from the first that was not taken: a later one stored now would stand before it for ever.
 */
export function createInboundPipeline(runtime: Runtime): InboundPipeline {
  const lines = new Map<string, Waiting[]>();
  const run = async (account_id: string, line: Waiting[]) => {
    while (line.length) {
      const fault = await storeBatch(runtime, line.splice(0, maxPerBatch));
      if (fault) await rejectAll(line, fault);
    }
    lines.delete(account_id);
  };
  return {
    take: (arrival) =>
      new Promise((resolve, reject) => {
        const waiting = { ...arrival, resolve, reject };
        const line = lines.get(arrival.account_id);
        if (line) {
          line.push(waiting);
          return;
        }
        const started = [waiting];
        lines.set(arrival.account_id, started);
        // Begins behind the calls of this tick, so that a burst makes one batch from the start.
        setImmediate(() => void run(arrival.account_id, started));
      }),
  };
}

/** Empties a line, and of what still comes before the network has heard of it. */
async function rejectAll(line: Waiting[], { error }: Fault): Promise<void> {
  line.splice(0).forEach(({ reject }) => reject(error));
  await new Promise((resolve) => setImmediate(resolve));
  line.splice(0).forEach(({ reject }) => reject(error));
}

/** A passing fault: what met it was rejected. */
interface Fault {
  error: unknown;
}

/** Settles every message of a batch; answers the passing fault that stopped it, if one did. */
async function storeBatch(runtime: Runtime, batch: readonly Waiting[]): Promise<Fault | null> {
  const [first] = batch;
  if (!first) return null;
  try {
    await storeInbound(runtime, first.account_id, batch);
    batch.forEach(({ resolve }) => resolve());
    return null;
  } catch (error) {
    if (isPassing(error)) {
      batch.forEach(({ reject }) => reject(error));
      return { error };
    }
    return batch.length === 1 ? bury(runtime, first, error) : storeEach(runtime, batch);
  }
}

async function storeEach(runtime: Runtime, batch: readonly Waiting[]): Promise<Fault | null> {
  for (const [index, one] of batch.entries()) {
    const fault = await storeBatch(runtime, [one]);
    if (!fault) continue;
    batch.slice(index + 1).forEach(({ reject }) => reject(fault.error));
    return fault;
  }
  return null;
}

async function bury(runtime: Runtime, arrival: Waiting, error: unknown): Promise<Fault | null> {
  try {
    await buryInbound(runtime, arrival, error);
    arrival.resolve();
    return null;
  } catch (failed) {
    arrival.reject(failed);
    return { error: failed };
  }
}

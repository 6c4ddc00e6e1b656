import type { InboundMessage } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { storeInbound } from './store-inbound.ts';
import { buryInbound, isPassing } from './dead-letter.ts';

/** A message and the channel it came over. */
export interface Arrival {
  account_id: string;
  channel_id: string;
  message: InboundMessage;
}

/** Takes messages in the order of arrival; each promise resolves when its message is committed. */
export interface InboundPipeline {
  take(arrival: Arrival): Promise<void>;
}

interface Waiting extends Arrival {
  resolve(): void;
  reject(error: unknown): void;
}

const mostPerBatch = 200;

/**
 * One line per company: while a batch commits, the next gathers, so that a burst costs few commits and order is kept.
 * A batch that fails for a reason of its content is taken message by message; what cannot be stored at all is kept as
 * a dead letter and acknowledged. Passing faults (database away) reject, and the network delivers again.
 */
export function createInboundPipeline(runtime: Runtime): InboundPipeline {
  const lines = new Map<string, Waiting[]>();
  const run = async (account_id: string, line: Waiting[]) => {
    while (line.length) await storeBatch(runtime, line.splice(0, mostPerBatch));
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

async function storeBatch(runtime: Runtime, batch: readonly Waiting[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  try {
    await storeInbound(runtime, first.account_id, batch);
    batch.forEach(({ resolve }) => resolve());
  } catch (error) {
    if (isPassing(error)) batch.forEach(({ reject }) => reject(error));
    else if (batch.length === 1) await bury(runtime, first, error);
    else for (const one of batch) await storeBatch(runtime, [one]);
  }
}

async function bury(runtime: Runtime, arrival: Waiting, error: unknown): Promise<void> {
  try {
    await buryInbound(runtime, arrival, error);
    arrival.resolve();
  } catch (failed) {
    arrival.reject(failed);
  }
}

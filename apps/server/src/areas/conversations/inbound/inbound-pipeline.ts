import { ChannelLost } from '../../channels/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { Arrival, Identify } from './arrival.ts';
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
 * Creates the pipeline with one queue per company: while a batch commits, the next one gathers, so that a burst costs
 * few commits and order is kept. A batch that fails because of its content is taken message by message; a message
 * that cannot be stored at all is kept as a dead letter and acknowledged. Passing faults (database unreachable, disk
 * full) reject the message and all behind it, because the network delivers again from the first one that was not
 * taken: a later one stored now would stay before it for ever.
 */
export function createInboundPipeline(runtime: Runtime, identify: Identify): InboundPipeline {
  const storing = { runtime, identify };
  const lines = new Map<string, Waiting[]>();
  const run = async (account_id: string, line: Waiting[]) => {
    while (line.length) {
      const fault = await storeBatch(storing, line.splice(0, maxPerBatch));
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
        // Starts after the calls of this tick, so that a burst makes one batch from the start.
        setImmediate(() => void run(arrival.account_id, started));
      }),
  };
}

/** Rejects all messages of a queue, and those that still arrive before the network notices. */
async function rejectAll(line: Waiting[], { error }: Fault): Promise<void> {
  line.splice(0).forEach(({ reject }) => reject(error));
  await new Promise((resolve) => setImmediate(resolve));
  line.splice(0).forEach(({ reject }) => reject(error));
}

interface Storing {
  runtime: Runtime;
  identify: Identify;
}

/** A passing fault. The messages that met it have been rejected. */
interface Fault {
  error: unknown;
}

/** Settles every message of a batch; returns the passing fault that stopped it, or null. */
async function storeBatch(storing: Storing, batch: readonly Waiting[]): Promise<Fault | null> {
  const [first] = batch;
  if (!first) return null;
  try {
    await storeInbound(storing, first.account_id, batch);
    batch.forEach(({ resolve }) => resolve());
    return null;
  } catch (error) {
    if (error instanceof ChannelLost) return refuseLost(storing, batch, error);
    if (isPassing(error)) {
      batch.forEach(({ reject }) => reject(error));
      return { error };
    }
    return batch.length === 1 ? bury(storing.runtime, first, error) : storeEach(storing, batch);
  }
}

/** Refuses a message whose channel has another owner, which gets it again; other channels' messages are stored. */
async function refuseLost(
  storing: Storing,
  batch: readonly Waiting[],
  lost: ChannelLost,
): Promise<Fault | null> {
  if (batch.length > 1) return storeEach(storing, batch);
  batch.forEach(({ reject }) => reject(lost));
  return null;
}

async function storeEach(storing: Storing, batch: readonly Waiting[]): Promise<Fault | null> {
  for (const [index, one] of batch.entries()) {
    const fault = await storeBatch(storing, [one]);
    if (!fault) continue;
    batch.slice(index + 1).forEach(({ reject }) => reject(fault.error));
    return fault;
  }
  return null;
}

async function bury(runtime: Runtime, arrival: Waiting, error: unknown): Promise<Fault | null> {
  try {
    await buryInbound(runtime, { ...arrival, content: arrival.message }, error);
    arrival.resolve();
    return null;
  } catch (failed) {
    arrival.reject(failed);
    return { error: failed };
  }
}

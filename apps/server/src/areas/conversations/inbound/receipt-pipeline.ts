import { setTimeout as delay } from 'node:timers/promises';
import type { Runtime } from '../../../platform/area.ts';
import { buryInbound, isPassing } from './dead-letter.ts';
import { storeReceipts, type ArrivingReceipt } from './store-receipts.ts';

/** Takes receipts; each promise resolves when its receipt is committed. */
export interface ReceiptPipeline {
  take(arriving: ArrivingReceipt): Promise<void>;
}

interface Waiting extends ArrivingReceipt {
  resolve(): void;
  reject(error: unknown): void;
}

/** Nobody waits for a tick as one waits for a message; within this time most of a burst has arrived. */
const gatherMs = 50;
const maxPerBatch = 500;

/**
 * Creates the pipeline with one queue per company: the receipts of 50 ms, and those that arrive while earlier ones
 * commit, are written together. If a batch fails because of its content, each of it is tried alone, and what cannot be stored becomes a dead letter.
 */
export function createReceiptPipeline(runtime: Runtime): ReceiptPipeline {
  const queues = new Map<string, Waiting[]>();
  const run = async (account_id: string, queue: Waiting[]) => {
    while (queue.length) {
      await delay(gatherMs);
      await store(runtime, account_id, queue.splice(0, maxPerBatch));
    }
    queues.delete(account_id);
  };
  return {
    take: (arriving) =>
      new Promise((resolve, reject) => {
        const { account_id } = arriving;
        const waiting = { ...arriving, resolve, reject };
        const queue = queues.get(account_id);
        if (queue) {
          queue.push(waiting);
          return;
        }
        const started = [waiting];
        queues.set(account_id, started);
        void run(account_id, started);
      }),
  };
}

async function store(runtime: Runtime, account_id: string, batch: readonly Waiting[]): Promise<void> {
  try {
    await storeReceipts(runtime, account_id, batch);
    batch.forEach(({ resolve }) => resolve());
  } catch (error) {
    if (isPassing(error)) batch.forEach(({ reject }) => reject(error));
    else if (batch.length > 1) for (const one of batch) await store(runtime, account_id, [one]);
    else await bury(runtime, batch, error);
  }
}

async function bury(runtime: Runtime, batch: readonly Waiting[], error: unknown): Promise<void> {
  for (const { account_id, channel_id, receipt: content, resolve, reject } of batch)
    await buryInbound(runtime, { account_id, channel_id, content }, error).then(resolve, reject);
}

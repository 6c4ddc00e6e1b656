import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log/log.ts';

/**
 * A kind of work done later: a name and its payload. A job runs at least once, so its handler must tolerate repeats.
 */
export interface JobDefinition<Payload extends object> {
  name: string;
  retryLimit: number;
  /** Never called; it only carries the payload's type. */
  payload?: Payload;
}

/** Work for later; rows in the database, so that a crash loses none. */
export interface Jobs {
  enqueue<Payload extends object>(job: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** Starts doing this kind of work in this process, one job at a time: at once what this process enqueues. */
  work<Payload extends object>(
    job: JobDefinition<Payload>,
    handle: (payload: Payload) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  pool: Pool;
  log: Log;
  definitions: readonly JobDefinition<object>[];
  /** Whether this process also looks after expired and retried jobs. */
  supervise: boolean;
}

/** Opens pg-boss over our own pool; its tables are in the schema `pgboss`. */
export async function createJobs({ pool, log, definitions, supervise }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, retryLimit } of definitions) {
    await boss.createQueue(name, { retryLimit, retryBackoff: true, heartbeatSeconds: 30 });
  }
  const workers = new Map<string, string>();
  // pg-boss itself would take one job of a kind per poll, and the first one only at the next poll.
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  return {
    async enqueue(job, payload) {
      await boss.send(job.name, payload);
      wake(job.name);
    },
    async work<Payload extends object>(
      job: JobDefinition<Payload>,
      handle: (payload: Payload) => Promise<void>,
    ) {
      const worker = await boss.work<Payload>(job.name, { pollingIntervalSeconds: 1 }, async (batch) => {
        for (const { data } of batch) await handle(data);
        wake(job.name);
      });
      workers.set(job.name, worker);
    },
    close: () => boss.stop({ graceful: true }),
  };
}

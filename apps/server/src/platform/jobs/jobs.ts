import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { isCompanyFrozen } from '../db/frozen.ts';
import type { Log } from '../log/log.ts';

/** What every job carries. */
export interface JobPayload {
  /** The company it concerns, which it moves with; null for a job of the installation. */
  account_id: string | null;
}

/**
 * A kind of work done later: a name and its payload. A job runs at least once, so its handler must tolerate repeats.
 * While its company is frozen it waits.
 */
export interface JobDefinition<Payload extends JobPayload> {
  name: string;
  retryLimit: number;
  /** Never called; it only carries the payload's type. */
  payload?: Payload;
}

/** Work for later; rows in the database, so that a crash loses none. */
export interface Jobs {
  enqueue<Payload extends JobPayload>(job: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** Starts doing this kind of work in this process, one job at a time: at once what this process enqueues. */
  work<Payload extends JobPayload>(
    job: JobDefinition<Payload>,
    handle: (payload: Payload) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  pool: Pool;
  log: Log;
  definitions: readonly JobDefinition<JobPayload>[];
  /** Whether a company may not be written to now. */
  isFrozen(account_id: string): Promise<boolean>;
  /** Whether this process also looks after expired and retried jobs. */
  supervise: boolean;
}

/** Opens pg-boss over our own pool; its tables are in the schema `pgboss`. */
export async function createJobs(options: Options): Promise<Jobs> {
  const { pool, log, definitions, supervise } = options;
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
    async work<Payload extends JobPayload>(
      job: JobDefinition<Payload>,
      handle: (payload: Payload) => Promise<void>,
    ) {
      const worker = await boss.work<Payload>(job.name, { pollingIntervalSeconds: 1 }, async (batch) => {
        for (const { data } of batch)
          if (!(await isDone(options, data, handle))) await putOff(boss, job.name, data);
        wake(job.name);
      });
      workers.set(job.name, worker);
    },
    close: () => boss.stop({ graceful: true }),
  };
}

/** When a job of a frozen company is tried again. */
const putOffS = 5;

/** Does a job, unless its company is frozen, or was in the middle of it. */
async function isDone<Payload extends JobPayload>(
  { isFrozen }: Pick<Options, 'isFrozen'>,
  payload: Payload,
  handle: (payload: Payload) => Promise<void>,
): Promise<boolean> {
  if (payload.account_id !== null && (await isFrozen(payload.account_id))) return false;
  try {
    await handle(payload);
    return true;
  } catch (error) {
    if (isCompanyFrozen(error)) return false;
    throw error;
  }
}

/** Enqueues a job again instead of failing it: waiting for its company uses up no retries. */
async function putOff(boss: PgBoss, name: string, payload: JobPayload): Promise<void> {
  await boss.send(name, payload, { startAfter: putOffS });
}

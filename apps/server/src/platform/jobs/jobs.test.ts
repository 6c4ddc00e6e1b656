import pg from 'pg';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createLog } from '../log/log.ts';
import { createJobs } from './jobs.ts';

it('does twenty jobs in order, in less time than twenty polls take', async () => {
  const { connection, drop } = await cloneDatabase();
  const pool = new pg.Pool(connection);
  // A connection that is still closing is ended with its database.
  pool.on('error', () => undefined);
  const numbering = { name: 'numbering', retryLimit: 0, payload: { account_id: null, number: 0 } };
  const jobs = await createJobs({
    pool,
    log: createLog('warn'),
    definitions: [numbering],
    supervise: false,
    isFrozen: async () => false,
  });
  const done: number[] = [];
  await jobs.work(numbering, async ({ number }) => void done.push(number));
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const began = performance.now();
  for (const number of numbers) await jobs.enqueue(numbering, { account_id: null, number });
  await eventually(() => done.length === numbers.length);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(done).toEqual(numbers);
  await jobs.close();
  await pool.end();
  await drop();
});

import pg from 'pg';
import { expect } from 'vitest';
import { createLog } from '../log/log.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { collectStatements } from '../../testing/statements.ts';
import { openCompanyShare, type OpenShare } from './company-share.ts';
import { openProcessLease } from './process-lease.ts';

const companies = Array.from({ length: 1000 }, (_, index) => String(1_000_000 + index));

/** A worker that does nothing but know its share. */
interface Worker {
  share: OpenShare;
  /** Loses its lease and does not come back: `kill -9`, for everybody else. */
  kill(): Promise<void>;
}

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ config: { processes: new Set(['web'] as const) } }))
  .extend('start', ({ server }, { onCleanup }) => {
    const { database, signals } = server.runtime;
    const shares: OpenShare[] = [];
    onCleanup(async () => {
      await Promise.all(shares.map((share) => share.close()));
    });
    return (): Worker => {
      const clients: pg.Client[] = [];
      let killed = false;
      const newClient = () => {
        if (killed) throw new Error('killed');
        const client = new pg.Client(server.connection);
        clients.push(client);
        return client;
      };
      const share = openCompanyShare({ database, signals, log: createLog('silent'), newClient });
      shares.push(share);
      const kill = async () => {
        killed = true;
        await clients[0]?.end();
        // The others look every five seconds; they are not signalled.
        signals.publish('workers', '');
      };
      return { share, kill };
    };
  });

const partOf = ({ share }: Worker) => companies.filter((id) => share.includes(id));

/** Waits until each company falls to exactly one of the workers and each has a fair part; returns the parts. */
const shared = (...workers: Worker[]) =>
  eventually(() => {
    const parts = workers.map(partOf);
    expect(parts.flat().sort()).toEqual(companies);
    const fair = companies.length / workers.length;
    for (const part of parts) expect(Math.abs(part.length - fair)).toBeLessThan(fair / 5);
    return parts;
  });

it('workers share the companies; one that joins or dies moves no company between the others', async ({
  start,
}) => {
  const [first, second] = [start(), start()];
  const [before = []] = await shared(first, second);
  const third = start();
  const [kept = [], , taken = []] = await shared(first, second, third);
  expect(kept.filter((id) => !before.includes(id))).toEqual([]);
  await third.kill();
  expect(await shared(first, second)).toEqual([before, companies.filter((id) => !before.includes(id))]);
  expect(taken.some((id) => before.includes(id))).toBe(true);
  await first.share.close();
  await shared(second);
  expect(partOf(first)).toEqual([]);
});

it('a listener hears that a process of any role came, and nothing while all stay', async ({
  start,
  server,
}) => {
  const worker = start();
  let changes = 0;
  worker.share.onChange(() => (changes += 1));
  await eventually(() => changes === 1);
  const { signals } = server.runtime;
  const looks = collectStatements();
  signals.publish('workers', '');
  await eventually(() => looks.names.includes('living_processes'));
  looks.stop();
  const sessions = openProcessLease({
    role: 'sessions',
    capacity: 1,
    newClient: () => new pg.Client(server.connection),
    log: createLog('silent'),
    onLost: () => undefined,
    onReady: () => signals.publish('workers', ''),
  });
  await eventually(() => changes > 1);
  expect(changes).toBe(2);
  expect(partOf(worker)).toEqual(companies);
  await sessions.close();
});

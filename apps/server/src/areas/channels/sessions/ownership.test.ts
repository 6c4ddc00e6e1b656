import pg from 'pg';
import { expect } from 'vitest';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { createLog } from '../../../platform/log/log.ts';
import { openProcessLease, type ProcessLease } from '../../../platform/processes/process-lease.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { Ownership } from './tenure.ts';
import { claimChannels, planRound, releaseChannel } from './ownership.ts';

const total = 20_000;
/** Of one process: two of three have room for all. */
const capacity = 11_000;
const batch = 1000;

/** What one process does about numbers, without connecting them. */
interface Process {
  lease: ProcessLease;
  /** Looks once and takes what falls to it; returns what it claimed. */
  round(): Promise<Ownership[]>;
}

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ config: { processes: new Set(['web'] as const) } }))
  .extend('db', ({ server }) => server.runtime.database.acrossAccounts)
  .extend('start', ({ server, db }, { onCleanup }) => {
    const leases: ProcessLease[] = [];
    onCleanup(async () => {
      await Promise.all(leases.map((lease) => lease.close()));
    });
    return async (capacity: number): Promise<Process> => {
      const lease = await openLease(server.connection, capacity);
      leases.push(lease);
      const round = async () => {
        const me = lease.id() ?? 0;
        const { take, gone } = await planRound(db, me);
        const claimed: Ownership[] = [];
        for (let from = 0; from < take.length; from += batch)
          claimed.push(...(await claimChannels(db, me, { ids: take.slice(from, from + batch), gone })));
        return claimed;
      };
      return { lease, round };
    };
  })
  .extend('addNumbers', ({ company, db }) => async (count: number): Promise<void> => {
    const { account_id, department } = company;
    await db.run(sql`delete from channels`);
    await db.run(
      sql`insert into channels (account_id, id, name, driver, wanted, redirect, department_id, created)
        select ${account_id}::bigint, 1000 + n, 'Número ' || n, 'simulator', true, 'human', ${department}, now()
        from generate_series(1, ${count}::int) n`,
    );
  });

async function openLease(connection: pg.ClientConfig, capacity: number): Promise<ProcessLease> {
  const nothing = () => undefined;
  const lease = openProcessLease({
    role: 'sessions',
    capacity,
    newClient: () => new pg.Client(connection),
    log: createLog('silent'),
    onLost: nothing,
    onReady: nothing,
  });
  await eventually(() => lease.id() !== null);
  return lease;
}

/** Returns how many processes hold the lock by which they live. */
async function alive(db: Queryable): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.count ?? 0;
}

/** Ends the connection by which a process lives, and keeps it from coming back: `kill -9`, for everybody else. */
async function kill({ lease }: Process, db: Queryable): Promise<void> {
  const id = lease.id();
  const others = (await alive(db)) - 1;
  await db.rows(
    sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2
      and objid = ${id}::int and database = (select oid from pg_database where datname = current_database())`,
  );
  await eventually(() => lease.id() !== id);
  await lease.close();
  // It may have come back in between: PostgreSQL lets go of a lock a moment after its connection was closed.
  await eventually(async () => (await alive(db)) === others);
}

it('20 000 numbers are spread over three processes; one is killed, and a look later all are elsewhere', async ({
  start,
  addNumbers,
  db,
}) => {
  await addNumbers(total);
  const processes = [await start(capacity), await start(capacity), await start(capacity)];
  const [first, second, killed] = processes as [Process, Process, Process];
  const parts = await Promise.all(processes.map(({ round }) => round()));
  expect(parts.flat()).toHaveLength(total);
  for (const part of parts) expect(Math.abs(part.length - total / 3)).toBeLessThan(total / 30);
  expect(await Promise.all(processes.map(({ round }) => round()))).toEqual([[], [], []]);
  expect(await alive(db)).toBe(processes.length);
  await kill(killed, db);
  // A look follows every five seconds.
  const taken = (await Promise.all([first.round(), second.round()])).flat();
  expect(taken.map(({ id }) => id).sort()).toEqual(parts[2]?.map(({ id }) => id).sort());
  const epochs = await db.rows(
    sql`select lease_epoch, count(*)::int from channels group by lease_epoch order by lease_epoch`,
  );
  const moved = parts[2]?.length ?? 0;
  expect(epochs).toEqual([
    { lease_epoch: 1, count: total - moved },
    { lease_epoch: 2, count: moved },
  ]);
  const kept = await db.rows<{ count: number }>(sql`select count(*)::int from channels group by owner`);
  expect(kept.map(({ count }) => count <= capacity)).toEqual([true, true]);
});

it('numbers beyond all capacity stay free, and two that claim at once never get the same', async ({
  start,
  addNumbers,
  db,
}) => {
  await addNumbers(300);
  const [first, second] = [await start(100), await start(100)];
  const [one, other] = await Promise.all([first.round(), second.round()]);
  expect([one.length, other.length]).toEqual([100, 100]);
  expect((await planRound(db, first.lease.id() ?? 0)).unplaced).toBe(100);
  const ids = (await db.rows<{ id: string }>(sql`select id from channels where owner is null`)).map(
    ({ id }) => id,
  );
  const claim = ({ lease }: Process) => claimChannels(db, lease.id() ?? 0, { ids, gone: [] });
  const both = (await Promise.all([claim(first), claim(second)])).flat().map(({ id }) => id);
  expect(new Set(both).size).toBe(both.length);
  expect(both.length).toBeGreaterThan(0);
});

it('a process without its lock claims nothing, and only its owner releases a number', async ({
  start,
  addNumbers,
  db,
}) => {
  await addNumbers(1);
  const owner = await start(10);
  const me = owner.lease.id() ?? 0;
  const [claimed] = await owner.round();
  if (!claimed) throw new Error('nothing claimed');
  const ownerOf = () => db.row(sql`select owner, lease_epoch from channels where id = ${claimed.id}`);
  await releaseChannel(db, me + 1, claimed);
  await releaseChannel(db, me, { ...claimed, epoch: claimed.epoch - 1 });
  expect(await ownerOf()).toEqual({ owner: me, lease_epoch: 1 });
  await releaseChannel(db, me, claimed);
  expect(await ownerOf()).toEqual({ owner: null, lease_epoch: 1 });
  await kill(owner, db);
  expect(await claimChannels(db, me, { ids: [claimed.id], gone: [] })).toEqual([]);
  expect(await ownerOf()).toEqual({ owner: null, lease_epoch: 1 });
});

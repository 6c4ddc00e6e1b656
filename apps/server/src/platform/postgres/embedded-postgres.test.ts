import { expect, test } from 'vitest';
import { processBirth } from './processes.ts';
import { end, freshDataDir, query, serverPid, start, startElsewhere } from './testing/support.ts';

test('a first start serves a durable UTF-8 database to a role that is no superuser', async () => {
  const server = await start(await freshDataDir());
  const rows = await query(
    server.connectionString,
    `SELECT current_database() AS database, current_setting('fsync') AS fsync, rolsuper,
            current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS listens,
            lower('ÁÇÃO') AS lowered
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rows).toEqual([
    { database: 'prosa', fsync: 'on', rolsuper: false, checksums: 'on', listens: '', lowered: 'áção' },
  ]);
  await query(server.connectionString, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  await server.stop();
});

test('a warm start is on the same address, and finds what was written', async () => {
  const dataDir = await freshDataDir();
  const first = await start(dataDir);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  const second = await start(dataDir);
  expect(second.connectionString).toBe(first.connectionString);
  expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await second.stop();
});

test('stop ends the server, may be repeated, and the next start works', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  const pid = serverPid(dataDir);
  expect(processBirth(pid)).not.toBeNull();
  await server.stop();
  await server.stop();
  expect(processBirth(pid)).toBeNull();
  await expect(query(server.connectionString, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('the server of a process killed with -9 is adopted and can be stopped', async () => {
  const dataDir = await freshDataDir();
  const other = await startElsewhere(dataDir);
  await query(other.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
  const pid = serverPid(dataDir);
  await end(other.process, 'SIGKILL');
  expect(processBirth(pid)).not.toBeNull();
  const adopted = await start(dataDir);
  expect(serverPid(dataDir)).toBe(pid);
  expect(adopted.owned).toBe(true);
  expect(await query(adopted.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await adopted.stop();
  expect(processBirth(pid)).toBeNull();
});

test('a server whose postmaster was killed with -9 recovers every committed row', async () => {
  const dataDir = await freshDataDir();
  const first = await start(dataDir);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS value');
  process.kill(serverPid(dataDir), 'SIGKILL');
  const second = await start(dataDir);
  expect(await query(second.connectionString, 'SELECT count(*)::int AS rows FROM kept')).toEqual([
    { rows: 500 },
  ]);
  await first.stop();
  await second.stop();
});

test('of three starts at once one starts, two join, and the last to leave stops the server', async () => {
  const dataDir = await freshDataDir();
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => startElsewhere(dataDir)));
  const pid = serverPid(dataDir);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three were started');
  await end(one.process, 'SIGTERM');
  await end(two.process, 'SIGTERM');
  expect(await query(three.connectionString, 'SELECT 1 AS still')).toEqual([{ still: 1 }]);
  expect(serverPid(dataDir)).toBe(pid);
  await end(three.process, 'SIGTERM');
  expect(processBirth(pid)).toBeNull();
});

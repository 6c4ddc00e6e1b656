import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { processBirth, processesWorkingIn } from './processes.ts';
import {
  clusterOf,
  end,
  freshDataDir,
  hold,
  query,
  serverPid,
  start,
  startElsewhere,
} from './testing/support.ts';

const readyWithinMs = 30_000;

test('a first start serves a durable UTF-8 database to a role that is not a superuser', async () => {
  const server = await start(await freshDataDir());
  const rows = await query(
    server.connectionString,
    `SELECT current_database() AS database, current_setting('fsync') AS fsync, rolsuper,
            current_setting('synchronous_commit') AS commits, current_setting('full_page_writes') AS pages,
            current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS listens,
            lower('ÁÇÃO') AS lowered
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      database: 'prosa',
      fsync: 'on',
      rolsuper: false,
      commits: 'on',
      pages: 'on',
      checksums: 'on',
      listens: '',
      lowered: 'áção',
    },
  ]);
  await query(server.connectionString, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  await server.stop();
});

test('only a server whose rows may be lost does not wait for the disk', async () => {
  const log = { info: () => undefined, warn: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: await freshDataDir(), log, isDisposable: true });
  const rows = await query(server.connectionString, `SELECT current_setting('fsync') AS fsync`);
  expect(rows).toEqual([{ fsync: 'off' }]);
  await server.stop();
});

test('a later start has the same address, and finds what was written', async () => {
  const dataDir = await freshDataDir();
  const first = await start(dataDir);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  const second = await start(dataDir);
  expect(second.connectionString).toBe(first.connectionString);
  expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await second.stop();
});

test('stop ends the server, can be repeated, and the next start works', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  const pid = serverPid(dataDir);
  expect(processBirth(pid)).not.toBeNull();
  await server.stop();
  await server.stop();
  expect(processBirth(pid)).toBeNull();
  await expect(query(server.connectionString, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('the server of a process killed with -9 is joined and can be stopped', async () => {
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

test('when three start at once, one starts, two join, and the last to leave stops the server', async () => {
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

test('a server killed with -9 comes back on its own at the same address, and ends with the last stop', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  await query(server.connectionString, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS value');
  const pids = [serverPid(dataDir)];
  while (pids.length < 3) {
    process.kill(serverPid(dataDir), 'SIGKILL');
    const counted = () => query(server.connectionString, 'SELECT count(*)::int AS rows FROM kept');
    await eventually(() => server.isRestarting(), readyWithinMs);
    expect(await eventually(counted, readyWithinMs)).toEqual([{ rows: 500 }]);
    await eventually(() => !server.isRestarting(), readyWithinMs);
    pids.push(serverPid(dataDir));
  }
  expect(new Set(pids).size).toBe(3);
  await server.stop();
  expect(pids.map(processBirth)).toEqual([null, null, null]);
});

test('a backend that survives its server does not keep the next one from starting', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  const frozen = await hold(server.connectionString);
  process.kill(frozen, 'SIGSTOP');
  process.kill(serverPid(dataDir), 'SIGKILL');
  const up = () => query(server.connectionString, 'SELECT 1 AS up');
  await eventually(() => server.isRestarting(), readyWithinMs);
  expect(await eventually(up, readyWithinMs)).toEqual([{ up: 1 }]);
  expect(processBirth(frozen)).toBeNull();
  await server.stop();
});

test('a start that fails is tried until it succeeds, and logged once', async () => {
  const dataDir = await freshDataDir();
  const told: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => void told.push(line) };
  const server = await startEmbeddedPostgres({ dataDir, log });
  const needed = join(clusterOf(dataDir), 'global', 'pg_control');
  await rename(needed, `${needed}.away`);
  process.kill(serverPid(dataDir), 'SIGKILL');
  const tries = () => told.filter((line) => line.includes('does not start'));
  await eventually(tries, readyWithinMs);
  await eventually(() => tries().length === 1 && server.isRestarting(), readyWithinMs);
  await rename(`${needed}.away`, needed);
  expect(await eventually(() => query(server.connectionString, 'SELECT 1 AS up'), readyWithinMs)).toEqual([
    { up: 1 },
  ]);
  expect(tries()).toHaveLength(1);
  await server.stop();
});

test('a stop during a restart leaves nothing behind', async () => {
  const dataDir = await freshDataDir();
  for (const moment of ['at once', 'when the start is under way']) {
    const server = await start(dataDir);
    process.kill(serverPid(dataDir), 'SIGKILL');
    if (moment !== 'at once') await eventually(() => server.isRestarting(), readyWithinMs);
    await server.stop();
    await eventually(async () => (await processesWorkingIn(clusterOf(dataDir)))?.length === 0, readyWithinMs);
    await expect(query(server.connectionString, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  }
});

test('a data folder of an earlier schema is refused with what to do, and no file of it changes', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  await server.stop();
  const mark = join(dataDir, 'postgres', 'schema');
  const ours = await readFile(mark, 'utf8');
  for (const earlier of [null, '0001_older\n']) {
    await (earlier === null ? rm(mark) : writeFile(mark, earlier));
    const before = await filesBelow(clusterOf(dataDir));
    await expect(start(dataDir)).rejects.toThrow(/versão anterior do Prosa.* Nada foi alterado: .*DATA_DIR/);
    expect(await filesBelow(clusterOf(dataDir))).toEqual(before);
    expect(await readFile(mark, 'utf8').catch(() => null)).toBe(earlier);
  }
  // Positive control: with its own mark it starts.
  await writeFile(mark, ours);
  await (await start(dataDir)).stop();
});

/** Returns every file of a folder with its size and the time of its last change. */
async function filesBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
  return Object.fromEntries(
    names.map((name, place) => [name, `${stats[place]?.size} ${stats[place]?.mtimeMs}`]),
  );
}

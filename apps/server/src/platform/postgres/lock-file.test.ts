import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { launchServer } from './launch-server.ts';
import { inspectCluster } from './lock-file.ts';
import { preparePlace } from './place.ts';
import { chooseServerUser, serverProcess } from './run-as.ts';
import { clusterOf, end, freshDataDir, query, serverPid, start } from './testing/support.ts';

const helpers: ChildProcess[] = [];
afterEach(() => {
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL');
});

/** Runs a script as the server's user (PostgreSQL only respects locks of its own user); returns the id it prints. */
async function helper(args: { script: string; cwd?: string }): Promise<number> {
  const user = await chooseServerUser('');
  const child = spawn('sh', ['-c', args.script], {
    ...serverProcess(user),
    cwd: args.cwd ?? '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  helpers.push(child);
  const [line] = await once(child.stdout, 'data');
  return Number(String(line));
}

/** Returns a stopped cluster whose lock file names another process, as after a crash and a recycled id. */
async function clusterLockedBy(pid: number): Promise<string> {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  const lock = join(clusterOf(dataDir), 'postmaster.pid');
  const text = await readFile(lock, 'utf8');
  await server.stop();
  await writeFile(lock, text.replace(/^\d+/, String(pid)));
  return dataDir;
}

test('PostgreSQL refuses a lock whose id belongs to another program (control); the launcher starts', async () => {
  const dataDir = await clusterLockedBy(await helper({ script: 'echo $$; exec sleep 60' }));
  expect(await launchServer(await preparePlace(dataDir))).toMatchObject({
    kind: 'refused',
    output: expect.stringContaining('lock file'),
  });
  const server = await start(dataDir);
  expect(await query(server.connectionString, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await server.stop();
});

test('a lock whose process is a zombie is removed', async () => {
  const zombie = await helper({ script: 'sleep 0.2 & echo $!; exec sleep 60' });
  const dataDir = await clusterLockedBy(zombie);
  expect(execFileSync('ps', ['-o', 'stat=', '-p', String(zombie)]).toString()).toMatch(/^Z/);
  const server = await start(dataDir);
  expect(await query(server.connectionString, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await server.stop();
});

test('a stale lock stays as long as any process works in the cluster', async () => {
  const dataDir = await clusterLockedBy(await helper({ script: 'echo $$; exec sleep 60' }));
  const cluster = clusterOf(dataDir);
  const inside = await helper({ script: 'echo $$; exec sleep 60', cwd: cluster });
  expect(await inspectCluster(cluster)).toEqual({ kind: 'waiting', pids: [inside] });
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true);
  const last = helpers.at(-1);
  if (last !== undefined) await end(last, 'SIGKILL');
  expect(await inspectCluster(cluster)).toEqual({ kind: 'free' });
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});

test('stop does not signal another program that got the id of the server', async () => {
  const dataDir = await freshDataDir();
  const server = await start(dataDir);
  const lock = join(clusterOf(dataDir), 'postmaster.pid');
  const text = await readFile(lock, 'utf8');
  await server.stop();
  const again = await start(dataDir);
  const stranger = await helper({ script: 'echo $$; exec sleep 60' });
  process.kill(serverPid(dataDir), 'SIGKILL');
  await writeFile(lock, text.replace(/^\d+/, String(stranger)));
  await again.stop();
  expect(helpers.at(-1)?.exitCode).toBeNull();
  expect(helpers.at(-1)?.signalCode).toBeNull();
});

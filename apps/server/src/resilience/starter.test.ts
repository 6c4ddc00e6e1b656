import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAlive } from '../platform/postgres/processes.ts';
import { clusterOf, serverPid } from '../platform/postgres/testing/support.ts';
import { eventually } from '../testing/eventually.ts';

const script = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url));
let dataDir = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  // `npm test` has built already; a run of this file alone may not have.
  const build = `import('${new URL('../../../../scripts/lib/build.mjs', import.meta.url).href}').then((m) => m.ensureBuilt())`;
  await promisify(execFile)(process.execPath, ['-e', build]);
  dataDir = join(await mkdtemp(join(tmpdir(), 'prosa-starter-')), 'data');
  await chmod(join(dataDir, '..'), 0o755); // PostgreSQL runs as another user when we are root
});
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await eventually(() =>
    started.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null),
  );
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

interface Started {
  starter: ChildProcess;
  url: string;
  /** The process ids of the server and its PostgreSQL. */
  pids: number[];
}

/** Runs a script as npm does: through a shell that stays in between. */
const likeNpm = `require('node:child_process').spawn('sh', ['-c', 'node ${script}; exit'],
  { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })`;

/** Runs the start script on this test's folder, on its own or below npm; resolves once the product is up. */
async function start(settings: Record<string, string>, args = [script]): Promise<Started> {
  const starter = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', ...settings },
  });
  started.push(starter);
  let output = '';
  starter.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  const address = () => /Endereço:\s+(\S+)\n/.exec(output)?.[1];
  await eventually(() => address() ?? starter.exitCode !== null, 120_000);
  const url = address();
  if (!url) throw new Error(`it ended with ${starter.exitCode}: ${output}`);
  const [server] = await readdir(join(clusterOf(dataDir), '..', 'users'));
  return { starter, url, pids: [Number(server?.split('.')[0]), serverPid(dataDir)] };
}

/** Lists everything in DATA_DIR that others may read or write, by its path in there. */
async function readable(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await lstat(join(dataDir, name))).mode));
  return names.filter((_name, at) => (modes[at] ?? 0) & 0o077);
}

it('server and database end when their starter is killed with -9, and the next start works at once', async () => {
  const first = await start({ PORT: '0' });
  expect(first.pids.map(isAlive)).toEqual([true, true]);
  first.starter.kill('SIGKILL');
  await once(first.starter, 'exit');
  await eventually(() => !first.pids.some(isAlive), 20_000);
  const second = await start({ PORT: new URL(first.url).port }, ['-e', likeNpm]);
  expect((await fetch(`${second.url}/health`)).status).toBe(200);
  await expect(start({ PORT: new URL(first.url).port })).rejects.toThrow(/ended with 1/);
  expect((await fetch(`${second.url}/health`)).status).toBe(200);
  expect(await readable()).toEqual([]);
  second.starter.kill('SIGKILL');
  await eventually(() => !second.pids.some(isAlive), 20_000);
});

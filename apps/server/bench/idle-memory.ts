import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../src/testing/eventually.ts';

const settleMs = 20_000;

/** Measures the megabytes (proportional share) of a new product with its demo workspace after 20 idle seconds. */
export async function measureIdleMemory(bundle: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-idle-'));
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
  });
  try {
    await eventually(async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok, 60_000);
    await pause(settleMs);
    return familyOf(server.pid ?? 0, folder).reduce((sum, pid) => sum + shareOf(pid), 0) / 1024;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the ids of the server and the PostgreSQL processes of its folder. */
function familyOf(pid: number, folder: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(
    all.map((one) => [one, Number(/\) \S (\d+)/.exec(read(`/proc/${one}/stat`))?.[1] ?? 0)]),
  );
  const postmasters = all.filter((one) => read(`/proc/${one}/cmdline`).includes(folder));
  const heads = new Set([pid, ...postmasters]);
  return all.filter((one) => heads.has(one) || heads.has(parents.get(one) ?? 0));
}

function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process ended meanwhile
  }
}

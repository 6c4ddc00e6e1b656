import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../src/testing/eventually.ts';
import { familyOf, readProc } from './processes.ts';

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
    return familyOf(folder, server.pid).reduce((sum, pid) => sum + shareOf(pid), 0) / 1024;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0);
}

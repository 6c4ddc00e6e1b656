import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';
import { readLockFile } from '../lock-file.ts';

const report = z.object({ connectionString: z.string() });
const program = fileURLToPath(new URL('./launcher-process.ts', import.meta.url));

/** Creates a fresh DATA_DIR that every user may pass through. */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-pg-'));
  await chmod(folder, 0o755);
  return join(folder, 'data');
}

/** Returns the data directory of PostgreSQL inside such a DATA_DIR. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Returns the process id of the running server, from its lock file. */
export function serverPid(dataDir: string): number {
  const lock = readLockFile(clusterOf(dataDir));
  if (lock === null) throw new Error(`no server runs in ${dataDir}`);
  return lock.pid;
}

/** Starts the server in this process, without a log. */
export function start(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });
}

/** Starts the server from another node process; resolves once that process is ready. */
export async function startElsewhere(
  dataDir: string,
): Promise<{ process: ChildProcess; connectionString: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let line = '';
  child.stdout.on('data', (chunk: Buffer) => (line += chunk.toString()));
  while (!line.includes('\n')) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(failEarly)]);
  }
  return { process: child, connectionString: report.parse(JSON.parse(line)).connectionString };
}

/** Ends a child with a signal and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Runs one statement over its own connection and returns its rows. */
export async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Opens a connection that stays, and returns the process id of its backend. The test does not fail when it ends. */
export async function hold(connectionString: string): Promise<number> {
  const client = new pg.Client(connectionString);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

function failEarly(): never {
  throw new Error('the starting process ended before it was ready');
}

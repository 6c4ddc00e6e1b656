import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { builtServer } from './built-server.ts';
import { cloneDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/** Where server processes keep everything: they may be killed and started again on it, and share it. */
export interface Place {
  connection: pg.ClientConfig;
  dataDir: string;
  /** Ends every process started here and removes database and folder. */
  dispose(): Promise<void>;
  /** Starts the parts named, with further settings of the environment. */
  start(processes?: string, settings?: Record<string, string>): Promise<ServerProcess>;
}

/** The product running as a process of its own. */
export interface ServerProcess {
  /** Where it listens; empty without a web part. */
  url: string;
  /** What it wrote so far. */
  output(): string;
  alive(): boolean;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code, or null when a signal ended it. */
  terminate(): Promise<number | null>;
  /** SIGSTOP and SIGCONT. */
  freeze(): void;
  thaw(): void;
}

const startWithinMs = 60_000;

/** A place with a database of its own, or on the given one. */
export async function openPlace(given?: { connection: pg.ClientConfig }): Promise<Place> {
  const own = given ? null : await cloneDatabase();
  const connection = given?.connection ?? own?.connection ?? {};
  const dataDir = await mkdtemp(join(tmpdir(), 'prosa-process-'));
  const started: ServerProcess[] = [];
  return {
    connection,
    dataDir,
    async start(processes = 'web,worker,sessions', settings = {}) {
      const program = await builtServer();
      const server = await startProcess(program, {
        DATABASE_URL: connectionUrl(connection),
        DATA_DIR: dataDir,
        PROCESSES: processes,
        ...settings,
      });
      started.push(server);
      return server;
    },
    async dispose() {
      await Promise.all(started.map((server) => server.kill()));
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of a database as DATABASE_URL takes it. */
export function connectionUrl({ connectionString, host, port, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  return `postgresql://${user}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
}

async function startProcess(program: string, settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'warn',
      SECRET_KEY: 'only-for-tests-0123456789-abcdefghij',
      ...settings,
    },
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const gone = once(child, 'exit').then(() => process.off('exit', endWithUs));
  const output = collect(child);
  const alive = () => child.exitCode === null && child.signalCode === null;
  await eventually(() => {
    if (!alive()) throw new Error(`the server ended at its start:\n${output()}`);
    return output().includes(' no ar.') && (!settings.PROCESSES?.includes('web') || urlIn(output()));
  }, startWithinMs);
  return {
    url: urlIn(output()),
    output,
    alive,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async terminate() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

function urlIn(output: string): string {
  return /Endereço:\s+(\S+)\n/.exec(output)?.[1] ?? '';
}

function collect(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  return () => parts.join('');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { builtServer } from './built-server.ts';
import { readLockFile } from '../platform/postgres/lock-file.ts';
import { preparePlace } from '../platform/postgres/place.ts';
import { connectionTo } from '../platform/postgres/reach-server.ts';
import { stopServer } from '../platform/postgres/stop-server.ts';
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

/** A place on the embedded PostgreSQL. The caller that gave the folder removes it. */
export interface EmbeddedPlace extends Place {
  /** The process id of PostgreSQL, from its lock file; null when there is none. */
  postmaster(): number | null;
}

/** The product running as a process of its own. */
export interface ServerProcess {
  pid: number;
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

const startWithinMs = 120_000;

/** Opens a place with a database of its own, or on the given one. */
export async function openPlace(given?: { connection: pg.ClientConfig }): Promise<Place> {
  const own = given ? null : await cloneDatabase();
  const connection = given?.connection ?? own?.connection ?? {};
  const dataDir = await mkdtemp(join(tmpdir(), 'prosa-process-'));
  const starting = startProcesses({ DATABASE_URL: connectionUrl(connection), DATA_DIR: dataDir });
  return {
    connection,
    dataDir,
    start: starting.start,
    async dispose() {
      await starting.killAll();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a place whose processes start the embedded PostgreSQL in a folder, with further settings. */
export function openEmbeddedPlace(dataDir: string, settings: Record<string, string> = {}): EmbeddedPlace {
  const starting = startProcesses({ DATA_DIR: dataDir, ...settings });
  const lock = () => readLockFile(join(dataDir, 'postgres', 'cluster'));
  return {
    dataDir,
    start: starting.start,
    postmaster: () => lock()?.pid ?? null,
    get connection() {
      const found = lock();
      if (!found) throw new Error(`no PostgreSQL in ${dataDir}`);
      return connectionTo(found.endpoint);
    },
    async dispose() {
      await starting.killAll();
      await stopServer(await preparePlace(dataDir));
    },
  };
}

function startProcesses(common: Record<string, string>) {
  const started: ServerProcess[] = [];
  return {
    async start(processes = 'web,worker,sessions', settings: Record<string, string> = {}) {
      const program = await builtServer();
      const server = await startProcess(program, { ...common, PROCESSES: processes, ...settings });
      started.push(server);
      return server;
    },
    killAll: () => Promise.all(started.map((server) => server.kill())),
  };
}

/** Returns the address of a database as DATABASE_URL takes it. */
export function connectionUrl({ connectionString, host, port, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  return `postgresql://${user}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
}

async function startProcess(program: string, settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      DEMO: 'off',
      EMAIL_PROOF: 'off',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'warn',
      CALLS_PER_SECOND: '100000',
      SOCKETS_PER_PERSON: '1000',
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
    pid: child.pid ?? 0,
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startOnPrepared, startServer, type RunningServer } from '../app/start-server.ts';
import { systemClock, type Clock } from '../platform/clock/clock.ts';
import { systemIds } from '../platform/clock/ids.ts';
import type { Config } from '../platform/config/config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { callSimulator } from './call-simulator.ts';
import { cloneDatabase } from './database.ts';
import type { Pooler } from './pooler.ts';
import { testConfig } from './test-config.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';

/** A whole server in this process, over a database and a data folder of its own. */
export interface TestServer extends RunningServer {
  url: string;
  connection: pg.ClientConfig;
  dataDir: string;
  /** A new company, made through /create-user. */
  createCompany(): Promise<TestCompany>;
  /** Plays the outside world: `POST /simulator/<name>`, or GET when `input` is left out. */
  simulator<Answer = Record<string, unknown>>(name: string, input?: object): Promise<Answer>;
}

/** How a test server differs from the usual. */
export interface TestServerOptions {
  clock?: Clock;
  config?: Partial<Config>;
  /** Where to write the log instead of what the settings say. */
  log?: Log;
  /** Joins another test server's database and data folder, as a second process of the same product. */
  beside?: Pick<TestServer, 'connection' | 'dataDir'>;
  /** Puts a pooler between the server and its database. */
  through?: (database: pg.ClientConfig) => Promise<Pooler>;
}

/** Starts a server; `stop` also removes its database and folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const place = options.beside
    ? { connection: options.beside.connection, drop: async () => undefined }
    : await cloneDatabase();
  const dataDir = options.beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'prosa-server-')));
  const config = testConfig({ ...options.config, dataDir });
  const pooler = await options.through?.(place.connection);
  // A clone is as prepared as its template; only a pooler before it is still to be looked through.
  const start = pooler ? startServer : startOnPrepared;
  const server = await start({
    config,
    connection: pooler?.connection ?? place.connection,
    ...(pooler && { tenant: pooler.tenant, direct: place.connection }),
    log: options.log ?? createLog(config.logLevel),
    clock: options.clock ?? systemClock,
    ids: systemIds,
  });
  const url = server.url ?? '';
  return {
    ...server,
    url,
    connection: place.connection,
    dataDir,
    createCompany: () => createTestCompany(url),
    simulator: (name, input) => callSimulator(url, name, input),
    async stop() {
      await server.stop();
      await pooler?.stop();
      await place.drop();
      if (!options.beside)
        await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

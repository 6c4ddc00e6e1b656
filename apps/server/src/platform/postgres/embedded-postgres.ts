import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Endpoint } from './endpoint.ts';
import { applicationRole, initCluster } from './init-cluster.ts';
import { launchServer } from './launch-server.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { inspectCluster, readLockFile } from './lock-file.ts';
import { preparePlace, type Place } from './place.ts';
import { stopServer } from './stop-server.ts';
import { registerUser, type UserNote } from './users.ts';

/** Where the launcher tells what it does; a pino logger fits. */
export interface LauncherLog {
  info(message: string): void;
  warn(message: string): void;
}

/** A running embedded server, and how to reach and leave it. */
export interface EmbeddedPostgres {
  /** For `pg`: `host` is the folder of the unix socket (a loopback address on Windows). */
  connection: { host: string; port: number; user: string; database: string };
  connectionString: string;
  /** False when another live process already used the server; it is shared, and the last one to stop ends it. */
  owned: boolean;
  /** Leaves the server and stops it (fast, durable) unless another live process still uses it. Repeatable. */
  stop(): Promise<void>;
}

/** Longest wait for a server that is recovering, stopping, or held by an orphaned backend. */
const waitLimitMs = 120_000;
const pollMs = 20;

/**
 * Starts the PostgreSQL that comes with the product, or joins the one that already serves this DATA_DIR (an orphan of a
 * killed process, or a neighbour's). Creates the cluster, role and database on the first call. A second process may
 * call it at the same time.
 * Throws an EmbeddedPostgresError with a pt-BR sentence when the database cannot run here.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: LauncherLog;
}): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options.dataDir);
  await initCluster(place);
  const note = registerUser(place.home);
  try {
    const endpoint = await reachServer(place, options.log);
    return describe({ place, note, endpoint });
  } catch (error) {
    note.leave();
    throw error;
  }
}

async function reachServer(place: Place, log: LauncherLog): Promise<Endpoint> {
  const end = performance.now() + waitLimitMs;
  let announced = '';
  while (performance.now() < end) {
    const state = await inspectCluster(place.cluster);
    if (state.kind === 'ready') {
      const { endpoint, pid } = state.lock;
      if (await answers(endpoint, place.cluster)) {
        log.info(`embedded PostgreSQL ready in ${place.cluster} (process ${pid})`);
        return endpoint;
      }
    } else if (state.kind === 'free') {
      const result = await launchServer(place);
      if (result.kind === 'started') continue;
      await explainRefusal(place, result.output);
    } else if (announced !== state.pids.join()) {
      announced = state.pids.join();
      log.info(`waiting for the processes that hold ${place.cluster}: ${announced}`);
    }
    await delay(pollMs);
  }
  throw new EmbeddedPostgresError(
    `O banco de dados em ${place.cluster} não respondeu a tempo; processos que o seguram: ${announced || 'nenhum'}.`,
  );
}

/** A refused start is only news when nobody else serves or holds the cluster. */
async function explainRefusal(place: Place, output: string): Promise<void> {
  if (/lock file|pre-existing shared memory/.test(output)) return;
  if ((await inspectCluster(place.cluster)).kind !== 'free') return;
  const cause = new Error(output);
  throw new EmbeddedPostgresError(
    `O PostgreSQL embutido não iniciou. Veja o motivo em ${place.cluster}/log ou abaixo.\n${output}`,
    { cause },
  );
}

/** True when the server takes a query and is still not on its way down afterwards. */
async function answers(endpoint: Endpoint, cluster: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(endpoint), connectionTimeoutMillis: 5_000 });
  // Without a listener a broken connection would end the process; the failed query below tells the same.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return readLockFile(cluster)?.status === 'ready';
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Joined {
  place: Place;
  note: UserNote;
  endpoint: Endpoint;
}

function describe({ place, note, endpoint }: Joined): EmbeddedPostgres {
  const connection = connectionTo(endpoint);
  const { host, port, user, database } = connection;
  return {
    connection,
    connectionString: `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    owned: !note.othersRemain(),
    async stop() {
      note.leave();
      if (!note.othersRemain()) await stopServer(place);
    },
  };
}

function connectionTo({ host, port }: Endpoint): EmbeddedPostgres['connection'] {
  return { host, port, user: applicationRole, database: applicationRole };
}

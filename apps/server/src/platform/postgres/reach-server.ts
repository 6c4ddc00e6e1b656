import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Endpoint } from './endpoint.ts';
import { applicationRole } from './init-cluster.ts';
import { launchServer } from './launch-server.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import type { LauncherLog } from './launcher-log.ts';
import { inspectCluster, readLockFile } from './lock-file.ts';
import { createOrphanWatch } from './orphans.ts';
import type { Place } from './place.ts';

/** A server that answers. */
export interface ServingServer {
  pid: number;
  endpoint: Endpoint;
}

/** What `pg` needs to reach a server. */
export interface ServerConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

interface Reaching {
  place: Place;
  log: LauncherLog;
  /** Where the server listened before. */
  endpoint?: Endpoint;
  /** Gives up; no server that this call started remains. */
  signal?: AbortSignal;
}

/** The longest wait for a server that is recovering, stopping, or held by an orphaned backend. */
const waitLimitMs = 120_000;
const pollMs = 20;

/**
 * Resolves with the cluster's server once it answers: the one that runs, or one started here. Several processes may
 * call it at once. Backends that outlived their server are ended when they do not end on their own. Throws an
 * EmbeddedPostgresError when the server cannot be started, or does not answer in time.
 */
export async function reachServer({ place, log, endpoint, signal }: Reaching): Promise<ServingServer> {
  const end = performance.now() + waitLimitMs;
  const orphans = createOrphanWatch(place.cluster, log);
  let holding = '';
  while (performance.now() < end && !signal?.aborted) {
    const state = await inspectCluster(place.cluster);
    if (state.kind === 'ready') {
      const { endpoint: at, pid } = state.lock;
      if (await answers(at, place.cluster)) {
        log.info(`embedded PostgreSQL ready in ${place.cluster} (process ${pid})`);
        return { pid, endpoint: at };
      }
    } else if (state.kind === 'free') {
      const result = await launchServer(place, { endpoint, signal });
      if (result.kind === 'started') continue;
      await explainRefusal(place, result.output);
    } else {
      if (holding !== state.pids.join()) {
        holding = state.pids.join();
        log.info(`waiting for the processes that hold ${place.cluster}: ${holding}`);
      }
      await orphans.look();
    }
    await delay(pollMs);
  }
  throw new EmbeddedPostgresError(
    `O banco de dados em ${place.cluster} não respondeu a tempo; processos que o seguram: ${holding || 'nenhum'}.`,
  );
}

/** Returns how the product's role reaches a server. */
export function connectionTo({ host, port }: Endpoint): ServerConnection {
  return { host, port, user: applicationRole, database: applicationRole };
}

/** Throws for a refused start, unless another server serves or holds the cluster. */
async function explainRefusal(place: Place, output: string): Promise<void> {
  if (/lock file|pre-existing shared memory/.test(output)) return;
  if ((await inspectCluster(place.cluster)).kind !== 'free') return;
  const cause = new Error(output);
  throw new EmbeddedPostgresError(
    `O PostgreSQL embutido não iniciou. Veja o motivo em ${place.cluster}/log ou abaixo.\n${output}`,
    { cause },
  );
}

/** Returns whether the server takes a query and is not shutting down afterwards. */
async function answers(endpoint: Endpoint, cluster: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(endpoint), connectionTimeoutMillis: 5_000 });
  // Without a listener a broken connection would end the process; the failed query below reports the same.
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

import { initCluster } from './init-cluster.ts';
import { keepServing, type Keeper } from './keep-serving.ts';
import type { LauncherLog } from './launcher-log.ts';
import { preparePlace, type Place } from './place.ts';
import { connectionTo, reachServer, type ServerConnection, type ServingServer } from './reach-server.ts';
import { stopServer } from './stop-server.ts';
import { registerUser, type UserNote } from './users.ts';

/** A running embedded server, and how to reach and leave it. */
export interface EmbeddedPostgres {
  /** For `pg`: `host` is the folder of the unix socket (a loopback address on Windows). */
  connection: ServerConnection;
  connectionString: string;
  /**
   * False when another live process already used the server; it is shared, and the last process to leave stops it.
   */
  owned: boolean;
  /** The private folder that contains the server's data. */
  home: string;
  /** Returns whether the server ended and is being started again, at the same address. */
  isRestarting(): boolean;
  /** Leaves the server and stops it (fast, durable) unless another live process still uses it. Can be repeated. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the product, or joins the one that already serves this DATA_DIR (left by a
 * killed process, or used by another one), and starts it again whenever it ends before `stop`. Creates the cluster,
 * role and database on the first call. Several processes may call it at the same time. Throws an
 * EmbeddedPostgresError with a pt-BR sentence when the database cannot run here.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: LauncherLog;
  /** True when a crash of the machine may take the rows; only for tests. */
  isDisposable?: boolean;
}): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options.dataDir, options.isDisposable);
  await initCluster(place);
  const note = registerUser(place.home);
  try {
    const server = await reachServer({ place, log: options.log });
    const keeper = keepServing({ place, log: options.log, server });
    return describe({ place, note, server, keeper });
  } catch (error) {
    note.leave();
    throw error;
  }
}

interface Joined {
  place: Place;
  note: UserNote;
  server: ServingServer;
  keeper: Keeper;
}

function describe({ place, note, server, keeper }: Joined): EmbeddedPostgres {
  const connection = connectionTo(server.endpoint);
  const { host, port, user, database } = connection;
  return {
    connection,
    connectionString: `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    owned: !note.othersRemain(),
    home: place.home,
    isRestarting: () => keeper.isRestarting(),
    async stop() {
      note.leave();
      await keeper.stop();
      if (!note.othersRemain()) await stopServer(place);
    },
  };
}

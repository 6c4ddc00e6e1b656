import { reachDatabase, type ReachedDatabase } from './app/reach-database.ts';
import { startServer } from './app/start-server.ts';
import { announce } from './app/announce.ts';
import { stopRequest } from './app/stop-request.ts';
import { systemClock } from './platform/clock/clock.ts';
import { systemIds } from './platform/clock/ids.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { prepareDataDir } from './platform/data-dir.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { StartError } from './platform/start-error.ts';

/** Files are for the user that runs the server, and for nobody else. */
const privateFiles = 0o077;

/** Runs one server process from the environment until it is asked to stop. */
async function main(): Promise<void> {
  process.umask(privateFiles);
  const asked = stopRequest();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  await prepareDataDir(config.dataDir, log);
  const database = await reachDatabase(config, log);
  // However it ends: an embedded database that stays behind would hold DATA_DIR.
  try {
    await serve({ config, log, database, asked });
  } finally {
    await database.stop();
  }
}

interface Serving {
  config: Config;
  log: Log;
  database: ReachedDatabase;
  asked: Promise<string>;
}

async function serve({ config, log, database, asked }: Serving): Promise<void> {
  const { addresses, embedded } = database;
  const server = await startServer({
    config,
    ...addresses,
    ...(embedded && { embedded }),
    log,
    clock: systemClock,
    ids: systemIds,
  });
  announce({ config, url: server.url });
  log.info({ reason: await asked }, 'stopping');
  await server.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof StartError;
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(known ? `${sentence}\n` : `O Prosa parou por um erro inesperado: ${sentence}\n`);
    if (!known) createLog('error').error({ err: error }, 'server ended');
    process.exit(1);
  },
);

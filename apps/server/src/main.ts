import type pg from 'pg';
import { startServer } from './app/start-server.ts';
import { announce } from './app/announce.ts';
import { systemClock } from './platform/clock/clock.ts';
import { systemIds } from './platform/clock/ids.ts';
import { ConfigError, readConfig, type Config } from './platform/config/config.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { EmbeddedPostgresError } from './platform/postgres/launcher-error.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';

/** Starts one server process from the environment and stays until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await reachDatabase(config, log);
  const server = await startServer({
    config,
    connection: database.connection,
    log,
    clock: systemClock,
    ids: systemIds,
  });
  announce({ config, url: server.url });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      });
    });
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}

interface ReachedDatabase {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one in DATA_DIR. */
async function reachDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<ReachedDatabase> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, log });
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  const sentence = plain ? error.message : error;
  process.stderr.write(
    `${sentence instanceof Error ? (sentence.stack ?? sentence.message) : String(sentence)}\n`,
  );
  process.exit(1);
});

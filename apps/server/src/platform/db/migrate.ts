import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { checkBaseline } from './baseline.ts';
import { withSettings } from './session-settings.ts';

interface Options {
  connection: pg.ClientConfig;
  directory: string;
  log: Log;
}

/**
 * Brings the database to the newest schema. Forward only; several processes may start at once (advisory lock). Throws
 * a StartError with a pt-BR sentence when the database is of an earlier schema, and leaves it as it is.
 */
export async function migrate({ connection, directory, log }: Options): Promise<void> {
  await checkBaseline(connection);
  const quiet = () => undefined;
  await runner({
    // However long a migration takes, and whatever limit the database sets for its users.
    databaseUrl: withSettings(connection, { statement_timeout: 0, lock_timeout: 0 }),
    dir: directory,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    advisoryLockMode: 'wait',
    logger: { debug: quiet, info: quiet, warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
}

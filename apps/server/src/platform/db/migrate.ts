import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { withSettings } from './session-settings.ts';

interface Options {
  connection: pg.ClientConfig;
  directory: string;
  log: Log;
}

/** Brings the database to the newest schema. Forward only; several processes may start at once (advisory lock). */
export async function migrate({ connection, directory, log }: Options): Promise<void> {
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

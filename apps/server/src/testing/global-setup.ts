import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createLog } from '../platform/log/log.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { createRuntime } from '../app/create-tools.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { systemIds } from '../platform/clock/ids.ts';
import { administer, isPublished, publishTestPostgres, withDatabase } from './database.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { testConfig } from './test-config.ts';

const template = 'prosa_test_template';

/**
 * Provides one PostgreSQL for the whole run, whose projects share it: that of TEST_DATABASE_URL, or an embedded one in
 * its own folder, which never waits for the disk.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (isPublished()) return undefined;
  const folder = await mkdtemp(join(await folderInMemory(), 'prosa-test-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root
  const log = createLog('warn');
  const url = process.env.TEST_DATABASE_URL;
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir: folder, log, isDisposable: true });
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: url };
  await administer(connection, `drop database if exists ${template} with (force)`);
  await administer(connection, `create database ${template}`);
  const templateConnection = withDatabase(connection, template);
  const config = testConfig({ dataDir: folder });
  const parts = { config, connection: templateConnection, log, clock: systemClock, ids: systemIds };
  await prepareDatabase(parts);
  const runtime = await createRuntime(parts);
  await runtime.close();
  publishTestPostgres({ connection, template });
  return async () => {
    await administer(connection, `drop database if exists ${template} with (force)`);
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

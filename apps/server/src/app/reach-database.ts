import type { Config } from '../platform/config/config.ts';
import { checkDatabase } from '../platform/db/check-database.ts';
import type { Log } from '../platform/log/log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import type { Parts } from './create-tools.ts';

/** A database that answers. */
export interface ReachedDatabase {
  addresses: Pick<Parts, 'connection' | 'tenant' | 'direct'>;
  embedded: EmbeddedPostgres | null;
  stop(): Promise<void>;
}

/** Reaches the database of DATABASE_URL, or starts or joins the embedded one in DATA_DIR. */
export async function reachDatabase(config: Config, log: Log): Promise<ReachedDatabase> {
  const { databaseUrl, databaseTenantUrl, databaseDirectUrl, dataDir } = config;
  if (databaseUrl) {
    await checkDatabase(databaseUrl, 'DATABASE_URL');
    if (databaseDirectUrl) await checkDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL');
    const addresses = {
      connection: { connectionString: databaseUrl },
      ...(databaseTenantUrl && { tenant: { connectionString: databaseTenantUrl } }),
      ...(databaseDirectUrl && { direct: { connectionString: databaseDirectUrl } }),
    };
    return { addresses, embedded: null, stop: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  return { addresses: { connection: embedded.connection }, embedded, stop: () => embedded.stop() };
}

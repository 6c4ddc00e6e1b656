import { checkDoors, checkSessions } from '../platform/db/check-doors.ts';
import { migrate } from '../platform/db/migrate.ts';
import { asTenant, prepareTenantRole } from '../platform/db/tenant-role.ts';
import type { Parts } from './create-tools.ts';
import { paths } from './paths.ts';

/**
 * Brings the database to the newest schema, lets the tenant role sign in, and proves that companies are kept apart on
 * the way to it. Throws a StartError when they are not. Returns whether the database keeps prepared statements.
 */
export async function prepareDatabase({
  connection,
  tenant,
  direct = connection,
  log,
  ids,
}: Pick<Parts, 'connection' | 'tenant' | 'direct' | 'log' | 'ids'>): Promise<{ keepsStatements: boolean }> {
  await checkSessions(direct);
  await migrate({ connection: direct, directory: paths.migrations, log });
  await prepareTenantRole({ direct, derivedFrom: tenant ? null : connection });
  const addresses = { connection, tenant: tenant ?? asTenant(connection), direct };
  const { keepsStatements } = await checkDoors(addresses, ids.next());
  if (!keepsStatements)
    log.warn(
      'the pooler does not keep prepared statements, so each is planned whenever it runs; PgBouncer keeps them from 1.21 on, with max_prepared_statements above 0',
    );
  return { keepsStatements };
}

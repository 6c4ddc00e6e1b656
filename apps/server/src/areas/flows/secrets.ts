import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';

/** A company's secret in clear, for the moment it is sent; null when there is none of that name. */
export async function secretValue(
  { database, secrets }: { database: Database; secrets: SecretBox },
  account_id: string,
  name: string,
): Promise<string | null> {
  const row = await database
    .forAccount(account_id)
    .row<{ sealed: Buffer }>(
      sql`select sealed from flow_secrets where account_id = ${account_id} and name = ${name}`,
      'flow_secret',
    );
  return row && secrets.open(row.sealed);
}

import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Keeps a value under a name, sealed; an empty one forgets it. */
export async function saveFlowSecret(
  { db, secrets }: CallContext,
  input: ParsedInput<typeof calls.saveFlowSecret>,
): Promise<Record<string, never>> {
  const name = input.name.trim();
  if (!name) throw new AppError('name_required');
  const { account_id } = db;
  if (!input.value) {
    await db.run(sql`delete from flow_secrets where account_id = ${account_id} and name = ${name}`);
    return {};
  }
  await db.run(
    sql`insert into flow_secrets (account_id, name, sealed) values (${account_id}, ${name}, ${secrets.seal(input.value)})
      on conflict (account_id, name) do update set sealed = excluded.sealed`,
  );
  return {};
}

/** The names under which values are kept. */
export async function getFlowSecrets({ db }: CallContext): Promise<{ name: string }[]> {
  return db.rows<{ name: string }>(
    sql`select name from flow_secrets where account_id = ${db.account_id} order by name`,
  );
}

import { calls } from '@prosa/contract';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Ground } from '../../../testing/contract/ground.ts';
import { anotherToken } from '../../../testing/perform.ts';
import { testPassword } from '../../../testing/test-company.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Ways to get fresh rows of this area. */
export interface TeamRows {
  spareDepartment(): Promise<string>;
  member(): Promise<string>;
  /** Another session of the owner. */
  session(): Promise<string>;
  /** The token of a recovery link of a fresh member. */
  recovery(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishTeam({ server, company, department, unique }: Ground): TeamRows {
  const { owner, account_id } = company;
  const member = async () => {
    const person = { name: 'Membro', email: `membro${unique()}@teste.prosa`, password: testPassword };
    const input = { ...person, user_role: 'user' as const, departments: [department] };
    return (await owner.call(calls.createTeamUser, input))._id;
  };
  return {
    spareDepartment: () => company.addDepartment(`Setor ${unique()}`),
    member,
    async session() {
      const token = await anotherToken(server, owner);
      const row = await server.runtime.database.acrossAccounts.row<{ id: string }>(
        sql`select id from sessions where token_hash = ${tokenHash(token)}`,
      );
      return row?.id ?? '';
    },
    recovery: async () => addRecovery(server, { account_id, user_id: await member() }),
  };
}

/** As the mail would carry it. */
async function addRecovery(
  { runtime: { ids, clock, database } }: TestServer,
  { account_id, user_id }: { account_id: string; user_id: string },
): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  const expires = new Date(now.getTime() + 600_000);
  await database.acrossAccounts.run(
    sql`insert into password_recoveries (token_hash, account_id, user_id, created, expires)
      values (${tokenHash(token)}, ${account_id}, ${user_id}, ${now}, ${expires})`,
  );
  return token;
}

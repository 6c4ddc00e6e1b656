import { calls, type SystemUserRole } from '@prosa/contract';
import { addStaff, hashPassword } from '../areas/team/index.ts';
import { tokenHash } from '../platform/crypto/secret-box.ts';
import { sql } from '../platform/db/sql.ts';
import type { Persona } from './contract/personas.ts';
import { anotherToken, openTestSession } from './perform.ts';
import { testPassword } from './test-company.ts';
import { testPerson, type TestPerson } from './test-person.ts';
import type { TestServer } from './test-server.ts';

/** Somebody of the provider's staff with a second factor, and the secret of their authenticator app. */
export interface TestStaff extends TestPerson {
  secret: Buffer;
}

let count = 0;

/** Makes somebody of the provider's staff who is signed in, as the operator's command and their first sign-in do. */
export async function createTestStaff(
  server: Pick<TestServer, 'runtime' | 'url'>,
  system_user_roles: readonly SystemUserRole[],
): Promise<TestStaff> {
  const { database, clock, secrets, ids } = server.runtime;
  const email = `equipe${process.pid}${(count += 1)}@teste.prosa`;
  const password_hash = await hashPassword(testPassword);
  const person = {
    name: 'Fulana Teste',
    email,
    password_hash,
    system_user_roles,
    must_change_password: false,
  };
  const key = await database.acrossAccounts.transaction((tx) => addStaff({ clock, ids }, tx, person));
  if (!key) throw new Error(`staff ${email} was not added`);
  const secret = Buffer.from(`${ids.secret()}`).subarray(0, 20);
  await database.acrossAccounts.run(
    sql`insert into second_factors (account_id, user_id, secret, confirmed, created)
      values (${key.account_id}, ${key.user_id}, ${secrets.seal(secret.toString('base64'))}, ${clock.now()}, ${clock.now()})`,
  );
  const token = await openTestSession(server, key);
  const known = testPerson({ url: server.url, token, user: null as never });
  const user = await known.call(calls.getUser, {});
  return { ...testPerson({ url: server.url, token, user }), secret };
}

/** Makes staff with the system role of a persona, at home or inside the account. */
export async function staffPerson(
  server: TestServer,
  account_id: string,
  { staff, visits }: Persona,
): Promise<TestPerson> {
  const person = await createTestStaff(server, staff ? [staff] : []);
  return visits ? enterAs(server, person, account_id) : person;
}

/** Lets staff into a customer's account; returns them as they are inside. */
export async function enterAs(
  server: TestServer,
  staff: TestPerson,
  account_id: string,
): Promise<TestPerson> {
  const reason = 'O cliente pediu ajuda.';
  const { token, user } = await staff.call(calls.enterAccount, { account_id, reason });
  return testPerson({ url: server.url, token, user });
}

/** Opens another session of the same person; of staff inside an account, another visit. */
export async function tokenOf(server: TestServer, person: TestPerson): Promise<string> {
  if (person.user.kind !== 'visitor') return anotherToken(server, person);
  const { database, ids, clock } = server.runtime;
  const token = ids.secret();
  await database.acrossAccounts.run(
    sql`insert into sessions (token_hash, account_id, id, user_id, created, used, expires, idle_seconds, staff_session,
        visit_reason)
      select ${tokenHash(token)}, account_id, ${ids.next()}, user_id, created, ${clock.now()}, expires, idle_seconds,
        staff_session, visit_reason
      from sessions where token_hash = ${tokenHash(person.token)}`,
  );
  return token;
}

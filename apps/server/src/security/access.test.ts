import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abilities, allCalls, calls, errorText, type Ability, type AccessRestriction } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import { settledDigest } from '../testing/contract/company-digest.ts';
import { anotherToken, openTestSession, perform } from '../testing/perform.ts';
import type { TestCompany } from '../testing/test-company.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let people: Record<string, TestPerson>;
/** A member who was filed. */
let gone: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  const departments = [company.department];
  people = {
    owner: company.owner,
    manager: await company.addPerson({ user_role: 'manager' }),
    user: await company.addPerson({ user_role: 'user', departments }),
    'restricted manager': await restricted(await company.addPerson({ user_role: 'manager' }), [
      'team',
      'contacts',
      'dashboard',
    ]),
    'restricted user': await restricted(await company.addPerson({ user_role: 'user', departments }), [
      'contacts',
    ]),
  };
  gone = await company.addPerson({ user_role: 'manager' });
  await company.owner.call(calls.updateUser, { user: { _id: gone.user._id, filed: true } });
});
afterAll(() => server.stop());

async function restricted(person: TestPerson, access_restrictions: AccessRestriction[]): Promise<TestPerson> {
  const { _id } = person.user;
  await company.owner.call(calls.updateUser, { user: { _id, access_restrictions } });
  return { ...person, user: await person.call(calls.getUser, {}) };
}

const closed = allCalls.filter(({ access }) => access !== 'public');
const refusal = { status: 401, body: { error: true, message: errorText('unauthenticated'), logoff: true } };

/** Tokens that open nothing, by what is wrong with them. */
async function deadTokens(): Promise<Record<string, string | undefined>> {
  const { account_id, owner } = company;
  const out = await anotherToken(server, owner);
  expect(await perform(server.url, { call: calls.logout, input: {}, token: out })).toMatchObject({
    status: 200,
  });
  const past = new Date(Date.now() - 1000);
  const jwt = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    missing: undefined,
    garbage: 'x'.repeat(43),
    'an unsigned JWT': `${jwt({ alg: 'none' })}.${jwt({ user_id: owner.user._id, account_id })}.`,
    'a quote': `' OR 1=1 --${'x'.repeat(20)}`,
    expired: await openTestSession(server, { account_id, user_id: owner.user._id, expires: past }),
    'signed out': out,
    'of a filed member': gone.token,
    'cut short': owner.token.slice(0, -1),
  };
}

describe('without a session', () => {
  it.each(closed)('$path answers 401 with logoff and does nothing', async (call) => {
    const tokens = await deadTokens();
    const before = await settledDigest(server, company.account_id);
    for (const [why, token] of Object.entries(tokens)) {
      const reply = await perform(server.url, { call, input: {}, token });
      expect({ why, ...reply }).toEqual({ why, ...refusal });
    }
    expect(await settledDigest(server, company.account_id)).toEqual(before);
    const known = await anotherToken(server, company.owner);
    expect((await perform(server.url, { call, input: {}, token: known })).status).not.toBe(401);
  });

  it('a session that expires is refused from then on', async () => {
    const token = await anotherToken(server, company.owner);
    const ask = () => perform(server.url, { call: calls.getUser, input: {}, token });
    expect((await ask()).status).toBe(200);
    await server.runtime.database.acrossAccounts.run(
      sql`update sessions set expires = ${new Date(Date.now() - 1)} where account_id = ${company.account_id}
        and id = (select id from sessions where account_id = ${company.account_id} order by created desc limit 1)`,
    );
    expect(await ask()).toEqual(refusal);
  });

  it.each(['Basic', 'bearer', 'Bearer  ', 'Token', ''])(
    'the token counts only as a bearer (%j)',
    async (scheme) => {
      const response = await fetch(`${server.url}/api/${calls.getUser.path}`, {
        method: 'POST',
        headers: { authorization: `${scheme} ${company.owner.token}` },
      });
      expect(response.status).toBe(401);
    },
  );
});

describe('abilities', () => {
  const guarded = closed.flatMap((call) =>
    typeof call.access === 'object' ? [{ call, ...call.access }] : [],
  );
  const roles = ['owner', 'manager', 'user', 'restricted manager', 'restricted user'];
  const cases = roles.flatMap((role) =>
    guarded.map(({ call, can }) => ({ role, call, can, path: call.path })),
  );
  const forbidden = { status: 403, body: { error: true, message: 'Permissões insuficientes.' } };

  it.each(cases)('$role at $path ($can)', async ({ role, call, can }) => {
    const person = people[role];
    const allowed = person?.user.abilities.includes(can);
    const reply = await perform(server.url, { call, input: {}, token: person?.token });
    const refused = reply.status === 403;
    expect(refused).toBe(!allowed);
    const own = typeof call.access === 'object' && call.access.refusal;
    const expected = own ? { status: 403, body: { error: true, message: errorText(own) } } : forbidden;
    expect(refused ? reply : expected).toEqual(expected);
    expect([200, 400, 403, 404]).toContain(reply.status);
  });

  it('differ by role as the specification says (section 6)', () => {
    const lacks = (role: string): Ability[] =>
      abilities.filter((ability) => !people[role]?.user.abilities.includes(ability));
    const staff: Ability[] = ['backoffice.customers', 'backoffice.technical', 'backoffice.financial'];
    expect(lacks('owner')).toEqual(staff);
    const owners: Ability[] = [
      'channels.accept_risk',
      'conversations.finish_many_menu',
      'audit.view',
      'subscription.view',
    ];
    expect(lacks('manager').sort()).toEqual([...owners, ...staff].sort());
    expect(lacks('restricted manager')).toEqual(
      expect.arrayContaining(['dashboard.view', 'contacts.view', 'team.manage']),
    );
    expect(people.user?.user.abilities).toEqual(['contacts.view', 'conversations.view', 'schedules.manage']);
    expect(people['restricted user']?.user.abilities).toEqual(['conversations.view', 'schedules.manage']);
  });

  it('are empty until a password chosen by somebody else was changed', async () => {
    const person = await company.addPerson({ user_role: 'manager' });
    await server.runtime.database.acrossAccounts.run(
      sql`update users set must_change_password = true where id = ${person.user._id}`,
    );
    const message = errorText('password_change_required');
    for (const { call } of guarded) {
      expect(await person.attempt(call, {})).toEqual({ status: 403, body: { error: true, message } });
    }
    expect(await person.call(calls.getUser, {})).toMatchObject({ abilities: [], must_change_password: true });
  });
});

import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { enter, testPassword } from '../../../testing/test-company.ts';
import { post, testPerson } from '../../../testing/test-person.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend(
    'signIn',
    ({ server }) =>
      (input: unknown) =>
        post(`${server.url}/api/${calls.auth.path}`, input),
  )
  .extend(
    'getUser',
    ({ server }) =>
      (token?: string) =>
        post(`${server.url}/api/${calls.getUser.path}`, {}, token),
  );
it.beforeEach(async ({ server }) => {
  await server.runtime.database.acrossAccounts.run(sql`delete from login_attempts`);
});

describe('signing in', () => {
  it('answers a token and the person, however the e-mail is spelled', async ({
    company,
    server,
    getUser,
  }) => {
    const email = `  ${company.owner.user.email.toUpperCase()} `;
    const { token, user } = await enter(server.url, calls.auth.path, { email, password: testPassword });
    expect(user).toMatchObject({ _id: company.owner.user._id, user_role: 'owner', phone: '5541999990000' });
    expect(user.abilities).toContain('subscription.view');
    expect((await getUser(token)).body).toEqual({ error: false, message: user });
  });

  it('refuses empty fields, a wrong password and an unknown e-mail, the latter two alike', async ({
    company,
    signIn,
  }) => {
    const { email } = company.owner.user;
    expect((await signIn({ email: ' ', password: 'x' })).body.message).toBe(errorText('fill_all_fields'));
    expect((await signIn({ email, password: '' })).body.message).toBe(errorText('fill_all_fields'));
    const wrong = await signIn({ email, password: 'errada!' });
    expect(wrong).toEqual({ status: 200, body: { error: true, message: errorText('wrong_credentials') } });
    expect(await signIn({ email: 'ninguem@teste.prosa', password: 'errada!' })).toEqual(wrong);
  });

  it('takes as long for an unknown e-mail as for a wrong password', async ({ signIn, server, company }) => {
    const duration = async (email: string) => {
      const start = performance.now();
      await signIn({ email, password: 'errada!' });
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      await server.runtime.database.acrossAccounts.run(sql`delete from login_attempts`);
      known.push(await duration(company.owner.user.email));
      unknown.push(await duration(`ninguem${round}@teste.prosa`));
    }
    // Without hashing a password there would be nothing left but two short queries.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  });

  it.for([
    ['an operator', { email: { $ne: null }, password: { $ne: null } }],
    ['an array', { email: ['a@b.co'], password: testPassword }],
    ['a number', { email: 'a@b.co', password: 123_456 }],
    ['NUL', { email: 'a\u0000@b.co', password: 'x' }],
    ['nothing', null],
  ] as const)('answers 400 to %s where text belongs', async ([_name, input], { signIn }) => {
    expect(await signIn(input)).toMatchObject({ status: 400, body: { error: true } });
  });
});

describe('signing out', () => {
  it('ends this session and no other, and cuts its socket', async ({ company, server, getUser }) => {
    const credentials = { email: company.owner.user.email, password: testPassword };
    const here = await enter(server.url, calls.auth.path, credentials);
    const there = await enter(server.url, calls.auth.path, credentials);
    const [listenerHere, listenerThere] = await Promise.all([here.listen(), there.listen()]);
    const cut = new Promise((resolve) => listenerHere.socket.once('disconnect', resolve));
    await here.call(calls.logout, {});
    expect(await cut).toBe('io server disconnect');
    expect((await getUser(here.token)).body).toEqual({
      error: true,
      message: errorText('unauthenticated'),
      logoff: true,
    });
    expect((await getUser(there.token)).status).toBe(200);
    expect(listenerThere.socket.connected).toBe(true);
    listenerThere.close();
  });

  it.for([
    ['no token', undefined],
    ['an unknown token', 'x'.repeat(43)],
    ['an unsigned JWT', `${btoa('{"alg":"none"}')}.${btoa('{"user_id":"1"}')}.`],
  ] as const)(
    '401 with logoff for %s; the socket is refused',
    async ([_name, token], { getUser, server, company }) => {
      expect(await getUser(token)).toMatchObject({ status: 401, body: { error: true, logoff: true } });
      const stranger = testPerson({ url: server.url, token: token ?? '', user: company.owner.user });
      await expect(stranger.listen()).rejects.toThrow('unauthenticated');
      (await company.owner.listen()).close();
    },
  );
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

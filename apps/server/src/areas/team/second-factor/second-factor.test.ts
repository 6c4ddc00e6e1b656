import { calls, errorText } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { post, testPerson, type TestPerson } from '../../../testing/test-person.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { testPassword, type TestCompany } from '../../../testing/test-company.ts';
import { codeOf, stepOf } from './one-time-code.ts';
import { readSecondFactor } from './second-factors.ts';

/** Moved by hand; what the server measures moves along. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
const nextStep = () => (clock.ahead += 30_000);

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ clock }))
  .extend('auth', ({ server }) => (person: TestPerson, more: object) => {
    const { email } = person.user;
    return post(`${server.url}/api/${calls.auth.path}`, { email, password: testPassword, ...more });
  })
  .extend('codeFor', ({ server }) => async ({ user }: TestPerson) => {
    const { database, secrets } = server.runtime;
    const key = { account_id: user.account._id, user_id: user._id };
    const factor = await readSecondFactor(database.acrossAccounts, key, secrets);
    return codeOf(factor?.secret ?? Buffer.of(), stepOf(clock.now()));
  })
  /** Somebody with a second factor, and their recovery codes. */
  .extend('activate', ({ codeFor }) => async (company: TestCompany) => {
    const person = await company.addPerson({ user_role: 'manager' });
    await person.call(calls.beginSecondFactor, {});
    const { recovery_codes } = await person.call(calls.confirmSecondFactor, { code: await codeFor(person) });
    nextStep();
    return { person, recovery_codes };
  });
it.beforeEach(async ({ server }) => {
  await server.runtime.database.acrossAccounts.run(sql`delete from login_attempts`);
});

const refused = (code: Parameters<typeof errorText>[0]) => ({ error: true, message: errorText(code) });

describe('setting a second factor up', () => {
  it('asks for nothing until a code has confirmed it', async ({ company, auth, codeFor }) => {
    const person = await company.addPerson({ user_role: 'manager' });
    const { address, secret } = await person.call(calls.beginSecondFactor, {});
    expect(address).toContain(
      `otpauth://totp/Prosa:${encodeURIComponent(person.user.email)}?secret=${secret}`,
    );
    expect((await auth(person, {})).body.error).toBe(false);
    const wrong = await person.attempt(calls.confirmSecondFactor, { code: '12345' });
    expect(wrong.body).toEqual(refused('second_factor_wrong'));
    const { recovery_codes } = await person.call(calls.confirmSecondFactor, { code: await codeFor(person) });
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await auth(person, {})).body).toEqual(refused('second_factor_required'));
    expect(await person.call(calls.getSecondFactor, {})).toEqual({ active: true, recovery_codes_left: 10 });
    const again = await person.attempt(calls.beginSecondFactor, {});
    expect(again.body).toEqual(refused('second_factor_active'));
  });

  it('ends the sessions that were opened without a code, and keeps no secret readable', async ({
    company,
    auth,
    codeFor,
    server,
  }) => {
    const person = await company.addPerson({ user_role: 'manager' });
    const { token } = (await auth(person, {})).body.message as { token: string };
    const elsewhere = testPerson({ url: server.url, token, user: person.user });
    const { secret } = await person.call(calls.beginSecondFactor, {});
    const { recovery_codes } = await person.call(calls.confirmSecondFactor, { code: await codeFor(person) });
    expect((await elsewhere.attempt(calls.getUser, {})).status).toBe(401);
    expect((await person.attempt(calls.getUser, {})).status).toBe(200);
    const rows = await server.runtime.database.acrossAccounts.rows(
      sql`select f.secret::text, c.code_hash from second_factors f join recovery_codes c using (account_id, user_id)
        where user_id = ${person.user._id}`,
    );
    expect(rows).toHaveLength(10);
    for (const text of [secret, ...recovery_codes]) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('is turned off with the password alone', async ({ company, activate, auth }) => {
    const { person } = await activate(company);
    const wrong = await person.attempt(calls.endSecondFactor, { password: 'outra-senha' });
    expect(wrong.body).toEqual(refused('old_password_wrong'));
    expect((await auth(person, {})).body).toEqual(refused('second_factor_required'));
    await person.call(calls.endSecondFactor, { password: testPassword });
    expect((await auth(person, {})).body.error).toBe(false);
  });
});

describe('signing in with a second factor', () => {
  it('takes each code once, and none that is older than the last one used', async ({
    company,
    activate,
    auth,
    codeFor,
  }) => {
    const { person } = await activate(company);
    const code = await codeFor(person);
    expect((await auth(person, { code })).body).toMatchObject({
      error: false,
      message: { staff_token: null },
    });
    expect((await auth(person, { code })).body).toEqual(refused('second_factor_wrong'));
    nextStep();
    expect((await auth(person, { code })).body).toEqual(refused('second_factor_wrong'));
    expect((await auth(person, { code: await codeFor(person) })).body.error).toBe(false);
  });

  it('takes two uses of one code at once as one', async ({ company, activate, auth, codeFor }) => {
    const { person } = await activate(company);
    const code = await codeFor(person);
    const replies = await Promise.all([auth(person, { code }), auth(person, { code })]);
    expect(replies.filter(({ body }) => !body.error)).toHaveLength(1);
  });

  it('takes a recovery code once, however it is typed', async ({ company, activate, auth }) => {
    const { person, recovery_codes } = await activate(company);
    const code = ` ${recovery_codes[0]?.toLowerCase().replace('-', ' ')} `;
    expect((await auth(person, { code })).body.error).toBe(false);
    expect((await auth(person, { code })).body).toEqual(refused('second_factor_wrong'));
    expect(await person.call(calls.getSecondFactor, {})).toMatchObject({ recovery_codes_left: 9 });
  });

  it('delays who guesses, wherever from; the wrong password says nothing of codes', async ({
    company,
    activate,
    auth,
    codeFor,
  }) => {
    const { person } = await activate(company);
    const wrong = await auth(person, { password: 'errada!', code: await codeFor(person) });
    expect(wrong.body).toEqual(refused('wrong_credentials'));
    for (let guess = 0; guess < 5; guess += 1)
      expect((await auth(person, { code: '000000' })).body).toEqual(refused('second_factor_wrong'));
    expect((await auth(person, { code: await codeFor(person) })).status).toBe(429);
    clock.ahead += 10_000;
    expect((await auth(person, { code: await codeFor(person) })).body.error).toBe(false);
  });
});

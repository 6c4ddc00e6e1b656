import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { testPassword, type TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let ahead = 0;
const refused = errorText('wrong_credentials');

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + ahead) };
  server = await startTestServer({ clock, config: { trustProxy: true } });
  company = await server.createCompany();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.runtime.database.acrossAccounts.run(sql`delete from login_attempts`);
});

interface Try {
  email?: string;
  password?: string;
  from?: string;
}

async function signIn({ email = company.owner.user.email, password = 'errada!', from = '10.0.0.1' }: Try) {
  const response = await fetch(`${server.url}/api/${calls.auth.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  });
  const { error, message } = (await response.json()) as { error: boolean; message: unknown };
  return error ? String(message) : 'signed in';
}

async function failFrom(addresses: readonly string[], rest: Try = {}): Promise<string[]> {
  const answers: string[] = [];
  for (const from of addresses) answers.push(await signIn({ ...rest, from }));
  return answers;
}

const addresses = (count: number) => Array.from({ length: count }, (_, place) => `10.1.0.${place + 1}`);

describe('throttle of sign-in', () => {
  it('slows an account after five failures, from wherever they come, and by more each time', async () => {
    expect(await failFrom(addresses(5))).toEqual(Array.from({ length: 5 }, () => refused));
    for (const seconds of [5, 15, 30, 60, 60]) {
      expect(await signIn({ from: '10.9.9.9' })).toBe(errorText('login_throttled', { seconds }));
      ahead += seconds * 1000;
      expect(await signIn({ from: '10.9.9.9' })).toBe(refused);
    }
  });

  it('lets the right password in once the delay is over, and starts the account anew', async () => {
    await failFrom(addresses(5));
    expect(await signIn({ password: testPassword })).toBe(errorText('login_throttled', { seconds: 5 }));
    ahead += 5000;
    expect(await signIn({ password: testPassword })).toBe('signed in');
    expect(await failFrom(addresses(4))).toEqual(Array.from({ length: 4 }, () => refused));
    expect(await signIn({ password: testPassword })).toBe('signed in');
  });

  it('answers an unknown e-mail in the same words', async () => {
    const answers = await failFrom(addresses(6), { email: 'ninguem@teste.prosa' });
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => refused),
      errorText('login_throttled', { seconds: 5 }),
    ]);
  });

  it('counts tries made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => signIn({ from: `10.2.0.${place}` })),
    );
    expect(answers.filter((answer) => answer === refused)).toHaveLength(5);
  });

  it('slows an address after twenty failures, whoever they were meant for', async () => {
    for (let place = 0; place < 20; place += 1)
      expect(await signIn({ email: `pessoa${place}@x.prosa` })).toBe(refused);
    const throttled = errorText('login_throttled', { seconds: 5 });
    expect(await signIn({ email: 'outra@x.prosa' })).toBe(throttled);
    expect(await signIn({ password: testPassword })).toBe(throttled);
    expect(await signIn({ password: testPassword, from: '10.0.0.2' })).toBe('signed in');
  });

  it('does not count right passwords against an address', async () => {
    for (let round = 0; round < 25; round += 1)
      expect(await signIn({ password: testPassword })).toBe('signed in');
  });

  it('takes one network of IPv6 for one address', async () => {
    for (let place = 0; place < 20; place += 1)
      await signIn({ email: `p${place}@x.prosa`, from: `2001:db8:1:2::${place + 1}` });
    const throttled = errorText('login_throttled', { seconds: 5 });
    expect(await signIn({ email: 'z@x.prosa', from: '2001:db8:1:2:ffff::1' })).toBe(throttled);
    expect(await signIn({ email: 'z@x.prosa', from: '2001:db8:1:3::1' })).toBe(refused);
  });
});

describe('without a proxy in front', () => {
  it('does not believe what a request claims as its address', async () => {
    const plain = await startTestServer({ config: { trustProxy: false } });
    try {
      const tries = Array.from({ length: 21 }, (_, place) =>
        fetch(`${plain.url}/api/${calls.auth.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.3.0.${place}` },
          body: JSON.stringify({ email: `p${place}@x.prosa`, password: 'errada!' }),
        }).then(async (response) => ((await response.json()) as { message: string }).message),
      );
      const answers = await Promise.all(tries);
      expect(answers.filter((answer) => answer === refused)).toHaveLength(20);
    } finally {
      await plain.stop();
    }
  });
});

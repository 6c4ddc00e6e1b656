import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import type { TrustedProxies } from '../../../platform/config/trusted-proxies.ts';
import { sql } from '../../../platform/db/sql.ts';
import { testPassword, type TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let ahead = 0;
const refused = errorText('wrong_credentials');
const wait = (seconds: number) => `429 ${errorText('too_many_requests', { seconds })} Retry-After ${seconds}`;

beforeAll(async () => {
  // A clock that stands still, so that a wait is exact to the second.
  const start = Date.now();
  const clock = { now: () => new Date(start + ahead) };
  server = await startTestServer({ clock, config: { trustProxy: 1 } });
  company = await server.createCompany();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const db = server.runtime.database.acrossAccounts;
  await db.run(sql`delete from login_attempts`);
  await db.run(sql`delete from known_places`);
});

interface Try {
  email?: string;
  password?: string;
  from?: string;
  /** The cookie of a browser. */
  device?: string;
  url?: string;
}

const home = '10.7.7.7';

/** Makes one try to sign in; returns the answer and the cookie that came with it. */
async function attempt({
  email = company.owner.user.email,
  password = 'errada!',
  from = '10.0.0.1',
  device,
  url,
}: Try) {
  const response = await fetch(`${url ?? server.url}/api/${calls.auth.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(device ? { cookie: device } : {}),
    },
    body: JSON.stringify({ email, password }),
  });
  const { error, message } = (await response.json()) as { error: boolean; message: unknown };
  const seconds = response.headers.get('retry-after');
  const told = seconds ? `${response.status} ${String(message)} Retry-After ${seconds}` : String(message);
  return { answer: error ? told : 'signed in', cookie: response.headers.get('set-cookie') ?? '' };
}

const signIn = async (tried: Try) => (await attempt(tried)).answer;
const rightly = (rest: Try = {}) => signIn({ password: testPassword, ...rest });
const many = (count: number, tried: (place: number) => Try) =>
  Promise.all(Array.from({ length: count }, (_, place) => signIn(tried(place))));
const strangers = (place: number): Try => ({ from: `10.${place >> 8}.${place & 255}.1` });

describe('sign-in to one account from one network', () => {
  it('is slowed after five failures, each time more', async () => {
    for (let round = 0; round < 5; round += 1) expect(await signIn({})).toBe(refused);
    for (const seconds of [5, 15, 30, 60, 60]) {
      expect(await signIn({})).toBe(wait(seconds));
      ahead += seconds * 1000;
      expect(await signIn({})).toBe(refused);
    }
  });

  it('counts simultaneous tries, and starts again after the right password', async () => {
    expect((await many(50, () => ({}))).filter((answer) => answer === refused)).toHaveLength(5);
    expect(await rightly()).toBe(wait(5));
    ahead += 5000;
    expect(await rightly()).toBe('signed in');
    expect((await many(5, () => ({}))).filter((answer) => answer === refused)).toHaveLength(5);
  });

  it('slows an unknown e-mail with the same words', async () => {
    const email = 'ninguem@teste.prosa';
    for (let round = 0; round < 5; round += 1) expect(await signIn({ email })).toBe(refused);
    expect(await signIn({ email })).toBe(wait(5));
  });
});

describe('sign-in to one account from everywhere', () => {
  it('makes each unknown network wait separately, and longer the more tries fail', async () => {
    const answers = await many(60, strangers);
    expect(answers.filter((answer) => answer === refused)).toHaveLength(10);
    expect(await signIn({ from: home })).toBe(wait(30));
    ahead += 20_000;
    await many(30, strangers); // others who try do not move the end of one's own wait
    expect(await signIn({ from: home })).toBe(wait(10));
    ahead += 10_000;
    expect(await rightly({ from: home })).toBe('signed in');
  });

  it('never slows a network where the person signed in recently', async () => {
    expect(await rightly({ from: home })).toBe('signed in');
    await many(60, strangers);
    expect(await signIn({ from: '10.8.8.8' })).toBe(wait(30));
    expect(await rightly({ from: home })).toBe('signed in');
  });
});

describe('a known browser', () => {
  it('keeps a token of its own, out of reach of scripts, which is stored as a hash', async () => {
    const { cookie } = await attempt({ password: testPassword });
    const rules = /^prosa_device=([\w-]{43}); Path=\/api\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/;
    const [, token = ''] = rules.exec(cookie) ?? [];
    expect(token).toHaveLength(43);
    const rows = await server.runtime.database.acrossAccounts.rows(sql`select * from known_places`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await attempt({})).cookie).toBe('');
  });

  it('passes whatever strangers did, even in its own network', async () => {
    const device = (await attempt({ password: testPassword, from: home })).cookie.split(';')[0];
    await server.runtime.database.acrossAccounts.run(
      sql`delete from known_places where key like 'network %'`,
    );
    await many(60, () => ({ from: home }));
    await many(60, strangers);
    expect(await rightly({ from: home })).toMatch(/^429/);
    expect(await rightly({ from: home, device })).toBe('signed in');
  });

  it('gets no unlimited guesses: its own failures slow it, and it is known only for its own people', async () => {
    const device = (await attempt({ password: testPassword })).cookie.split(';')[0];
    const other = await server.createCompany();
    const from = (place: number) => ({ from: `10.2.0.${place}`, device });
    expect((await many(50, from)).filter((answer) => answer === refused)).toHaveLength(5);
    const email = other.owner.user.email;
    await many(60, (place) => ({ ...strangers(place), email }));
    expect(await signIn({ email, device, from: '10.8.8.8', password: testPassword })).toBe(wait(30));
  });
});

describe('sign-in from one network', () => {
  it('is slowed after twenty failures, for any e-mail', async () => {
    for (let place = 0; place < 20; place += 1)
      expect(await signIn({ email: `pessoa${place}@x.prosa` })).toBe(refused);
    expect(await signIn({ email: 'outra@x.prosa' })).toBe(wait(5));
    expect(await rightly()).toBe(wait(5));
    expect(await rightly({ from: '10.0.0.2' })).toBe('signed in');
  });

  it('is not slowed by right passwords', async () => {
    for (let round = 0; round < 25; round += 1) expect(await rightly()).toBe('signed in');
  });

  it('counts a /64 of IPv6 as one network', async () => {
    await many(20, (place) => ({ email: `p${place}@x.prosa`, from: `2001:db8:1:2::${place + 1}` }));
    expect(await signIn({ email: 'z@x.prosa', from: '2001:db8:1:2:ffff::1' })).toBe(wait(5));
    expect(await signIn({ email: 'z@x.prosa', from: '2001:db8:1:3::1' })).toBe(refused);
  });
});

describe('a forged address', () => {
  const forged: [string, TrustedProxies, string][] = [
    ['one proxy in front', 1, '192.0.2.9'],
    ['two proxies in front', 2, '192.0.2.9, 10.1.1.1'],
    ['proxies by their networks', ['127.0.0.0/8', '10.1.0.0/16'], '192.0.2.9, 10.1.1.1'],
    ['no proxy', false, '192.0.2.9'],
  ];

  it.each(forged)('left of the real one changes nothing with %s', async (_name, trustProxy, real) => {
    const beside = await startTestServer({ config: { trustProxy } });
    try {
      const guess = (place: number): Try => ({
        url: beside.url,
        email: `p${place}@x.prosa`,
        from: `10.3.0.${place}, ${real}`,
      });
      expect((await many(25, guess)).filter((answer) => answer === refused)).toHaveLength(20);
      const elsewhere = { ...guess(41), from: real.replace('192.0.2.9', '192.0.2.10') };
      // Positive control: behind a proxy another real address counts separately.
      expect(await signIn(elsewhere)).toMatch(trustProxy === false ? /^429/ : refused);
    } finally {
      await beside.stop();
    }
  });
});

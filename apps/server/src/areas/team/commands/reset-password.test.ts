import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { enter, testPassword, type TestCompany } from '../../../testing/test-company.ts';
import { post } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(Date.now() + ahead) },
    config: { publicUrl: 'https://mesa.exemplo.com.br/', trustProxy: 1 },
  });
});
afterAll(() => server.stop());

const ask = (email: string) => post(`${server.url}/api/${calls.sendPasswordRecovery.path}`, { email });
const askFrom = (email: string, network: string) =>
  fetch(`${server.url}/api/${calls.sendPasswordRecovery.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email }),
  });
const reset = (token: string, password = 'nova-senha-boa') =>
  post(`${server.url}/api/${calls.resetPassword.path}`, { token, password });
const signIn = ({ email }: { email: string }, password: string) =>
  enter(server.url, calls.auth.path, { email, password });

async function mailedToken({ owner }: TestCompany): Promise<string> {
  const seen = (await mailsTo(server, owner.user.email)).length;
  await ask(owner.user.email);
  const mail = await eventually(async () => (await mailsTo(server, owner.user.email))[seen]);
  return /https:\/\/mesa\.exemplo\.com\.br\/recuperar-senha\?token=([\w-]{43})/.exec(mail)?.[1] ?? 'no link';
}

describe('recovering access', () => {
  it('mails a link to our own address that works once and ends every session', async () => {
    const company = await server.createCompany();
    const token = await mailedToken(company);
    const listener = await company.owner.listen();
    expect((await reset(token)).body).toEqual({ error: false, message: {} });
    await eventually(() => !listener.socket.connected, 5000);
    expect((await company.owner.attempt(calls.getUser, {})).status).toBe(401);
    await signIn(company.owner.user, 'nova-senha-boa');
    expect((await reset(token, 'mais-uma-senha')).body.message).toBe(errorText('recovery_invalid'));
    await expect(signIn(company.owner.user, 'mais-uma-senha')).rejects.toThrow(
      errorText('wrong_credentials'),
    );
  });

  it('lets only one of two simultaneous uses of a link succeed', async () => {
    const company = await server.createCompany();
    const token = await mailedToken(company);
    const replies = await Promise.all([reset(token, 'primeira-senha'), reset(token, 'segunda-senha')]);
    expect(replies.filter(({ body }) => body.error)).toHaveLength(1);
  });

  it('refuses a link after an hour, a made-up token, and a bad password, which does not use the link up', async () => {
    const company = await server.createCompany();
    const token = await mailedToken(company);
    expect((await reset('x'.repeat(43))).body.message).toBe(errorText('recovery_invalid'));
    expect((await reset(token, '12345')).body.message).toBe(errorText('password_too_short', { min: 6 }));
    expect((await reset(token, '123456')).body.message).toBe(errorText('password_too_common'));
    ahead = 61 * 60_000;
    expect((await reset(token)).body.message).toBe(errorText('recovery_invalid'));
    ahead = 0;
    expect((await reset(token)).body.error).toBe(false);
  });

  it('refuses links that were mailed before the e-mail changed', async () => {
    const company = await server.createCompany();
    const person = await company.addPerson({ user_role: 'manager' });
    const token = await mailedToken({ ...company, owner: person });
    const user = { _id: person.user._id, email: `novo.${person.user.email}` };
    await company.owner.call(calls.updateUser, { user });
    expect((await reset(token)).body.message).toBe(errorText('recovery_invalid'));
  });

  it('answers the same for unknown e-mails and too many requests; three mails an hour per network', async () => {
    const company = await server.createCompany();
    const { email } = company.owner.user;
    const unknown = await ask('ninguem@teste.prosa');
    expect(unknown).toEqual({ status: 200, body: { error: false, message: {} } });
    for (let round = 0; round < 7; round += 1) expect(await ask(` ${email.toUpperCase()}`)).toEqual(unknown);
    await eventually(async () => (await mailsTo(server, email)).length === 3);
    // The queue is processed in order, so the mail of somebody who asked later shows that no fourth one will come.
    await mailedToken(await server.createCompany());
    expect(await mailsTo(server, email)).toHaveLength(3);
    expect(await mailsTo(server, 'ninguem@teste.prosa')).toEqual([]);
    expect((await ask(' ')).body.message).toBe(errorText('fill_all_fields'));
  });

  it('cannot be flooded or blocked by strangers: a working link is there, one’s own network may ask', async () => {
    const company = await server.createCompany();
    const { email } = company.owner.user;
    for (let network = 1; network < 40; network += 1) await askFrom(email, `10.4.0.${network}`);
    const other = await server.createCompany();
    await mailedToken(other);
    expect(await mailsTo(server, email)).toHaveLength(5);
    const link = await mailedToken(company); // from the network where the company was founded
    ahead = 59 * 60_000;
    expect((await reset(link)).body.error).toBe(false);
    ahead = 0;
  });

  it('lets in an owner slowed everywhere by strangers: the browser that used the link is known', async () => {
    const company = await server.createCompany();
    const { email } = company.owner.user;
    const signInFrom = (network: string, password: string, cookie = '') =>
      fetch(`${server.url}/api/${calls.auth.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
        body: JSON.stringify({ email, password }),
      });
    for (let network = 1; network < 20; network += 1) await signInFrom(`10.5.0.${network}`, 'errada!');
    const token = await mailedToken(company);
    const used = await fetch(`${server.url}/api/${calls.resetPassword.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.6.0.1' },
      body: JSON.stringify({ token, password: 'nova-senha-boa' }),
    });
    const cookie = used.headers.get('set-cookie')?.split(';')[0];
    expect(used.headers.get('set-cookie')).toContain('; Secure');
    expect((await signInFrom('10.6.0.9', 'nova-senha-boa')).status).toBe(429);
    expect((await signInFrom('10.6.0.9', 'nova-senha-boa', cookie)).status).toBe(200);
  });

  it('stores no token and no e-mail in the tables of links and tries', async () => {
    const company = await server.createCompany();
    const token = await mailedToken(company);
    const [rows] = await server.runtime.database.acrossAccounts.rows<{ all: string }>(
      sql`select concat((select json_agg(r) from password_recoveries r), (select json_agg(a) from login_attempts a)) as all`,
    );
    expect(rows?.all).toContain(company.owner.user._id);
    expect(rows?.all).not.toContain(token);
    expect(rows?.all).not.toContain(company.owner.user.email);
    await signIn(company.owner.user, testPassword);
  });
});

it('says before the sign-in whether links are mailed at all: in production only with SMTP', async () => {
  const rules = async () => (await post(`${server.url}/api/${calls.getPasswordRules.path}`, {})).body.message;
  const change = (config: object) => Object.assign(server.runtime.config, config);
  expect(await rules()).toEqual({ min_chars: 6, recovers_by_mail: true });
  change({ production: true });
  expect(await rules()).toEqual({ min_chars: 6, recovers_by_mail: false });
  change({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(await rules()).toEqual({ min_chars: 6, recovers_by_mail: true });
  change({ production: false, smtpUrl: null });
});

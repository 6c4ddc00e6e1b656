import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { companyDigest } from '../../../testing/contract/company-digest.ts';
import { eventually } from '../../../testing/eventually.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { enter, testPassword } from '../../../testing/test-company.ts';
import { post, type TestPerson } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { expireCompanies } from '../jobs/expire-companies.ts';

let server: TestServer;
let ahead = 0;
const hourMs = 60 * 60 * 1000;

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(Date.now() + ahead) },
    config: { emailProof: true, signUpsPerHour: 8 },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.runtime.database.acrossAccounts.run(sql`delete from login_attempts`);
});

const visitor = {
  name: 'Nina',
  email: 'nina@nova.prosa',
  password: 'uma-boa-senha',
  phone: '(41) 98888-7777',
};
const signUp = (change: object) =>
  post(`${server.url}/api/${calls.createUser.path}`, { ...visitor, ...change });
const entered = (change: object) => enter(server.url, calls.createUser.path, { ...visitor, ...change });
const signIn = (email: string, password = visitor.password) =>
  enter(server.url, calls.auth.path, { email, password });

let count = 0;
const newEmail = () => `pessoa${(count += 1)}@nova.prosa`;

/** Returns the tokens of the links that were mailed to somebody, oldest first, once there are that many `mails`. */
async function tokensTo(email: string, mails: number): Promise<string[]> {
  const all = await eventually(async () => {
    const found = await mailsTo(server, email);
    return found.length >= mails ? found : null;
  });
  return all.map((mail) => /confirmar-email\?token=([\w-]{43})/.exec(mail)?.[1] ?? 'no link');
}

const confirm = async (person: TestPerson, token: string) =>
  (await person.attempt(calls.confirmEmail, { token })).body;

describe('signing up', () => {
  it('creates a company with its owner and first department, and signs in', async () => {
    const sent = { company: 'Padaria Nova', user_role: 'user', system_user_roles: ['customer_admin'] };
    const owner = await entered(sent);
    expect(owner.user).toMatchObject({
      user_role: 'owner',
      system_user_roles: [],
      admin: false,
      email_proven: false,
      phone: '5541988887777',
      account: { name: 'Padaria Nova' },
    });
    expect(await owner.call(calls.getDepartments, {})).toMatchObject([{ name: 'Geral', filed: false }]);
    await signIn('NINA@nova.prosa');
  });

  it.each([
    [{ name: '' }, errorText('fill_all_fields')],
    [{ phone: ' ' }, errorText('fill_all_fields')],
    [{ email: 'nina@' }, errorText('email_invalid')],
    [{ phone: '12' }, errorText('phone_invalid')],
    [{ password: '12345' }, errorText('password_too_short', { min: 6 })],
    [{ password: 'Flamengo2024!' }, errorText('password_too_common')],
    [{ password: 'nina-2024' }, errorText('password_is_own_data')],
  ])('refuses %o', async (change, text) => {
    expect(await signUp(change)).toEqual({ status: 200, body: { error: true, message: text } });
  });

  it('is limited for each network, even when many are sent at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signUp({ email: newEmail() })));
    expect(replies.filter(({ body }) => !body.error)).toHaveLength(8);
    const refused = replies.filter(({ body }) => body.error);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await signUp({ email: newEmail() })).body.message).toMatch(/Aguarde \d{4} segundos/);
    ahead += hourMs + 1000;
    expect((await signUp({ email: newEmail() })).body.error).toBe(false);
  });
});

describe('the e-mail of a new company’s owner', () => {
  it('is proven once by the mailed link, in a signed-in session; before that the company reaches nobody', async () => {
    const email = newEmail();
    const owner = await entered({ email });
    const [department] = await owner.call(calls.getDepartments, {});
    const chip = await owner.call(calls.saveChip, {
      name: 'vendas',
      redirect: 'human',
      department: department?._id ?? '',
    });
    const member = { name: 'Bia', email: newEmail(), password: testPassword, user_role: 'manager' } as const;
    const reaching = async () => [
      (await owner.attempt(calls.connectChip, { chip: chip._id, connect: true })).body,
      (await owner.attempt(calls.createTeamUser, member)).body,
      (await owner.attempt(calls.tryFlowRequest, { method: 'GET', url: 'http://127.0.0.1:9/' })).body,
    ];
    for (const { message } of await reaching()) expect(message).toBe(errorText('email_unproven', { email }));
    const [token = ''] = await tokensTo(email, 1);
    const stranger = await entered({ email: newEmail() });
    expect((await confirm(stranger, token)).message).toBe(errorText('proof_invalid'));
    const listener = await owner.listen();
    expect(await confirm(owner, token)).toEqual({ error: false, message: {} });
    await eventually(() => listener.events.some(({ type }) => type === 'user_changed'));
    listener.close();
    expect(await owner.call(calls.getUser, {})).toMatchObject({ email_proven: true });
    for (const { error } of await reaching()) expect(error).toBe(false);
    expect((await confirm(stranger, token)).message).toBe(errorText('proof_invalid'));
  });

  it('keeps nobody else from signing up while it is not proven; the first to prove it has it', async () => {
    const email = newEmail();
    const squatter = await entered({ email, password: 'senha-do-intruso' });
    const owner = await entered({ email });
    const [early = '', late = ''] = await tokensTo(email, 2);
    expect((await signIn(email)).user._id).toBe(owner.user._id);
    await expect(signIn(email, 'senha-do-intruso')).rejects.toThrow(errorText('wrong_credentials'));
    // A click of the mailbox's owner on the squatter's link hands them nothing.
    expect((await confirm(owner, early)).message).toBe(errorText('proof_invalid'));
    expect((await confirm(owner, late)).error).toBe(false);
    expect((await confirm(squatter, early)).message).toBe(errorText('email_taken'));
  });

  it('gets the same answer when somebody else has proven it, and only the mail tells', async () => {
    const email = newEmail();
    const owner = await entered({ email });
    await confirm(owner, (await tokensTo(email, 1))[0] ?? '');
    const [known, unknown] = [await signUp({ email }), await signUp({ email: newEmail() })];
    const shape = ({ status, body }: typeof known) => [status, body.error, Object.keys(Object(body.message))];
    expect(shape(known)).toEqual(shape(unknown));
    expect((await tokensTo(email, 2))[1]).toBe('no link');
    expect((await mailsTo(server, email))[1]).toContain('já tem uma');
    // The person who signed up comes back to what they made: a refusal would reveal that the address is somebody's.
    await signUp({ email, password: 'outra-senha-boa' });
    expect((await signIn(email, 'outra-senha-boa')).user.email_proven).toBe(false);
    expect((await signIn(email)).user._id).toBe(owner.user._id);
    // But that does not clear failed tries at the other's account.
    for (let round = 0; round < 5; round += 1) await signIn(email, 'outra-senha-boa');
    await expect(signIn(email, 'outra-senha-boa')).rejects.toThrow('Aguarde 5 segundos');
  });

  it('counts as proven when the password was recovered by mail', async () => {
    const email = newEmail();
    await entered({ email });
    await tokensTo(email, 1);
    await post(`${server.url}/api/${calls.sendPasswordRecovery.path}`, { email });
    const mail = await eventually(async () =>
      (await mailsTo(server, email)).find((text) => text.includes('recuperar')),
    );
    const token = /token=([\w-]{43})/.exec(mail)?.[1];
    await post(`${server.url}/api/${calls.resetPassword.path}`, { token, password: 'senha-recuperada' });
    expect((await signIn(email, 'senha-recuperada')).user.email_proven).toBe(true);
  });

  it('gets the link again on demand, three times an hour; after two days it is worthless', async () => {
    const email = newEmail();
    const owner = await entered({ email });
    const ask = async () => (await owner.attempt(calls.sendEmailProof, {})).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    const [first = '', ...more] = await tokensTo(email, 4);
    expect(new Set([first, ...more]).size).toBe(4);
    ahead += 49 * hourMs;
    const again = await signIn(email);
    expect((await confirm(again, first)).message).toBe(errorText('proof_invalid'));
    await again.call(calls.sendEmailProof, {});
    expect((await confirm(again, (await tokensTo(email, 5))[4] ?? '')).error).toBe(false);
  });

  it('is not flooded with mail when it belongs to nobody: a few mails an hour, however many people ask', async () => {
    const email = newEmail();
    for (let round = 0; round < 6; round += 1) expect((await signUp({ email })).status).toBe(200);
    // The queue is processed in order: the mail of somebody who asked later shows that no fourth one will come.
    const later = newEmail();
    await signUp({ email: later });
    await tokensTo(later, 1);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });
});

describe('a company with an unproven owner', () => {
  it('expires after a week with every row and file, while a proven one stays', async () => {
    const [email, kept] = [newEmail(), newEmail()];
    const [gone, owner] = [await entered({ email }), await entered({ email: kept })];
    await confirm(owner, (await tokensTo(kept, 1))[0] ?? '');
    await gone.call(calls.saveTag, { name: 'Minha tag' });
    await gone.call(calls.createContact, { name: 'Contato', phone: '41987650001' });
    const digest = async ({ user }: TestPerson) =>
      Object.values(await companyDigest(server, user.account._id)).filter((hash) => hash !== 'empty').length;
    ahead += 6 * 24 * hourMs;
    await expireCompanies(server.runtime);
    expect(await digest(gone)).toBeGreaterThan(5);
    ahead += 2 * 24 * hourMs;
    await cleanUp(server.runtime);
    await expireCompanies(server.runtime);
    expect(await digest(gone)).toBe(0);
    expect(await digest(owner)).toBeGreaterThan(5);
    await expect(signIn(email)).rejects.toThrow(errorText('wrong_credentials'));
    await signIn(kept);
  });

  it('expires although a follower begins with its events while it is deleted', async () => {
    const { user } = await entered({ email: newEmail() });
    const account_id = user.account._id;
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('begin');
    await client.query('insert into event_cursors values ($1, $2, 0)', [account_id, 'late']);
    ahead += 8 * 24 * hourMs;
    const expired = expireCompanies(server.runtime);
    const { acrossAccounts } = server.runtime.database;
    const deleting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'delete from accounts%'`;
    await eventually(async () => (await acrossAccounts.rows(deleting)).length);
    await client.query('commit');
    await client.end();
    await expired;
    expect(await acrossAccounts.rows(sql`select from accounts where id = ${account_id}`)).toEqual([]);
  });
});

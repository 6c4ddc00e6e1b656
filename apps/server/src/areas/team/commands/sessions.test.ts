import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, errorText, type CallOutput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testPassword, type TestCompany } from '../../../testing/test-company.ts';
import { testPerson, type TestPerson } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { cleanUp } from '../jobs/clean-up.ts';

let server: TestServer;
let company: TestCompany;
let ahead = 0;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604';

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + ahead) };
  server = await startTestServer({ clock, config: { trustProxy: 1 } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ahead = 0;
  company = await server.createCompany();
});

interface SignIn {
  from?: string;
  agent?: string;
  remember?: boolean;
}

async function signIn({
  from = '192.0.2.1',
  agent = chrome,
  remember = false,
}: SignIn = {}): Promise<TestPerson> {
  const response = await fetch(`${server.url}/api/${calls.auth.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'user-agent': agent },
    body: JSON.stringify({ email: company.owner.user.email, password: testPassword, remember }),
  });
  const { message } = (await response.json()) as { message: CallOutput<typeof calls.auth> };
  return testPerson({ url: server.url, ...message });
}

const isIn = async (person: TestPerson) => (await person.attempt(calls.getUser, {})).status === 200;

describe('the list of one’s own sessions', () => {
  it('shows browser, network and times of each and which one asks, and never a colleague’s', async () => {
    await company.addPerson({ user_role: 'manager' });
    ahead = minuteMs;
    const phone = await signIn({ from: '2001:db8:5:6::7', agent: safari });
    const listed = await phone.call(calls.getSessions, {});
    expect(listed).toMatchObject([
      { device: 'Safari no iPhone', network: '2001:db8:5:6::/64', current: true },
      { device: 'Navegador', network: '127.0.0.1', current: false },
    ]);
    expect(listed[0]?.created).toBe(listed[0]?.used);
    expect(JSON.stringify(listed)).not.toContain(phone.token);
  });

  it('allows ending one of them, which cuts its socket; anybody else’s is a 404', async () => {
    const [here, there] = [await signIn(), await signIn({ agent: safari })];
    const listener = await there.listen();
    const other = await company.addPerson({ user_role: 'manager' });
    const [foreign] = await other.call(calls.getSessions, {});
    expect((await here.attempt(calls.endSession, { session_id: foreign?._id })).status).toBe(404);
    expect(await isIn(other)).toBe(true);
    const found = (await here.call(calls.getSessions, {})).find(
      ({ device }) => device === 'Safari no iPhone',
    );
    await here.call(calls.endSession, { session_id: found?._id ?? '' });
    await eventually(() => !listener.socket.connected, 5000);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  it('allows ending all others, or all; then no browser is known any more', async () => {
    const [here, there, far] = [await signIn(), await signIn(), await signIn()];
    const listener = await there.listen();
    await here.call(calls.endSessions, { keep_current: true });
    await eventually(() => !listener.socket.connected, 5000);
    expect([await isIn(here), await isIn(there), await isIn(far)]).toEqual([true, false, false]);
    const places = () =>
      server.runtime.database.acrossAccounts.rows(
        sql`select from known_places where user_id = ${company.owner.user._id}`,
      );
    expect(await places()).not.toEqual([]);
    await here.call(calls.endSessions, { keep_current: false });
    expect(await isIn(here)).toBe(false);
    expect(await places()).toEqual([]);
  });
});

describe('a session that nobody uses', () => {
  it.each([
    [false, 2],
    [true, 7 * 24],
  ])('ends (remembered: %s) after %i hours, counted from its last use', async (remember, hours) => {
    const person = await signIn({ remember });
    ahead = hours * hourMs - minuteMs;
    expect(await isIn(person)).toBe(true);
    ahead += hours * hourMs - minuteMs;
    expect(await isIn(person)).toBe(true);
    ahead += hours * hourMs + minuteMs;
    expect(await isIn(person)).toBe(false);
    await expect(person.listen()).rejects.toThrow('unauthenticated');
    await cleanUp(server.runtime);
    const left = await server.runtime.database.acrossAccounts.rows(
      sql`select from sessions where user_id = ${company.owner.user._id} and created > ${new Date(Date.now() + hourMs)}`,
    );
    expect(left).toEqual([]);
  });

  it('does not end as long as a desk is open, because its socket is checked', async () => {
    const agent = await company.addPerson({ user_role: 'manager' });
    const closed = await company.addPerson({ user_role: 'manager' });
    const listener = await agent.listen();
    ahead = 2 * hourMs - minuteMs;
    // What the socket's own check does every minute, a change of rights triggers at once.
    await company.owner.call(calls.updateUser, { user: { _id: agent.user._id, name: 'Outro nome' } });
    const { acrossAccounts } = server.runtime.database;
    const noted = sql`select from sessions where user_id = ${agent.user._id} and used > ${new Date(Date.now() + hourMs)}`;
    await eventually(() => acrossAccounts.row(noted));
    ahead = 3 * hourMs;
    expect([await isIn(agent), await isIn(closed)]).toEqual([true, false]);
    listener.close();
  });

  it('stays in use by calls, without a write for each call', async () => {
    const person = await signIn();
    const used = async () => (await person.call(calls.getSessions, {}))[0]?.used;
    const first = await used();
    ahead = 4 * minuteMs;
    expect(await used()).toBe(first);
    ahead = 6 * minuteMs;
    expect(new Date((await used()) ?? 0).getTime()).toBeGreaterThan(
      new Date(first ?? 0).getTime() + 5 * minuteMs,
    );
  });

  it('ends at its full time, however much it is used', async () => {
    const person = await signIn();
    for (let hour = 1; hour < 12; hour += 1) {
      ahead = hour * hourMs;
      expect(await isIn(person)).toBe(true);
    }
    ahead = 12 * hourMs + minuteMs;
    expect(await isIn(person)).toBe(false);
  });
});

describe('a password that somebody else gave', () => {
  const initial = 'entregue-pelo-dono';
  const allowed = new Set([calls.getUser.path, calls.logout.path, calls.changeUserPassword.path]);

  async function invited(): Promise<TestPerson> {
    const email = `convidada${Date.now()}@teste.prosa`;
    const member = { name: 'Convidada', email, password: initial, user_role: 'manager' as const };
    await company.owner.call(calls.createTeamUser, member);
    return enterAs(email);
  }

  async function enterAs(email: string, password = initial): Promise<TestPerson> {
    const { token, user } = (await company.owner.attempt(calls.auth, { email, password })).body
      .message as CallOutput<typeof calls.auth>;
    return testPerson({ url: server.url, token, user });
  }

  it('allows nothing except choosing one’s own: no other call, no socket', async () => {
    const person = await invited();
    expect(person.user).toMatchObject({ must_change_password: true, abilities: [] });
    const refused = { error: true, message: errorText('password_change_required') };
    for (const call of Object.values(calls)) {
      if (call.access === 'public' || allowed.has(call.path)) continue;
      expect({ path: call.path, ...(await person.attempt(call, {})) }).toEqual({
        path: call.path,
        status: 403,
        body: refused,
      });
    }
    await expect(person.listen()).rejects.toThrow('password_change_required');
    const change = (password: string) =>
      person.attempt(calls.changeUserPassword, { old_password: initial, password });
    expect((await change(initial)).body.message).toBe(errorText('password_unchanged'));
    expect((await change('convidada-2024')).body.message).toBe(errorText('password_is_own_data'));
    expect((await change(testPassword)).body.error).toBe(false);
    expect((await person.call(calls.getUser, {})).abilities).toContain('team.manage');
    await person.call(calls.getConversations, {});
    (await person.listen()).close();
  });

  it('has the same limits when a colleague sets it later', async () => {
    const person = await company.addPerson({ user_role: 'manager' });
    await company.owner.call(calls.updateUser, { user: { _id: person.user._id, password: initial } });
    expect(await isIn(person)).toBe(false);
    expect((await enterAs(person.user.email)).user.must_change_password).toBe(true);
  });
});

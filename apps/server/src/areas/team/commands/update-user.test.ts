import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { enter, testPassword, type TestCompany } from '../../../testing/test-company.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let other: TestCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  other = await server.createCompany();
  await server.runtime.database.acrossAccounts.run(sql`update accounts set max_users = 100`);
});
afterAll(() => server.stop());

const agent = () => company.addPerson({ user_role: 'user', departments: [company.department] });
const manager = () => company.addPerson({ user_role: 'manager' });
const rowOf = ({ user }: TestPerson) =>
  server.runtime.database.acrossAccounts.row<Record<string, unknown>>(
    sql`select * from users where id = ${user._id}`,
  );
const save = (by: TestPerson, user: object) => by.attempt(calls.updateUser, { user });

/** Waits for the socket to be cut, at most the five seconds that ASVS 7.4 allows us. */
const isCut = (listener: { socket: { connected: boolean } }) =>
  eventually(() => !listener.socket.connected, 5000);

describe('one’s own data', () => {
  it('saves name and phone, and notifies the colleagues', async () => {
    const person = await agent();
    const listener = await company.owner.listen();
    await person.call(calls.updateUser, {
      user: { _id: person.user._id, name: ' Ana ', phone: '(11) 98888-7777' },
    });
    expect(await person.call(calls.getUser, {})).toMatchObject({ name: 'Ana', phone: '5511988887777' });
    await eventually(() =>
      listener.events.find((event) => event.type === 'user_changed' && event.user_id === person.user._id),
    );
    listener.close();
    expect((await save(person, { _id: person.user._id, name: ' ' })).body.message).toBe(
      errorText('fill_all_fields'),
    );
    expect((await save(person, { _id: person.user._id, phone: '123' })).body.message).toBe(
      errorText('phone_invalid'),
    );
  });

  it.each(['user', 'manager'] as const)(
    'stores nothing else that a %s sends about themselves',
    async (role) => {
      const person = role === 'user' ? await agent() : await manager();
      const before = await rowOf(person);
      const sent = {
        _id: person.user._id,
        name: 'Novo nome',
        user_role: 'owner',
        system_user_roles: ['customer_admin'],
        access_restrictions: ['contacts'],
        departments: [await company.addDepartment(`Vendas ${role}`)],
        email: `outro.${role}@teste.prosa`,
        password: 'outra-senha-boa',
        filed: true,
        admin: true,
        must_change_password: true,
        account: other.account_id,
        account_id: other.account_id,
        account_sequences: { max_users: 1000 },
      };
      expect((await save(person, sent)).body.error).toBe(false);
      expect(await rowOf(person)).toEqual({ ...before, name: 'Novo nome' });
      expect((await person.call(calls.getUser, {})).departments).toEqual(person.user.departments);
    },
  );
});

describe('other members', () => {
  it('can be changed only with the ability; the owner stays the same and nobody becomes owner', async () => {
    const [one, two, boss] = [await agent(), await agent(), await manager()];
    expect(await save(one, { _id: two.user._id, name: 'X' })).toMatchObject({
      status: 403,
      body: { message: errorText('forbidden') },
    });
    const owner = { _id: company.owner.user._id, name: 'X' };
    expect((await save(boss, owner)).body.message).toBe(errorText('owner_is_fixed'));
    const promotion = { _id: one.user._id, user_role: 'owner' };
    expect((await save(boss, promotion)).body.message).toBe(errorText('owner_is_fixed'));
    expect((await save(boss, { _id: one.user._id, user_role: 'manager' })).body.error).toBe(false);
    expect((await rowOf(one))?.user_role).toBe('manager');
  });

  it('can no longer be changed by a manager restricted from the team screen, even while signed in', async () => {
    const [restricted, colleague] = [await manager(), await agent()];
    expect((await restricted.attempt(calls.getTeamUsers, {})).status).toBe(200);
    await company.owner.call(calls.updateUser, {
      user: { _id: restricted.user._id, access_restrictions: ['team'] },
    });
    expect((await restricted.attempt(calls.getTeamUsers, {})).status).toBe(403);
    expect((await save(restricted, { _id: colleague.user._id, name: 'X' })).status).toBe(403);
  });

  it('of another company are unknown, and so are its departments', async () => {
    const [person, stranger] = [await agent(), other.owner];
    const unknown = await save(company.owner, { _id: 'unknown', name: 'X' });
    expect(unknown.status).toBe(404);
    expect(await save(company.owner, { _id: stranger.user._id, name: 'X' })).toEqual(unknown);
    const foreign = { _id: person.user._id, departments: [other.department] };
    expect(await save(company.owner, foreign)).toEqual(unknown);
    expect((await company.owner.call(calls.getTeamUsers, {})).map(({ _id }) => _id)).not.toContain(
      stranger.user._id,
    );
    const own = { ...foreign, departments: [company.department] };
    expect((await save(company.owner, own)).body.error).toBe(false);
  });

  it('are checked with the sentences of the team screen', async () => {
    const { user } = await agent();
    const refusal = async (change: object) =>
      (await save(company.owner, { _id: user._id, ...change })).body.message;
    expect(await refusal({ name: ' ' })).toBe(errorText('all_fields_required'));
    expect(await refusal({ email: 'sem arroba' })).toBe(errorText('email_invalid'));
    expect(await refusal({ email: other.owner.user.email })).toBe(errorText('team_email_taken'));
    expect(await refusal({ departments: [] })).toBe(errorText('department_required_for_agent'));
    expect(await refusal({ password: '12345' })).toBe(errorText('team_password_too_short', { min: 6 }));
    expect(await refusal({ password: 'senha123' })).toBe(errorText('password_too_common'));
    expect(await refusal({ access_restrictions: ['dashboard', 'contacts'] })).toEqual({ _id: user._id });
    expect(await refusal({ config: { disable_notification_sound: true } })).toEqual({ _id: user._id });
    const [saved] = (await company.owner.call(calls.getTeamUsers, {})).filter(({ _id }) => _id === user._id);
    expect(saved).toMatchObject({
      access_restrictions: ['contacts'],
      config: { disable_notification_sound: true },
    });
  });

  it('who are archived lose sessions and sockets, and their e-mail is free again', async () => {
    const [person, witness] = [await agent(), await agent()];
    const [cut, kept] = [await person.listen(), await witness.listen()];
    await company.owner.call(calls.updateUser, { user: { _id: person.user._id, filed: true } });
    await isCut(cut);
    expect((await person.attempt(calls.getUser, {})).status).toBe(401);
    const credentials = { email: person.user.email, password: testPassword };
    await expect(enter(server.url, calls.auth.path, credentials)).rejects.toThrow(
      errorText('wrong_credentials'),
    );
    expect((await company.owner.call(calls.getUsers, {})).map(({ _id }) => _id)).not.toContain(
      person.user._id,
    );
    expect(kept.socket.connected).toBe(true);
    kept.close();
    await company.owner.call(calls.createTeamUser, {
      ...credentials,
      name: 'De volta',
      user_role: 'manager',
    });
    await enter(server.url, calls.auth.path, credentials);
  });

  it('who were given a new password lose their sessions', async () => {
    const person = await agent();
    const listener = await person.listen();
    await company.owner.call(calls.updateUser, {
      user: { _id: person.user._id, password: 'dada-pela-dona' },
    });
    await isCut(listener);
    expect((await person.attempt(calls.getUser, {})).status).toBe(401);
    await enter(server.url, calls.auth.path, { email: person.user.email, password: 'dada-pela-dona' });
  });
});

describe('settings', () => {
  it('keeps the notification sound that a person chose', async () => {
    const person = await agent();
    await person.call(calls.updateUserConfig, { config: { disable_notification_sound: true } });
    expect((await person.call(calls.getUser, {})).config).toEqual({ disable_notification_sound: true });
    expect((await company.owner.call(calls.getUser, {})).config).toEqual({
      disable_notification_sound: false,
    });
  });
});

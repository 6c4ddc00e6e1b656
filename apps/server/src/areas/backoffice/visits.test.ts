import { calls, errorText, type CallOutput } from '@prosa/contract';
import { describe, expect, onTestFinished } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { testPassword } from '../../testing/test-company.ts';
import { post, testPerson } from '../../testing/test-person.ts';
import { createTestStaff, enterAs } from '../../testing/test-staff.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { codeAt, endVisits } from '../team/index.ts';

/** Moved by hand. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
const minuteMs = 60_000;

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ clock }))
  .extend('staff', ({ server }) => createTestStaff(server, ['customer_admin']))
  .extend('shop', ({ server }) => server.createCompany())
  .extend(
    'adminLogin',
    ({ server }) =>
      (input: object) =>
        post(`${server.url}/api/${calls.auth.path}`, { password: testPassword, admin_login: true, ...input }),
  );

describe('inside a customer’s account', () => {
  it('staff see what the owner sees, under their own name, and it stands in the owner’s trail', async ({
    server,
    staff,
    shop,
  }) => {
    const inside = await enterAs(server, staff, shop.account_id);
    expect(inside.user).toMatchObject({
      _id: staff.user._id,
      name: 'Equipe Prosa: Fulana Teste',
      kind: 'visitor',
      user_role: 'owner',
      account: { _id: shop.account_id },
      visit: { reason: 'O cliente pediu ajuda.' },
    });
    const tag = await inside.call(calls.saveTag, { name: 'Feita pela equipe', color: '#00FF00' });
    await inside.call(calls.saveTag, {
      _id: tag._id,
      name: 'Feita pela equipe',
      color: '#00FF00',
      filed: true,
    });
    await inside.call(calls.logout, {});
    expect((await inside.attempt(calls.getUser, {})).status).toBe(401);
    expect((await staff.attempt(calls.getUser, {})).status).toBe(200);
    const { data, people } = await shop.owner.call(calls.getAuditEntries, {});
    expect(data.slice(0, 3)).toMatchObject([
      { action: 'staff.left', user_name: 'Equipe Prosa: Fulana Teste', by_staff: true },
      { action: 'deletion.tag', user_name: 'Equipe Prosa: Fulana Teste', by_staff: true },
      { action: 'staff.entered', details: { Motivo: 'O cliente pediu ajuda.' }, by_staff: true },
    ]);
    expect(data.at(-1)).toMatchObject({ user_name: shop.owner.user.name, by_staff: false });
    expect(people).toContainEqual({ _id: staff.user._id, name: 'Equipe Prosa: Fulana Teste' });
  });

  it('they change no password and no record of the owner, and are no member', async ({
    server,
    staff,
    shop,
  }) => {
    const inside = await enterAs(server, staff, shop.account_id);
    const { owner } = shop;
    const change = { user: { _id: owner.user._id, name: 'Outra', password: 'tomada-de-conta' } };
    expect((await inside.attempt(calls.updateUser, change)).body).toEqual({
      error: true,
      message: errorText('owner_is_fixed'),
    });
    const own = { password: 'tomada-de-conta', old_password: testPassword };
    for (const [call, input] of [
      [calls.changeUserPassword, own],
      [calls.getSessions, {}],
      [calls.endSessions, { keep_current: false }],
      [calls.beginSecondFactor, {}],
      [calls.getCustomers, {}],
    ] as const)
      expect((await inside.attempt(call, input)).status).toBe(403);
    const team = await owner.call(calls.getTeamUsers, {});
    expect(team.map(({ _id }) => _id)).toEqual([owner.user._id]);
    const found = await owner.attempt(calls.updateUser, { user: { _id: staff.user._id, name: 'Minha' } });
    expect(found.status).toBe(404);
  });

  it('needs a reason', async ({ staff, shop }) => {
    const reply = await staff.attempt(calls.enterAccount, { account_id: shop.account_id, reason: ' ajuda ' });
    expect(reply.body).toEqual({ error: true, message: errorText('visit_reason_required') });
  });

  it('ends after an hour, on the server and on open sockets; the owner’s socket goes on', async ({
    server,
    staff,
    shop,
  }) => {
    const inside = await enterAs(server, staff, shop.account_id);
    const [theirs, owners] = [await inside.listen(), await shop.owner.listen()];
    const says = (name: string) => shop.owner.call(calls.saveDepartment, { name });
    await says('Antes');
    await eventually(() => theirs.events.length > 0 && owners.events.length > 0);
    clock.ahead += 59 * minuteMs;
    expect((await inside.attempt(calls.getUser, {})).status).toBe(200);
    const cut = new Promise((resolve) => theirs.socket.once('disconnect', resolve));
    const [heard, ownersHeard] = [theirs.events.length, owners.events.length];
    clock.ahead += 2 * minuteMs;
    expect((await inside.attempt(calls.getUser, {})).status).toBe(401);
    await says('Depois');
    await eventually(() => owners.events.length > ownersHeard);
    expect(await cut).toBe('io server disconnect');
    expect(theirs.events).toHaveLength(heard);
    owners.close();
  });

  it('that ends by its time stands in the owner’s trail once, also over several processes', async ({
    server,
    staff,
    shop,
  }) => {
    const beside = await startTestServer({ clock, beside: server, config: { processes: new Set(['web']) } });
    onTestFinished(() => beside.stop());
    const inside = await enterAs(server, staff, shop.account_id);
    const endAll = () => Promise.all([server, beside, server].map(({ runtime }) => endVisits(runtime)));
    const left = async () => {
      const { data } = await shop.owner.call(calls.getAuditEntries, {});
      return data.filter(({ action }) => action === 'staff.left');
    };
    await endAll();
    expect(await left()).toEqual([]);
    expect((await inside.attempt(calls.getUser, {})).status).toBe(200);
    clock.ahead += 61 * minuteMs;
    await endAll();
    await endAll();
    expect(await left()).toMatchObject([
      {
        user_name: 'Equipe Prosa: Fulana Teste',
        by_staff: true,
        at: inside.user.visit?.expires,
        details: { Motivo: 'O tempo do acesso terminou.' },
      },
    ]);
  });

  it('that ends because staff signed out at home is recorded too', async ({ server, staff, shop }) => {
    await enterAs(server, staff, shop.account_id);
    await staff.call(calls.logout, {});
    await endVisits(server.runtime);
    const { data } = await shop.owner.call(calls.getAuditEntries, {});
    expect(data[0]).toMatchObject({
      action: 'staff.left',
      details: { Motivo: 'A pessoa saiu da administração ou perdeu o acesso a ela.' },
    });
  });

  it('ends with the session at home, and with the role', async ({ server, staff, shop }) => {
    const first = await enterAs(server, staff, shop.account_id);
    const status = async () => (await first.attempt(calls.getUser, {})).status;
    expect(await status()).toBe(200);
    const setRoles = (roles: string[]) =>
      server.runtime.database.acrossAccounts.run(
        sql`update users set system_user_roles = ${roles} where id = ${staff.user._id} and kind = 'staff'`,
      );
    await setRoles(['tech_dashboard']);
    expect(await status()).toBe(401);
    await setRoles(['customer_admin']);
    expect(await status()).toBe(200);
    await staff.call(calls.logout, {});
    expect(await status()).toBe(401);
  });
});

describe('/auth with admin_login', () => {
  it('takes staff into the customer’s account in one go, and back home', async ({
    server,
    staff,
    shop,
    adminLogin,
  }) => {
    const code = codeAt(staff.secret, clock.now());
    const input = { email: staff.user.email, customer_email: shop.owner.user.email, code };
    const without = await adminLogin(input);
    expect(without.body.message).toBe(errorText('visit_reason_required'));
    const reason = 'Número desconectado, ligou às 10h.';
    const { body } = await adminLogin({ ...input, reason });
    const entered = body.message as CallOutput<typeof calls.auth>;
    expect(entered.user).toMatchObject({ kind: 'visitor', account: { _id: shop.account_id } });
    const inside = testPerson({ url: server.url, token: entered.token, user: entered.user });
    expect(await inside.call(calls.getUser, {})).toEqual(entered.user);
    const home = testPerson({ url: server.url, token: entered.staff_token ?? '', user: staff.user });
    expect(await home.call(calls.getUser, {})).toMatchObject({ kind: 'staff', _id: staff.user._id });
  });

  it('says only to who has a code, and may enter, whether somebody is a customer', async ({
    server,
    staff,
    shop,
    adminLogin,
  }) => {
    const reason = 'Número desconectado, ligou às 10h.';
    const known = { email: staff.user.email, customer_email: shop.owner.user.email, reason };
    const unknown = { ...known, customer_email: 'ninguem@teste.prosa' };
    const answers = [await adminLogin(known), await adminLogin(unknown)];
    for (const wrong of ['000000', '000001'])
      answers.push(
        await adminLogin({ ...known, code: wrong }),
        await adminLogin({ ...unknown, code: wrong }),
      );
    const said = answers.map(({ body }) => body.message);
    expect(said.filter((_, place) => place % 2 === 0)).toEqual(said.filter((_, place) => place % 2 === 1));
    const code = codeAt(staff.secret, clock.now());
    expect((await adminLogin({ ...unknown, code })).body.message).toBe(errorText('customer_unknown'));
    const other = await createTestStaff(server, ['tech_dashboard']);
    const itsCode = codeAt(other.secret, clock.now());
    const { body } = await adminLogin({ ...unknown, email: other.user.email, code: itsCode });
    expect(body.message).toMatchObject({ user: { kind: 'staff' }, staff_token: null });
  });

  it('answers customers as it answers a wrong password', async ({ shop, adminLogin }) => {
    const reply = await adminLogin({ email: shop.owner.user.email });
    expect(reply.body).toEqual({ error: true, message: errorText('wrong_credentials') });
  });

  it('leaves staff without a second factor nothing but setting it up', async ({ staff }) => {
    await staff.call(calls.endSecondFactor, { password: testPassword });
    const message = errorText('second_factor_missing');
    for (const call of [calls.getCustomers, calls.getSessions])
      expect(await staff.attempt(call, {})).toEqual({ status: 403, body: { error: true, message } });
    await expect(staff.listen()).rejects.toThrow('second_factor_missing');
    expect(await staff.call(calls.getUser, {})).toMatchObject({
      abilities: [],
      must_set_second_factor: true,
    });
    await staff.call(calls.beginSecondFactor, {});
  });
});

import { calls, errorText, type CallOutput } from '@prosa/contract';
import { expect } from 'vitest';
import { runProsa } from '../testing/run-prosa.ts';
import { serverTest } from '../testing/server-test.ts';
import { post, testPerson } from '../testing/test-person.ts';
import { createTestStaff, enterAs } from '../testing/test-staff.ts';

const it = serverTest.extend(
  'adminLogin',
  ({ server }) =>
    (email: string, password: string) =>
      post(`${server.url}/api/${calls.auth.path}`, { email, password, admin_login: true }),
);

it('staff add makes somebody who replaces the password and sets up a second factor first', async ({
  server,
  adminLogin,
}) => {
  const email = 'nova@teste.prosa';
  const added = await runProsa(server, `staff add Nova ${email} customer_admin,tech_dashboard`);
  expect(added.code).toBe(0);
  const password = /com a senha (\S+),/.exec(added.said)?.[1] ?? '';
  const { body } = await adminLogin(email, password);
  const { user, token } = body.message as CallOutput<typeof calls.auth>;
  expect(user).toMatchObject({ kind: 'staff', must_change_password: true, must_set_second_factor: true });
  const person = testPerson({ url: server.url, token, user });
  expect((await person.attempt(calls.getCustomers, {})).status).toBe(403);
  const again = await runProsa(server, `staff add Outra ${email} tech_dashboard`);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('já é de alguém') as string });
  for (const wrong of ['Nova sem-arroba customer_admin', 'Nova outra@teste.prosa chefe'])
    expect((await runProsa(server, `staff add ${wrong}`)).code).toBe(1);
});

it('staff remove ends somebody everywhere at once, and nobody who is no staff', async ({
  server,
  company,
}) => {
  const staff = await createTestStaff(server, ['customer_admin']);
  const inside = await enterAs(server, staff, company.account_id);
  const { socket } = await inside.listen();
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await inside.attempt(calls.getUser, {})).status).toBe(200);
  expect((await runProsa(server, `staff remove ${staff.user.email}`)).code).toBe(0);
  expect(await cut).toBe('io server disconnect');
  for (const person of [staff, inside]) expect((await person.attempt(calls.getUser, {})).status).toBe(401);
  const { data } = await company.owner.call(calls.getAuditEntries, {});
  expect(data[0]).toMatchObject({ action: 'staff.left', user_name: 'Equipe Prosa: Fulana Teste' });
  const customer = await runProsa(server, `staff remove ${company.owner.user.email}`);
  expect(customer).toMatchObject({ code: 1, said: expect.stringContaining('Ninguém da equipe') as string });
  expect((await company.owner.attempt(calls.getUser, {})).status).toBe(200);
});

it('second-factor off lets somebody set it up again, and says so in the trail', async ({ server }) => {
  const staff = await createTestStaff(server, ['customer_admin']);
  const off = () => runProsa(server, `second-factor off ${staff.user.email}`);
  expect((await off()).code).toBe(0);
  expect((await staff.attempt(calls.getCustomers, {})).body.message).toBe(errorText('second_factor_missing'));
  const colleague = await createTestStaff(server, ['customer_admin']);
  const { data } = await colleague.call(calls.getStaffActs, {});
  expect(data.find(({ action }) => action === 'password.second_factor_off')?.user_name).toBe(
    'Operação do Prosa',
  );
  expect((await off()).code).toBe(1);
});

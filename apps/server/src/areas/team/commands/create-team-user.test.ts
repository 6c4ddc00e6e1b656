import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { testPassword } from '../../../testing/test-company.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend(
  'create',
  ({ company }) =>
    (change: object) =>
      company.owner.attempt(calls.createTeamUser, { ...person, ...change }),
);

const person = { name: 'Bia', email: 'bia@teste.prosa', password: testPassword, user_role: 'manager' };

describe('adding a member', () => {
  it.for([
    [{ name: ' ' }, errorText('all_fields_required')],
    [{ email: '' }, errorText('all_fields_required')],
    [{ user_role: undefined }, errorText('all_fields_required')],
    [{ email: 'bia' }, errorText('email_invalid')],
    [{ user_role: 'user' }, errorText('department_required_for_agent')],
    [{ user_role: 'owner' }, errorText('owner_is_fixed')],
    [{ password: '12345' }, errorText('team_password_too_short', { min: 6 })],
    [{ password: '123456' }, errorText('password_too_common')],
  ] as const)('refuses %o', async ([change, text], { create }) => {
    expect(await create(change)).toEqual({ status: 200, body: { error: true, message: text } });
  });

  it('answers 400 to a role that does not exist and 404 to an unknown department', async ({ create }) => {
    expect((await create({ user_role: 'god' })).status).toBe(400);
    expect((await create({ departments: ['unknown'] })).status).toBe(404);
    expect((await create({ departments: { $in: [] } })).status).toBe(400);
  });

  it('is not for agents, and stores no staff role', async ({ company, create, server }) => {
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await agent.attempt(calls.createTeamUser, person)).status).toBe(403);
    const sent = {
      email: 'staff@teste.prosa',
      system_user_roles: ['customer_admin'],
      admin: true,
      account_id: 'x',
    };
    expect((await create(sent)).body.error).toBe(false);
    const row = await server.runtime.database.acrossAccounts.row(
      sql`select system_user_roles, account_id from users where email = ${sent.email}`,
    );
    expect(row).toEqual({ system_user_roles: [], account_id: company.account_id });
    expect((await create(sent)).body.message).toBe(errorText('team_email_taken'));
  });

  it('never exceeds the plan, however many are added at once', async ({ server }) => {
    const full = await server.createCompany();
    await server.runtime.database.acrossAccounts.run(
      sql`update accounts set max_users = 4 where id = ${full.account_id}`,
    );
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        full.owner.attempt(calls.createTeamUser, { ...person, email: `vaga${place}@teste.prosa` }),
      ),
    );
    const refused = replies.filter(({ body }) => body.error);
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array.from({ length: 5 }, () => errorText('user_limit', { max: 4 })),
    );
    expect(await full.owner.call(calls.getTeamUsers, {})).toHaveLength(4);
  });
});

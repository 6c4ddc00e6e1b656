import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { enter, testPassword } from '../../../testing/test-company.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { serverTest as it } from '../../../testing/server-test.ts';

const change = (person: TestPerson, password: string, old_password = testPassword) =>
  person.attempt(calls.changeUserPassword, { password, old_password });

describe('changing the password', () => {
  it('keeps this session and its socket, ends the others', async ({ server }) => {
    const { owner } = await server.createCompany();
    const elsewhere = await enter(server.url, calls.auth.path, {
      email: owner.user.email,
      password: testPassword,
    });
    const [here, there] = [await owner.listen(), await elsewhere.listen()];
    expect((await change(owner, 'uma-senha-nova')).body).toEqual({ error: false, message: {} });
    await eventually(() => !there.socket.connected, 5000);
    expect((await elsewhere.attempt(calls.getUser, {})).status).toBe(401);
    expect((await owner.attempt(calls.getUser, {})).status).toBe(200);
    expect(here.socket.connected).toBe(true);
    here.close();
    await enter(server.url, calls.auth.path, { email: owner.user.email, password: 'uma-senha-nova' });
  });

  it('refuses missing fields, bad passwords and a wrong old one', async ({ server }) => {
    const { owner } = await server.createCompany();
    expect((await change(owner, '', '')).body.message).toBe(errorText('password_fields_required'));
    expect((await change(owner, '12345')).body.message).toBe(errorText('password_too_short', { min: 6 }));
    expect((await change(owner, '102030')).body.message).toBe(errorText('password_too_common'));
    expect((await change(owner, 'uma-senha-nova', 'errada!')).body.message).toBe(
      errorText('old_password_wrong'),
    );
    expect((await change(owner, 'uma-senha-nova')).body.error).toBe(false);
  });

  it('a person who guesses the old password is slowed down', async ({ server }) => {
    const { owner } = await server.createCompany();
    const tries = Array.from({ length: 12 }, () => change(owner, 'uma-senha-nova', 'errada!'));
    const answers = (await Promise.all(tries)).map(({ body }) => body.message);
    expect(answers.filter((answer) => answer === errorText('old_password_wrong'))).toHaveLength(5);
    expect((await change(owner, 'uma-senha-nova')).body.message).toMatch(/Aguarde/);
  });

  it('gives the abilities back to who had to change a password handed out', async ({ server }) => {
    const { owner } = await server.createCompany();
    await server.runtime.database.acrossAccounts.run(
      sql`update users set must_change_password = true where id = ${owner.user._id}`,
    );
    expect(await owner.call(calls.getUser, {})).toMatchObject({ must_change_password: true, abilities: [] });
    expect((await owner.attempt(calls.getTeamUsers, {})).status).toBe(403);
    await change(owner, 'uma-senha-nova');
    expect((await owner.call(calls.getUser, {})).abilities).toContain('team.manage');
    expect((await owner.attempt(calls.getTeamUsers, {})).status).toBe(200);
  });
});

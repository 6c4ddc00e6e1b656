import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { enter } from '../../../testing/test-company.ts';
import { post } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const visitor = {
  name: 'Nina',
  email: 'nina@nova.prosa',
  password: 'uma-boa-senha',
  phone: '(41) 98888-7777',
};
const signUp = (change: object) =>
  post(`${server.url}/api/${calls.createUser.path}`, { ...visitor, ...change });

describe('signing up', () => {
  it('makes a company with its owner and first department, and signs in', async () => {
    const sent = {
      ...visitor,
      company: 'Padaria Nova',
      user_role: 'user',
      system_user_roles: ['customer_admin'],
    };
    const owner = await enter(server.url, calls.createUser.path, sent);
    expect(owner.user).toMatchObject({
      user_role: 'owner',
      system_user_roles: [],
      admin: false,
      phone: '5541988887777',
      account: { name: 'Padaria Nova' },
    });
    expect(await owner.call(calls.getDepartments, {})).toMatchObject([{ name: 'Geral', filed: false }]);
    await enter(server.url, calls.auth.path, { email: 'NINA@nova.prosa', password: visitor.password });
    expect((await signUp({ email: 'Nina@Nova.prosa ' })).body.message).toBe(errorText('email_taken'));
  });

  it.each([
    [{ name: '' }, errorText('fill_all_fields')],
    [{ phone: ' ' }, errorText('fill_all_fields')],
    [{ email: 'nina@' }, errorText('email_invalid')],
    [{ phone: '12' }, errorText('phone_invalid')],
    [{ password: '12345' }, errorText('password_too_short', { min: 6 })],
    [{ password: 'Senha123' }, errorText('password_too_common')],
  ])('refuses %o', async (change, text) => {
    expect(await signUp(change)).toEqual({ status: 200, body: { error: true, message: text } });
  });

  it('lets nobody ask for many taken e-mails in a row', async () => {
    await signUp({ email: 'tomada@nova.prosa' });
    const answers = [];
    for (let round = 0; round < 22; round += 1)
      answers.push((await signUp({ email: 'tomada@nova.prosa' })).body.message);
    expect(answers.filter((answer) => answer === errorText('email_taken')).length).toBeLessThanOrEqual(20);
    expect(answers.at(-1)).toMatch(/Aguarde/);
  });
});

import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { serverTest } from '../../testing/server-test.ts';
import { post } from '../../testing/test-person.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';
import { endTrials } from './subscriptions/close-ended.ts';

const it = serverTest.extend('serverOptions', { scope: 'file' }, (): TestServerOptions => ({
  config: { trialDays: 7 },
}));

const signUp = async (url: string, email: string) => {
  const input = { email, password: 'segredo-de-teste', name: 'Ana', phone: '41999990000' };
  const { body } = await post(`${url}/api/${calls.createUser.path}`, input);
  return (body.message as { user: { account: object } }).user.account;
};

it('a company without a subscription tries as long as the setting says', async ({ server }) => {
  const account = await signUp(server.url, 'teste@teste.prosa');
  expect(account).toMatchObject({ subscription_status: 'trial', closed_because: null });
  const reason = () => server.runtime.database.acrossAccounts.row(sql`select access_reason from accounts`);
  await endTrials(server.runtime);
  expect(await reason()).toEqual({ access_reason: '' });
  const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await endTrials({ ...server.runtime, clock: { now: () => later } });
  expect(await reason()).toEqual({ access_reason: 'trial_over' });
});

it('a company waits for its purchase where the setting demands one', async ({ server }) => {
  server.runtime.config.signUp = 'purchase';
  const account = await signUp(server.url, 'espera@teste.prosa');
  expect(account).toMatchObject({ subscription_status: 'none', closed_because: 'purchase_awaited' });
});

import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { enter, testPassword } from '../../../testing/test-company.ts';
import { cleanUp } from './clean-up.ts';
import { serverTest as it } from '../../../testing/server-test.ts';

it('removes sessions that expired and old tries, and keeps the others', async ({ server }) => {
  const { database } = server.runtime;
  const { owner } = await server.createCompany();
  const credentials = { email: owner.user.email, password: testPassword };
  const remembered = await enter(server.url, calls.auth.path, { ...credentials, remember: true });
  await enter(server.url, calls.auth.path, credentials);
  const left = () =>
    database.acrossAccounts.row(
      sql`select (select count(*)::int from sessions) as sessions, (select count(*)::int from login_attempts) as tries`,
    );
  await cleanUp({ database, clock: { now: () => new Date() } });
  expect(await left()).toEqual({ sessions: 3, tries: 1 });
  await cleanUp({ database, clock: { now: () => new Date(Date.now() + 26 * 60 * 60 * 1000) } });
  expect(await left()).toEqual({ sessions: 1, tries: 0 });
  expect((await remembered.attempt(calls.getUser, {})).status).toBe(200);
});

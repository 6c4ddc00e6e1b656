import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { enter, testPassword } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { cleanUp } from './clean-up.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('removes expired sessions and old tries, and keeps the others', async () => {
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

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { collectStatements } from '../../testing/statements.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { appendEvents } from '../events/append-events.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { processes: new Set(['web']) } });
});
afterAll(() => server.stop());

const count = (names: readonly string[], wanted: string) => names.filter((name) => name === wanted).length;

it('quiet rooms cost one statement together, and one whose signal was lost is served by it', async () => {
  const { owner, account_id } = await server.createCompany();
  const others = await Promise.all([1, 2].map(() => server.createCompany()));
  const { events } = await owner.listen();
  const quiet = await Promise.all(others.map((company) => company.owner.listen()));
  const tag_id = (await owner.call(calls.saveTag, { name: 'Nova', color: '#112233' }))._id;
  await eventually(() => events.length === 1);
  const { names, stop } = collectStatements();
  onTestFinished(stop);
  await eventually(() => count(names, 'rooms_behind') === 2);
  expect(count(names, 'events_since')).toBe(0);
  // Committed without a signal, as by a process that was killed before it could send one.
  await server.runtime.database.acrossAccounts.transaction((tx) =>
    appendEvents(tx, account_id, [{ type: 'tags.changed', payload: { tag_id } }]),
  );
  await eventually(() => events.length === 2);
  expect(count(names, 'events_since')).toBe(1);
  expect(quiet.flatMap((listener) => listener.events)).toEqual([]);
});

import { calls, errorText } from '@prosa/contract';
import { expect } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { TestPerson } from '../../../testing/test-person.ts';

const it = serverTest.extend('agent', { scope: 'file' }, ({ company }) =>
  company.addPerson({ user_role: 'user', departments: [company.department] }),
);

const save = (person: TestPerson, name: string, shared = false) =>
  person.attempt(calls.saveView, { name, filter: { situation: 'unanswered', owner: 'mine' }, shared });
const names = async (person: TestPerson) =>
  (await person.call(calls.getSavedViews, {})).map(({ name }) => name);

it('a view is saved with its filters, for the person alone, and replaced under its name', async ({
  server,
  agent,
}) => {
  const { owner } = await server.createCompany();
  await save(owner, ' Urgentes ');
  await owner.call(calls.saveView, { name: 'urgentes', filter: { types: ['human'] } });
  const views = await owner.call(calls.getSavedViews, {});
  expect(views).toMatchObject([
    { name: 'urgentes', filter: { types: ['human'], owner: 'all' }, shared: false },
  ]);
  expect(await names(agent)).not.toContain('urgentes');
  const view_id = views[0]?._id ?? '';
  expect((await agent.attempt(calls.deleteView, { view_id })).status).toBe(404);
  await owner.call(calls.deleteView, { view_id });
  expect(await names(owner)).toEqual([]);
});

it('leaders share views, which everybody has and hears of, and agents do not', async ({ company, agent }) => {
  const listener = await agent.listen();
  await save(company.owner, 'Da casa', true);
  await eventually(() => listener.events.some(({ type }) => type === 'saved_views_changed'));
  listener.close();
  const [shared] = await agent.call(calls.getSavedViews, {});
  expect(shared).toMatchObject({ name: 'Da casa', shared: true, is_deletable: false });
  expect((await save(agent, 'Minha', true)).status).toBe(403);
  expect((await agent.attempt(calls.deleteView, { view_id: shared?._id })).status).toBe(404);
  await company.owner.call(calls.deleteView, { view_id: shared?._id ?? '' });
  expect(await names(agent)).toEqual([]);
});

it('a view needs a name', async ({ agent }) => {
  expect((await save(agent, '  ')).body.message).toBe(errorText('view_name_required'));
});

import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { requireFlow } from './index.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest.extend(
  'addFlow',
  ({ server }) =>
    async (account_id: string, name: string, filed = false) => {
      const id = server.runtime.ids.next();
      await server.runtime.database.acrossAccounts.run(
        sql`insert into flows (account_id, id, name, filed, created)
      values (${account_id}, ${id}, ${name}, ${filed}, now())`,
      );
      return id;
    },
);

it('lists the company’s own flows in use, by name', async ({ server, addFlow }) => {
  const [mine, theirs] = [await server.createCompany(), await server.createCompany()];
  const used = await addFlow(mine.account_id, 'Órfãos');
  await addFlow(mine.account_id, 'Boas-vindas');
  const filed = await addFlow(mine.account_id, 'Antigo', true);
  const foreign = await addFlow(theirs.account_id, 'Alheio');
  const flows = await mine.owner.call(calls.getFlows, {});
  expect(flows.map(({ name }) => name)).toEqual(['Boas-vindas', 'Órfãos']);
  const db = server.runtime.database.forAccount(mine.account_id);
  await expect(requireFlow(db, used)).resolves.toBeUndefined();
  for (const id of [filed, foreign, server.runtime.ids.next()]) {
    await expect(requireFlow(db, id)).rejects.toMatchObject({ code: 'not_found' });
  }
});

import { expect } from 'vitest';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { fewReads, growingTest as it } from '../../../testing/growing-company.ts';
import { newestViews } from './newest-views.ts';

it('reads no conversation once for each contact, though there was a single one when it was first asked', async ({
  growing,
}) => {
  const read = (db: AccountDb) =>
    newestViews(db, sql`account_id = ${db.account_id} and finished is null`, { limit: 6 });
  expect((await growing.count(read)).result).toHaveLength(1);
  await growing.grow();
  const grown = await growing.count(read);
  expect(grown.result).toHaveLength(6);
  expect(grown.read).toBeGreaterThanOrEqual(6);
  expect(grown.read).toBeLessThan(fewReads);
});

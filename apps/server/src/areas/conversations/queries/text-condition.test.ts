import { expect } from 'vitest';
import type { AccountDb } from '../../../platform/db/database.ts';
import { containing, sql } from '../../../platform/db/sql.ts';
import { growingTest as it } from '../../../testing/growing-company.ts';
import { textCondition } from './text-condition.ts';

it('looks once for the few contacts that have a rare text', async ({ growing }) => {
  await growing.grow();
  const text = 'Cliente 1234';
  const once = (db: AccountDb) =>
    db.rows(sql`select find_contacts(search_form(${containing(text)}), 51) as id`);
  const condition = (db: AccountDb) =>
    textCondition(db, { text, others: sql`account_id = ${db.account_id} and finished is null`, newest: 16 });
  const known = await growing.count(once);
  expect(known.result).toHaveLength(1);
  const looked = await growing.count(condition);
  expect(looked.read).toBeGreaterThanOrEqual(known.read);
  expect(looked.read).toBeLessThan(2 * known.read);
});

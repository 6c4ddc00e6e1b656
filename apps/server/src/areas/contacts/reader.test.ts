import { expect } from 'vitest';
import type { AccountDb } from '../../platform/db/database.ts';
import { fewReads, growingTest as it } from '../../testing/growing-company.ts';
import { newestContacts, searchContacts } from './reader.ts';

it('reads the page of contacts once, though there was a single one when it was first asked', async ({
  growing,
}) => {
  const newest = (db: AccountDb) => newestContacts(db, { offset: 0, limit: 25 });
  const searched = (db: AccountDb) => searchContacts(db, { texts: ['5'], offset: 0, limit: 25 });
  for (const read of [newest, searched]) expect((await growing.count(read)).result.contacts).toHaveLength(1);
  await growing.grow();
  for (const read of [newest, searched]) {
    const grown = await growing.count(read);
    expect(grown.result.contacts).toHaveLength(25);
    expect(grown.read).toBeGreaterThanOrEqual(25);
    expect(grown.read).toBeLessThan(fewReads);
  }
});

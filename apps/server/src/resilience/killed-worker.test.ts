import { calls } from '@prosa/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place } from '../testing/server-process.ts';
import { createTestCompany, type TestCompany } from '../testing/test-company.ts';

const companies = 20;

let place: Place;
let client: pg.Client;

beforeEach(async () => {
  place = await openPlace();
  client = new pg.Client(place.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await place.dispose();
});

/** Adds a contact with a tag, and so an event that reports count. */
async function addTagged({ owner }: TestCompany, place: number): Promise<void> {
  const { _id: tag } = await owner.call(calls.saveTag, { name: `Etiqueta ${place}`, color: '#00FF00' });
  const { _id } = await owner.call(calls.createContact, { name: 'Ana', phone: `4198765432${place}` });
  await owner.call(calls.changeContactTags, { contact: { _id, tags: [tag] } });
}

/** Waits until the reports know so many contacts of all companies. */
const counted = (contacts: number) =>
  eventually(async () => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from report_contacts');
    return rows[0]?.count === contacts;
  });

it('what falls to a killed worker is counted by another, once that is noticed', async () => {
  const web = await place.start('web');
  const [killed] = await Promise.all([place.start('worker'), place.start('worker')]);
  const all: TestCompany[] = [];
  while (all.length < companies) all.push(await createTestCompany(web.url));
  for (const company of all) await addTagged(company, 1);
  await counted(companies);
  await killed?.kill();
  for (const company of all) await addTagged(company, 2);
  await counted(2 * companies);
  const { rows } = await client.query(
    `select role from processes where id in (select objid::bigint from pg_locks where objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`,
  );
  expect(rows).toEqual([{ role: 'worker' }]);
});

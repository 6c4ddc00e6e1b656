import { calls } from '@prosa/contract';
import { startFakeGuru, type FakeGuru } from '@prosa/fakes';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { enter } from '../testing/test-company.ts';

const email = 'compra@teste.prosa';
const digits = '12345678909';

let place: Place;
let client: pg.Client;
let guru: FakeGuru;

beforeEach(async () => {
  [place, guru] = await Promise.all([
    openPlace(),
    startFakeGuru({ clock: { now: () => new Date() }, perPage: 50 }),
  ]);
  client = new pg.Client(place.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await place.dispose();
  await guru.close();
});

const start = (processes: string) =>
  place.start(processes, {
    GURU_ACCOUNT_TOKENS: guru.world.sending.account_token,
    GURU_USER_TOKEN: guru.world.user_token,
    GURU_PRODUCTS: 'plano-profissional=professional',
    GURU_BASE_URL: guru.url,
  });
const count = async (what: string) => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${what}`);
  return rows[0]?.count ?? 0;
};

/** Sells, and waits until every webhook of it was answered; returns the subscription's id. */
async function sellTo({ url }: ServerProcess): Promise<string> {
  guru.admin.sending({ url: `${url}/webhooks/guru`, minute_ms: 50 });
  const { id } = guru.admin.subscriptions({ email, doc: digits });
  await guru.emitter.settled();
  expect(guru.emitter.deliveries.map(({ status }) => status)).toEqual([200, 200]);
  return id;
}

it('a purchase that was answered is worked off by the process that starts after a kill', async () => {
  const first = await start('web');
  await sellTo(first);
  await first.kill();
  expect(await count('accounts')).toBe(0);
  const next = await start('web,worker');
  await eventually(() => enter(next.url, calls.auth.path, { email, password: digits }));
  expect(await count('accounts')).toBe(1);
});

it('a purchase whose worker is killed while it asks the provider becomes one company', async () => {
  const web = await start('web');
  const killed = await start('worker');
  guru.admin.faults({ latency_ms: 5000, times: 1000 });
  const id = await sellTo(web);
  await eventually(() => guru.world.asked.some((path) => path.includes(id)));
  await killed.kill();
  guru.admin.faults({});
  expect(await count('accounts')).toBe(0);
  await Promise.all([start('worker'), start('worker')]);
  // What the killed one had claimed is free again after two minutes.
  await client.query(`update subscriptions set due = now() where due is not null`);
  await eventually(() => enter(web.url, calls.auth.path, { email, password: digits }));
  await eventually(async () => (await count(`subscriptions where mail_due <> '' or due is not null`)) === 0);
  expect([await count('accounts'), await count(`users where email = '${email}'`)]).toEqual([1, 1]);
});

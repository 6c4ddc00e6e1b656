import { flowEvents } from '@prosa/contract';
import { dateText, localTime } from '@prosa/flow-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { openBotDesk } from '../testing/bot-desk.ts';
import { callSimulator } from '../testing/call-simulator.ts';
import { eventually } from '../testing/eventually.ts';
import { drawing, greeting, node, says } from '../testing/flow-drawings.ts';
import { openPlace, type Place } from '../testing/server-process.ts';
import { createTestCompany } from '../testing/test-company.ts';

const customers = 60;
let place: Place;
let database: Database;

beforeAll(async () => {
  place = await openPlace();
  database = openDatabase({
    connection: place.connection,
    log: createLog('silent'),
    onEvents: () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  await place.dispose();
});

it('a worker that is killed while flows start leaves none out and starts none twice', async () => {
  const [{ url }, first] = await Promise.all([place.start('web,sessions'), place.start('worker')]);
  const desk = await openBotDesk({
    url,
    runtime: { database },
    createCompany: () => createTestCompany(url),
    simulator: (name, input) => callSimulator(url, name, input),
  });
  const chip = await desk.addChannel(await desk.publish(greeting()));
  const wishes = drawing(
    says('hi', 'Parabéns!', { next: 'end' }),
    node('end', { settings: { finish_conversation: false } }),
  );
  const events = flowEvents.parse({ date: { field: 'nascimento' } });
  const flow = await desk.publish(wishes, { trigger: { trigger: true, events } });
  const people = await Promise.all(Array.from({ length: customers }, () => desk.greeted(chip, 1)));
  const [, month, day] = dateText(localTime(Date.now(), 'America/Sao_Paulo')).split('-');
  const { acrossAccounts } = database;
  const data = JSON.stringify({ nascimento: `${day}/${month}` });
  await acrossAccounts.run(
    sql`update contacts set data = ${data}::jsonb where account_id = ${desk.company.account_id}`,
  );
  await acrossAccounts.run(sql`update flows set dates_at = now() where id = ${flow}`);
  const count = (state: string) =>
    acrossAccounts.row<{ all: number }>(
      sql`select count(*)::integer as all from flow_happenings where flow_id = ${flow} and state = ${state}`,
    );
  await eventually(
    async () => ((await count('waiting'))?.all ?? 0) > 0 || ((await count('started'))?.all ?? 0) > 0,
  );
  await first.kill();
  const before = (await count('started'))?.all ?? 0;
  expect(before).toBeLessThan(customers);
  await place.start('worker');
  await eventually(async () => (await count('started'))?.all === customers);
  for (const { phone } of people) expect(await desk.received(chip, phone, 2)).toHaveLength(2);
  const runs = await acrossAccounts.row<{ all: number }>(
    sql`select count(*)::integer as all from flow_runs where flow_id = ${flow}`,
  );
  expect(runs?.all).toBe(customers);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { testPerson, type TestPerson } from '../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** The same product with the simulator installed, and without any driver. */
let server: TestServer;
let driverless: TestServer;
let company: TestCompany;
let ownerThere: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  driverless = await startTestServer({
    beside: server,
    config: { simulator: false, processes: new Set(['web']) },
  });
});
afterAll(async () => {
  await driverless.stop();
  await server.stop();
});
beforeEach(async () => {
  company = await server.createCompany();
  ownerThere = testPerson({ ...company.owner, url: driverless.url });
});

const refusal = { error: true, message: errorText('channel_driver_missing') };
const onlyChip = async (person: TestPerson) => (await person.call(calls.getChips, {}))[0];

it('a number can be created only if a driver is installed', async () => {
  const input = { name: 'loja', redirect: 'human', department: company.department, driver: 'simulator' };
  expect((await ownerThere.attempt(calls.saveChip, input)).body).toEqual(refusal);
  expect(await onlyChip(ownerThere)).toBeUndefined();
  expect((await company.owner.attempt(calls.saveChip, input)).body.error).toBe(false);
});

it('a number without a kind is a simulated phone where there are some, and refused elsewhere', async () => {
  const input = { name: 'loja', redirect: 'human' as const, department: company.department };
  expect((await ownerThere.attempt(calls.saveChip, input)).body).toEqual({
    error: true,
    message: errorText('channel_kind_required'),
  });
  expect(await onlyChip(ownerThere)).toBeUndefined();
  expect((await company.owner.call(calls.saveChip, input)).capabilities.simulated).toBe(true);
});

it('a number can be connected or reset only if its driver is installed, and its card says so', async () => {
  const { _id } = await company.addChannel({ connected: false });
  const connecting = { chip: _id, connect: true };
  expect((await ownerThere.attempt(calls.connectChip, connecting)).body).toEqual(refusal);
  expect((await ownerThere.attempt(calls.saveChip, { _id, reset: true })).body).toEqual(refusal);
  expect(await onlyChip(ownerThere)).toMatchObject({ status: 'new', status_reason: 'driver_missing' });
  expect(await onlyChip(company.owner)).toMatchObject({ status: 'new', status_reason: null });
  await company.owner.call(calls.connectChip, connecting);
  await eventually(async () => (await onlyChip(company.owner))?.qrcode);
});

it('a connected number whose driver was removed is given up with that reason, also live', async () => {
  const { _id } = await company.addChannel({ connected: false });
  const listener = await company.owner.listen();
  await server.runtime.database.acrossAccounts.run(
    sql`update channels set driver = 'of-another-version', wanted = true, status = 'open' where id = ${_id}`,
  );
  // Wakes the process that keeps the connections.
  await company.owner.call(calls.renameChip, { chip: { _id, name: 'loja' } });
  const ended = await eventually(() => listener.events.find(({ type }) => type === 'status'));
  expect(ended).toMatchObject({ chip_number_id: _id, message: 'close', reason: 'driver_missing' });
  expect(await onlyChip(company.owner)).toMatchObject({ status: 'close', status_reason: 'driver_missing' });
  listener.close();
});

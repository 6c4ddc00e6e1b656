import { describe, expect } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { serverTest } from '../../testing/server-test.ts';
let company: TestCompany;

const it = serverTest.extend(
  'loginOf',
  ({ server }) =>
    (id: string) =>
      eventually(() =>
        server.runtime.database.acrossAccounts.row<{ credentials: Buffer | null; wanted: boolean }>(
          sql`select credentials, wanted from channels where id = ${id}`,
        ),
      ),
);
it.beforeEach(async ({ server }) => {
  company = await server.createCompany();
});

async function chipOf(id: string): Promise<Chip | undefined> {
  return (await company.owner.call(calls.getChips, {})).find(({ _id }) => _id === id);
}
const becomes = (id: string, wanted: Partial<Chip>) =>
  eventually(async () => {
    const chip = await chipOf(id);
    expect(chip).toMatchObject(wanted);
    return chip;
  });
const qrOf = async (id: string) => (await eventually(async () => (await chipOf(id))?.qrcode)) ?? '';
const connect = (chip: string, wanted = true) =>
  company.owner.call(calls.connectChip, { chip, connect: wanted });

describe('connecting a number', () => {
  it('connecting a number shows a QR code, opens once it is scanned, and notifies managers live', async ({
    server,
  }) => {
    const { _id } = await company.addChannel({ connected: false });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const [manager, colleague] = await Promise.all([company.owner.listen(), agent.listen()]);
    await connect(_id);
    const qrcode = await qrOf(_id);
    // A code that was scanned before it was told is told no more.
    await eventually(() => manager.events.some(({ type }) => type === 'qrcode'));
    const { phone } = await server.simulator<{ phone: string }>('scan', { qrcode });
    await becomes(_id, { status: 'open', phone, qrcode: null, status_reason: null });
    const told = (listener: typeof manager) => listener.events.map(({ type }) => type);
    await eventually(() =>
      manager.events.some((event) => event.type === 'status' && event.message === 'open'),
    );
    await eventually(() =>
      colleague.events.some((event) => event.type === 'status' && event.message === 'open'),
    );
    expect(manager.events).toContainEqual(
      expect.objectContaining({ type: 'qrcode', chip_number_id: _id, message: qrcode }),
    );
    expect(told(colleague)).not.toContain('qrcode');
    manager.close();
    colleague.close();
  });

  it('agents do not see the QR code', async () => {
    const { _id } = await company.addChannel({ connected: false });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    await connect(_id);
    await qrOf(_id);
    expect(await agent.call(calls.getChips, {})).toMatchObject([{ _id, status: 'connecting', qrcode: null }]);
  });

  it('the login is stored encrypted, and used again after "Apenas desconectar"', async ({
    loginOf,
    server,
  }) => {
    const { _id } = await company.addChannel();
    const { credentials } = await loginOf(_id);
    expect(credentials?.toString('latin1')).not.toContain('prosa-sim-login');
    expect(server.runtime.secrets.open(credentials ?? Buffer.of())).toContain('prosa-sim-login');
    await connect(_id, false);
    await becomes(_id, { status: 'close', status_reason: 'requested' });
    await connect(_id);
    await becomes(_id, { status: 'open', qrcode: null });
  });

  it('“Resetar conexão” requires a new scan', async ({ loginOf, server }) => {
    const { _id, phone } = await company.addChannel();
    const chip = await company.owner.call(calls.saveChip, { _id, reset: true });
    expect(chip.status).toBe('connecting');
    const qrcode = await qrOf(_id);
    expect((await loginOf(_id)).credentials).toBeNull();
    const scanned = await server.simulator<{ phone: string }>('scan', { qrcode });
    expect(scanned.phone).not.toBe(phone);
    await becomes(_id, { status: 'open', phone: scanned.phone });
  });
});

describe('cancelling while a number connects', () => {
  it('a code that waits is taken away, and the number names the person who cancelled', async () => {
    const { _id } = await company.addChannel({ connected: false });
    await connect(_id);
    await qrOf(_id);
    await connect(_id, false);
    await becomes(_id, { status: 'close', qrcode: null, status_by: company.owner.user.name });
  });

  it('a number that comes back on its own stops trying and keeps its login', async ({ server, loginOf }) => {
    const { _id, phone } = await company.addChannel();
    await server.simulator('fault', { channel: _id, kind: 'drop' });
    await becomes(_id, { status: 'connecting' });
    await connect(_id, false);
    await becomes(_id, { status: 'close', status_reason: 'requested' });
    expect((await loginOf(_id)).credentials).not.toBeNull();
    await connect(_id);
    await becomes(_id, { status: 'open', phone, qrcode: null });
  });
});

describe('a number that is off', () => {
  it('a disconnected number says who disconnected it and since when, to agents too, until it is connected again', async () => {
    const { _id } = await company.addChannel();
    const manager = await company.addPerson({ user_role: 'manager' });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const listener = await agent.listen();
    await manager.call(calls.connectChip, { chip: _id, connect: false });
    const by = manager.user.name;
    const told = await eventually(() =>
      listener.events.find((event) => event.type === 'status' && event.message === 'close'),
    );
    expect(told).toMatchObject({ reason: 'requested', by, since: expect.any(String) });
    listener.close();
    const [seen] = await agent.call(calls.getChips, {});
    expect(seen).toMatchObject({ status_reason: 'requested', status_by: by });
    expect(Math.abs(Date.parse(seen?.status_since ?? '') - Date.now())).toBeLessThan(60_000);
    await connect(_id);
    expect((await becomes(_id, { status: 'open' }))?.status_by).toBeNull();
  });

  it('a restricted number says so, and names nobody for it', async ({ server }) => {
    const { _id } = await company.addChannel();
    await connect(_id, false);
    await becomes(_id, { status: 'close', status_by: company.owner.user.name });
    await connect(_id);
    await becomes(_id, { status: 'open' });
    await server.simulator('fault', { channel: _id, kind: 'restricted' });
    await becomes(_id, { status: 'close', status_reason: 'restricted', status_by: null });
    await connect(_id);
    await becomes(_id, { status: 'close', status_reason: 'restricted' });
    await server.simulator('fault', { channel: _id, kind: 'none' });
    await connect(_id);
    expect(await becomes(_id, { status: 'open' })).toMatchObject({ status_reason: null });
  });
});

describe('a connection that ends on its own', () => {
  it('a number connects again after its connection dropped', async ({ server }) => {
    const { _id, phone } = await company.addChannel();
    await server.simulator('fault', { channel: _id, kind: 'drop' });
    await becomes(_id, { status: 'connecting', status_reason: 'connection_lost' });
    expect(await becomes(_id, { status: 'open', status_reason: null })).toMatchObject({ phone });
  });

  it('a number needs a QR scan after the phone logged it out', async ({ server, loginOf }) => {
    const { _id } = await company.addChannel();
    await server.simulator('fault', { channel: _id, kind: 'logout' });
    await becomes(_id, { status: 'close', status_reason: 'logged_out' });
    expect(await loginOf(_id)).toEqual({ credentials: null, wanted: false });
    await connect(_id);
    expect(await qrOf(_id)).toMatch(/^prosa-sim:/);
  });

  it('a banned number stays closed and keeps its login', async ({ server, loginOf }) => {
    const { _id } = await company.addChannel();
    await server.simulator('fault', { channel: _id, kind: 'banned' });
    await becomes(_id, { status: 'close', status_reason: 'banned' });
    const { credentials, wanted } = await loginOf(_id);
    expect([credentials === null, wanted]).toEqual([false, false]);
  });
});

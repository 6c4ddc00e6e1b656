import { expect, it } from 'vitest';
import { Owner } from '../testing/owner.ts';
import { driverOf, pair, startPaired, startWorld, waitFor } from '../testing/world.ts';

it('pairs by QR, keeps its login, and is told to connect again at once', async () => {
  const world = await startWorld();
  await pair(world);
  const { owner, handset, fake } = world;
  expect(owner.heard.status).toEqual([
    { status: 'connecting' },
    { status: 'close', reason: 'connection_lost', retry: true, code: 515, until: null, at_once: true },
    { status: 'connecting' },
    { status: 'open', phone: handset.phone, jid: handset.jid },
  ]);
  expect([...owner.store.rows.keys()].filter((key) => key.startsWith('pre-key/')).length).toBeGreaterThan(
    800,
  );
  expect(fake.unknown).toEqual([]);
});

it('pairs by a code that is typed on the phone', async () => {
  const world = await startWorld();
  const { owner, handset } = world;
  await owner.connect(handset.phone);
  await waitFor(() => owner.heard.codes.length > 0);
  expect(owner.heard.codes[0]).toMatch(/^[\dA-Z]{8}$/);
  expect(owner.heard.qr).toEqual([]);
  await handset.typeCode(owner.heard.codes[0] ?? '');
  expect(await owner.closed()).toMatchObject({ code: 515, at_once: true });
  await owner.connect();
  await owner.opened();
});

it('keeps showing its QR while the phone has four devices, and pairs once one is removed there', async () => {
  const { fake, owner, handset } = await startWorld();
  const scanOf = async (each: Owner) => {
    await each.connect();
    await waitFor(() => each.heard.qr.length > 0);
    return handset.scan(each.heard.qr.at(-1) ?? '');
  };
  for (const channel of ['one', 'two', 'three', 'four']) await scanOf(new Owner(driverOf(fake), channel));
  await expect(scanOf(owner)).rejects.toThrow('4 linked devices');
  expect(owner.heard.status).toEqual([{ status: 'connecting' }]);
  handset.unlink();
  await handset.scan(owner.heard.qr.at(-1) ?? '');
  expect(await owner.closed()).toMatchObject({ code: 515, at_once: true });
});

it('a device that the phone gave up while it was away must pair again', async () => {
  const { owner, handset } = await startPaired();
  await owner.connection?.disconnect();
  handset.unlink();
  await owner.connect();
  expect(await owner.closed()).toMatchObject({ reason: 'logged_out', retry: false, code: 401 });
  expect(owner.credentials).toBeNull();
  const shown = owner.heard.qr.length;
  await owner.connect();
  await waitFor(() => owner.heard.qr.length > shown);
  await handset.scan(owner.heard.qr.at(-1) ?? '');
  expect(await owner.closed()).toMatchObject({ code: 515, at_once: true });
});

it('throws away the login of a code that nobody typed, so the next try pairs again', async () => {
  const { owner, handset } = await startWorld();
  await owner.connect(handset.phone);
  await waitFor(() => owner.heard.codes.length > 0);
  await owner.connection?.disconnect();
  expect(owner.credentials).toBeNull();
  await owner.connect();
  await waitFor(() => owner.heard.qr.length > 0);
  await handset.scan(owner.heard.qr.at(-1) ?? '');
  expect(await owner.closed()).toMatchObject({ code: 515 });
});

it('keeps the login when it disconnects and opens again with it', async () => {
  const { owner } = await startPaired();
  await owner.connection?.disconnect();
  expect(owner.heard.status.at(-1)).toEqual({ status: 'close', reason: 'requested', retry: false });
  const scanned = owner.heard.qr.length;
  await owner.connect();
  await owner.opened();
  expect(owner.heard.qr).toHaveLength(scanned);
});

it('yields to a second connection with the same login', async () => {
  const { owner } = await startPaired();
  const first = owner.connection;
  await owner.connect();
  await owner.opened();
  await expect(first?.markRead('5541999990001@s.whatsapp.net', ['x'])).rejects.toMatchObject({
    name: 'NotConnected',
  });
});

it('a reset takes the device off the phone and forgets the keys', async () => {
  const { owner, handset } = await startPaired();
  await owner.connection?.disconnect();
  expect(handset.account.companions).toHaveLength(1);
  await owner.reset();
  expect(handset.account.companions).toHaveLength(0);
  expect(owner.store.rows.size).toBe(0);
  await owner.connect();
  expect(await owner.closed()).toMatchObject({ reason: 'logged_out', retry: false, code: 401 });
  expect(owner.credentials).toBeNull();
});

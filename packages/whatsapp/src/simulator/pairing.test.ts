import { expect, test, vi } from 'vitest';
import { connect, createOwner, dataFolder, openProcess } from './testing.ts';

test('a scan gives durable credentials, then opens; they connect again without a QR', async () => {
  const folder = dataFolder();
  const first = openProcess(folder);
  const owner = createOwner();
  const connection = await connect(first, { owner });
  expect(owner.statuses).toEqual([
    { status: 'connecting' },
    { status: 'open', phone: '551130004000', jid: '551130004000@s.whatsapp.net' },
  ]);
  await connection.disconnect();
  expect(owner.last()).toEqual({ status: 'close', reason: 'requested', retry: false });
  const later = createOwner();
  await connect(openProcess(folder), { owner: later, credentials: owner.credentials[0] ?? '' });
  expect(later.qr).toEqual([]);
});

test('an unknown QR is 404, a used one 409; when no phone is given, one is invented', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await process.driver.connect({ channel_id: 'chip', credentials: null, events: owner.events });
  await vi.waitFor(() => expect(owner.qr).toHaveLength(1));
  await expect(process.call('scan', { qrcode: 'nope' })).rejects.toMatchObject({ status: 404 });
  const invented = expect.stringMatching(/^55\d{2}9[6-9]\d{7}$/);
  expect(await process.call('scan', { qrcode: owner.qr[0] })).toEqual({ phone: invented });
  await expect(process.call('scan', { qrcode: owner.qr[0] })).rejects.toMatchObject({ status: 409 });
});

test('when two phones scan at once, exactly one wins', async () => {
  const folder = dataFolder();
  const [one, two] = [openProcess(folder), openProcess(folder)];
  const owner = createOwner();
  await one.driver.connect({ channel_id: 'chip', credentials: null, events: owner.events });
  await vi.waitFor(() => expect(owner.qr).toHaveLength(1));
  const scans = [one, two].map((process) => process.call('scan', { qrcode: owner.qr[0] }));
  const results = await Promise.allSettled(scans);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a QR that nobody scans expires and cannot be scanned later', async () => {
  const process = openProcess(dataFolder(), { qr_lifetime_ms: 30 });
  const owner = createOwner();
  await process.driver.connect({ channel_id: 'chip', credentials: null, events: owner.events });
  await vi.waitFor(() => expect(owner.last()).toMatchObject({ reason: 'qr_expired', retry: false }));
  await expect(process.call('scan', { qrcode: owner.qr[0] })).rejects.toMatchObject({ status: 409 });
});

test('an open link gives signs of life while nobody writes, and none after it was closed', async () => {
  const process = openProcess(dataFolder(), { alive_every_ms: 5 });
  const owner = createOwner();
  let signs = 0;
  owner.events.alive = () => void (signs += 1);
  const connection = await connect(process, { owner });
  await vi.waitFor(() => expect(signs).toBeGreaterThan(3));
  await connection.disconnect();
  const before = signs;
  const later = createOwner();
  const seen = vi.fn<() => void>();
  later.events.alive = seen;
  await connect(process, { owner: later, credentials: owner.credentials[0] ?? '' });
  await vi.waitFor(() => expect(seen.mock.calls.length).toBeGreaterThan(3));
  expect(signs).toBe(before);
});

test('reset ends the login: the open link closes, old credentials are refused, a new QR is needed', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await connect(process, { owner });
  const old = owner.credentials[0] ?? '';
  await process.driver.reset({ channel_id: 'chip' });
  await vi.waitFor(() =>
    expect(owner.last()).toEqual({ status: 'close', reason: 'logged_out', retry: false }),
  );
  expect(owner.credentials.at(-1)).toBeNull();
  const stale = createOwner();
  await process.driver.connect({ channel_id: 'chip', credentials: old, events: stale.events });
  await vi.waitFor(() => expect(stale.last()).toMatchObject({ reason: 'logged_out' }));
  const fresh = createOwner();
  await connect(process, { owner: fresh });
  expect(fresh.qr[0]).not.toBe(owner.qr[0]);
});

test('a second connection, even in another process, replaces the first', async () => {
  const folder = dataFolder();
  const owner = createOwner();
  const first = await connect(openProcess(folder), { owner });
  const second = createOwner();
  const other = await connect(openProcess(folder), {
    owner: second,
    credentials: owner.credentials[0] ?? '',
  });
  await vi.waitFor(() => expect(owner.last()).toEqual({ status: 'close', reason: 'replaced', retry: false }));
  await expect(first.checkPhone('5541988887777')).rejects.toThrow('not connected');
  await expect(other.checkPhone('5541988887777')).resolves.toBe('5541988887777@s.whatsapp.net');
});

test('a handler that fails takes the link down, so that nothing opens on unstored credentials', async () => {
  const failures: unknown[] = [];
  const process = openProcess(dataFolder(), { report: (error) => failures.push(error) });
  const owner = createOwner();
  const events = { ...owner.events, credentials: () => Promise.reject(new Error('disk full')) };
  await process.driver.connect({ channel_id: 'chip', credentials: null, events });
  await vi.waitFor(() => expect(owner.qr).toHaveLength(1));
  await process.call('scan', { qrcode: owner.qr[0] });
  await vi.waitFor(() =>
    expect(owner.last()).toEqual({ status: 'close', reason: 'connection_lost', retry: true }),
  );
  expect(owner.statuses).not.toContainEqual(expect.objectContaining({ status: 'open' }));
  expect(failures).toHaveLength(1);
});

import { expect, test, vi } from 'vitest';
import { NotConnected, SendOutcomeUnknown } from '../refusals.ts';
import { connect, createOwner, dataFolder, openProcess, outbound } from './testing.ts';

const customer = { channel: 'chip', phone: '5541988887777' };

async function connected() {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  const connection = await connect(process, { owner });
  const fault = (kind: string, more = {}) => process.call('fault', { channel: 'chip', kind, ...more });
  const inbox = () => process.call('inbox', customer);
  return { process, owner, connection, fault, inbox, credentials: owner.credentials[0] ?? '' };
}

test('without a fault, a repeated send with the same id is one message; delete marks it', async () => {
  const { connection, inbox } = await connected();
  await Promise.all([
    connection.send(outbound('a')),
    connection.send(outbound('a')),
    connection.send(outbound('b')),
  ]);
  await connection.delete(customer.phone, 'a');
  expect(await inbox()).toEqual([
    expect.objectContaining({ platform_message_id: 'a', message: 'texto a', type: 'text', deleted: true }),
    expect.objectContaining({ platform_message_id: 'b', deleted: false, media_url: null, reply_to: null }),
  ]);
  await expect(connection.delete(customer.phone, 'c')).rejects.toMatchObject({ code: 'refused' });
});

test('drop: the link closes with retry, reconnecting fails for a while, nothing is lost', async () => {
  const { process, owner, connection, fault, inbox, credentials } = await connected();
  await fault('drop', { ms: 60_000 });
  expect(owner.last()).toEqual({ status: 'close', reason: 'connection_lost', retry: true });
  await expect(connection.send(outbound('a'))).rejects.toBeInstanceOf(NotConnected);
  const failing = createOwner();
  await process.driver.connect({ channel_id: 'chip', credentials, events: failing.events });
  await vi.waitFor(() => expect(failing.last()).toMatchObject({ reason: 'connection_lost', retry: true }));
  await fault('none');
  await (await connect(process, { owner: createOwner(), credentials })).send(outbound('a'));
  expect(await inbox()).toHaveLength(1);
});

test('logout: credentials are withdrawn before the close', async () => {
  const { owner, fault } = await connected();
  await fault('logout');
  await vi.waitFor(() =>
    expect(owner.last()).toEqual({ status: 'close', reason: 'logged_out', retry: false }),
  );
  expect(owner.credentials.at(-1)).toBeNull();
});

test.each(['banned', 'restricted'])(
  '%s: closed, further connects too, until the fault ends',
  async (kind) => {
    const { process, owner, fault, credentials } = await connected();
    await fault(kind);
    await vi.waitFor(() => expect(owner.last()).toEqual({ status: 'close', reason: kind, retry: false }));
    const refused = createOwner();
    await process.driver.connect({ channel_id: 'chip', credentials, events: refused.events });
    await vi.waitFor(() => expect(refused.last()).toMatchObject({ reason: kind }));
    await fault('none');
    await connect(process, { owner: createOwner(), credentials });
  },
);

test('send-error: the next sends are refused and nothing arrives; then sends work again', async () => {
  const { connection, fault, inbox } = await connected();
  await fault('send-error', { count: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => connection.send(outbound(id))));
  expect(results).toMatchObject([{ reason: { code: 'refused' } }, { reason: { code: 'refused' } }, {}]);
  expect(await inbox()).toEqual([expect.objectContaining({ platform_message_id: 'c' })]);
  expect(await Promise.all([connection.confirm('a'), connection.confirm('c')])).toEqual([
    'absent',
    'accepted',
  ]);
});

test('send-timeout: the message arrives but the answer is lost; confirm reports it', async () => {
  const { connection, fault, inbox } = await connected();
  await fault('send-timeout');
  await expect(connection.send(outbound('a'))).rejects.toBeInstanceOf(SendOutcomeUnknown);
  expect(await connection.confirm('a')).toBe('accepted');
  await connection.send(outbound('a'));
  expect(await inbox()).toHaveLength(1);
});

test('slow: sends and deliveries take their time, and a drop meanwhile leaves nothing behind', async () => {
  const { process, owner, connection, fault, inbox } = await connected();
  await fault('slow', { ms: 60 });
  const start = performance.now();
  await Promise.all([connection.send(outbound('a')), process.call('send', { ...customer, message: 'oi' })]);
  await vi.waitFor(() => expect(owner.messages).toHaveLength(1));
  expect(performance.now() - start).toBeGreaterThan(50);
  const cut = connection.send(outbound('b'));
  await Promise.all([expect(cut).rejects.toBeInstanceOf(NotConnected), fault('drop')]);
  expect(await inbox()).toHaveLength(1);
});

test('unregistered: no jid and no send, in either spelling of the phone', async () => {
  const { connection, fault } = await connected();
  await fault('unregistered', { phone: '554188887777' });
  expect(await connection.checkPhone('5541988887777')).toBeNull();
  await expect(connection.send(outbound('a'))).rejects.toMatchObject({ code: 'unregistered' });
  await fault('none');
  expect(await connection.checkPhone('5541988887777')).toBe('5541988887777@s.whatsapp.net');
});

test('the ninth digit: the jid has the spelling that the phone itself uses, and both share one inbox', async () => {
  const { process, connection, inbox } = await connected();
  await process.call('send', { ...customer, phone: '554188887777', message: 'oi' });
  expect(await connection.checkPhone('5541988887777')).toBe('554188887777@s.whatsapp.net');
  await connection.send(outbound('a', '554188887777@s.whatsapp.net'));
  expect(await inbox()).toHaveLength(1);
});

test('receipts: once for all that arrived; at any time for a named id', async () => {
  const { process, owner, connection } = await connected();
  await connection.send(outbound('a'));
  await process.call('receipt', { ...customer, status: 3, platform_message_id: 'not-yet' });
  expect(await process.call('receipt', { ...customer, status: 4 })).toEqual({ receipts: 1 });
  expect(await process.call('receipt', { ...customer, status: 3 })).toEqual({ receipts: 0 });
  await vi.waitFor(() => expect(owner.receipts).toHaveLength(2));
  expect(owner.receipts).toMatchObject([
    { platform_message_id: 'not-yet', status: 3 },
    { platform_message_id: 'a', status: 4 },
  ]);
});

test('the customer sees their own messages accepted, delivered and read', async () => {
  const { process, owner, connection } = await connected();
  await process.call('send', { ...customer, message: 'oi' });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(1));
  await vi.waitFor(async () => expect(await process.call('thread', customer)).toMatchObject([{ status: 3 }]));
  await connection.markRead(`${customer.phone}@s.whatsapp.net`, []);
  expect(await process.call('thread', customer)).toMatchObject([{ status: 4, from: 'customer' }]);
});

test('new-chats-held: only people who wrote can be written to, and the network says until when', async () => {
  const { process, owner, connection, fault, inbox } = await connected();
  await process.call('send', { channel: 'chip', phone: '554133334444', message: 'oi' });
  await fault('new-chats-held', { ms: 60_000 });
  await vi.waitFor(() => expect(owner.limits).toMatchObject([{ held: true, quota: null }]));
  await expect(connection.send(outbound('a'))).rejects.toMatchObject({ code: 'new_chats_held' });
  await connection.send({ ...outbound('b'), to: '554133334444' });
  await fault('none');
  await connection.send(outbound('a'));
  expect(await inbox()).toHaveLength(1);
  await vi.waitFor(() => expect(owner.limits).toMatchObject([{ held: true }, { held: false }]));
});

test('quota: the network tells it, and refuses new chats once it is used up', async () => {
  const { owner, connection, fault } = await connected();
  await fault('quota', { used: 3, limit: 10 });
  await connection.send(outbound('a'));
  await fault('quota', { used: 10, limit: 10 });
  await expect(connection.send(outbound('b'))).rejects.toMatchObject({ code: 'new_chats_held' });
  await vi.waitFor(() => expect(owner.limits).toMatchObject([{ held: false }, { held: true }]));
});

test('postponed: nothing is taken for a while, from the number or for one customer', async () => {
  const { connection, fault, inbox } = await connected();
  await fault('postponed', { ms: 60_000, phone: customer.phone });
  await expect(connection.send(outbound('a'))).rejects.toMatchObject({ scope: 'conversation' });
  await connection.send({ ...outbound('b'), to: '554133334444' });
  await fault('postponed', { ms: 60_000 });
  await expect(connection.send(outbound('c'))).rejects.toMatchObject({ scope: 'number' });
  await fault('none');
  await connection.send(outbound('a'));
  expect(await inbox()).toHaveLength(1);
});

import { expect, test, vi } from 'vitest';
import { connect, createOwner, dataFolder, openProcess } from './testing.ts';

const customer = { channel: 'chip', phone: '5541988887777' };

test('refusals are sentences with a status', async () => {
  const process = openProcess(dataFolder());
  await expect(process.call('send', { ...customer, message: 'oi' })).rejects.toMatchObject({
    status: 404,
    message: 'Canal não encontrado no simulador.',
  });
  const owner = createOwner();
  await process.driver.connect({ channel_id: 'chip', credentials: null, events: owner.events });
  await vi.waitFor(() => expect(owner.qr).toHaveLength(1));
  await expect(process.call('send', { ...customer, message: 'oi' })).rejects.toMatchObject({ status: 409 });
  await expect(process.call('inbox', undefined)).rejects.toMatchObject({ status: 400 });
  const bad = { ...customer, phone: '+55 41 98888-7777', message: 'oi' };
  await expect(process.call('send', bad)).rejects.toMatchObject({
    status: 400,
    message: 'Confira o campo "phone".',
  });
  await expect(process.call('fault', { channel: 'chip', kind: 'slow' })).rejects.toMatchObject({
    status: 400,
  });
});

test('channels and customers list what can be played with', async () => {
  const process = openProcess(dataFolder());
  await connect(process, { owner: createOwner() });
  const waiting = createOwner();
  await process.driver.connect({ channel_id: 'other', credentials: null, events: waiting.events });
  await vi.waitFor(() => expect(waiting.qr).toHaveLength(1));
  expect(await process.call('channels')).toEqual([
    { channel: 'chip', phone: '551130004000', connected: true, qrcode: null },
    { channel: 'other', phone: null, connected: false, qrcode: waiting.qr[0] },
  ]);
  await process.call('send', { ...customer, name: 'Ana', message: 'oi' });
  await process.call('own-phone', { ...customer, phone: '5541977776666', message: 'olá' });
  const customers = await process.call('customers', { channel: 'chip' });
  expect(customers).toHaveLength(2);
  expect(customers).toContainEqual(
    expect.objectContaining({
      phone: customer.phone,
      name: 'Ana',
      last_message: expect.objectContaining({ message: 'oi' }),
    }),
  );
});

test('a reaction reaches the owner, even before its message, and shows on the phone until it is removed', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await connect(process, { owner });
  await process.call('react', { ...customer, platform_message_id: 'early', emoji: '👍' });
  await process.call('send', { ...customer, message: 'oi', platform_message_id: 'm1' });
  await process.call('react', { ...customer, platform_message_id: 'm1', emoji: '❤️' });
  await vi.waitFor(() => expect(owner.reactions).toHaveLength(2));
  expect(owner.reactions).toMatchObject([
    { platform_message_id: 'early', emoji: '👍', from_me: false },
    { platform_message_id: 'm1', emoji: '❤️' },
  ]);
  expect(await process.call('thread', customer)).toMatchObject([{ reaction: '❤️' }]);
  await process.call('react', { ...customer, platform_message_id: 'm1' });
  await vi.waitFor(() => expect(owner.reactions.at(-1)).toMatchObject({ emoji: null }));
  expect(await process.call('thread', customer)).toMatchObject([{ reaction: null }]);
});

test('a deletion reaches the owner, even before its message, but not for another phone’s message', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await connect(process, { owner });
  await process.call('delete', { ...customer, platform_message_id: 'early' });
  await process.call('send', { ...customer, message: 'oi', platform_message_id: 'm1' });
  const foreign = process.call('delete', { ...customer, phone: '5541977776666', platform_message_id: 'm1' });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  await process.call('delete', { ...customer, platform_message_id: 'm1' });
  await vi.waitFor(() => expect(owner.deleted).toEqual(['early', 'm1']));
  expect(await process.call('thread', customer)).toMatchObject([{ deleted: true }]);
});

test('an own text can be edited for 15 minutes; the owner gets both texts, in whichever order', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await connect(process, { owner });
  await process.call('edit', { ...customer, platform_message_id: 'early', message: 'antes' });
  await process.call('send', { ...customer, message: 'Rua A', platform_message_id: 'm1' });
  await process.call('edit', { ...customer, platform_message_id: 'm1', message: 'Rua B' });
  await vi.waitFor(() => expect(owner.edits).toHaveLength(2));
  expect(owner.messages).toMatchObject([{ message: 'Rua A' }]);
  expect(owner.edits).toMatchObject([
    { platform_message_id: 'early', message: 'antes', peer: { phone: customer.phone } },
    { platform_message_id: 'm1', message: 'Rua B' },
  ]);
  expect(await process.call('thread', customer)).toMatchObject([
    { message: 'Rua B', edited: true, editable: true },
  ]);
  const edit = { ...customer, platform_message_id: 'm1', message: 'Rua C' };
  const foreign = process.call('edit', { ...edit, phone: '5541977776666' });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const sent = process.network.channel('chip')?.messages.get('m1');
  if (sent) sent.at -= 15 * 60_000 + 1;
  await expect(process.call('edit', edit)).rejects.toMatchObject({ status: 409 });
  expect(await process.call('thread', customer)).toMatchObject([{ message: 'Rua B', editable: false }]);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, createOwner, dataFolder, openProcess, outbound } from './testing.ts';

const customer = { channel: 'chip', phone: '5541988887777' };

test('2,000 messages arrive in order, once each, many in progress at a time', async () => {
  let underWay = 0;
  let most = 0;
  let crowded = () => {};
  const crowd = new Promise<void>((resolve) => (crowded = resolve));
  const owner = createOwner(async () => {
    most = Math.max(most, (underWay += 1));
    if (underWay > 50) crowded();
    await crowd;
    underWay -= 1;
  });
  const process = openProcess(dataFolder());
  await connect(process, { owner });
  const texts = Array.from({ length: 2_000 }, (_, i) => `m${i}`);
  await Promise.all(texts.map((message) => process.call('send', { ...customer, message })));
  await vi.waitFor(() => expect(process.network.channel('chip')?.feed.size).toBe(0), 10_000);
  expect(owner.messages.map((message) => message.message)).toEqual(texts);
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThanOrEqual(500);
});

test('unacknowledged messages are delivered again after a crash, in order; acknowledged ones are not', async () => {
  const folder = dataFolder();
  const owner = createOwner((message) =>
    message.message === 'm0' ? Promise.resolve() : new Promise(() => {}),
  );
  const crashed = openProcess(folder);
  await connect(crashed, { owner });
  for (const message of ['m0', 'm1', 'm2']) await crashed.call('send', { ...customer, message });
  await vi.waitFor(() => expect(crashed.network.channel('chip')?.feed.size).toBe(2));
  await crashed.network.close();
  const next = createOwner();
  await connect(openProcess(folder), { owner: next, credentials: owner.credentials[0] ?? '' });
  await vi.waitFor(() => expect(next.messages.map((message) => message.message)).toEqual(['m1', 'm2']));
});

test('a refused message is delivered again before the messages that followed it', async () => {
  let refusals = 2;
  const owner = createOwner(async (message) => {
    if (message.message === 'm0' && (refusals -= 1) >= 0) throw new Error('database away');
  });
  const process = openProcess(dataFolder());
  await connect(process, { owner });
  for (const message of ['m0', 'm1']) await process.call('send', { ...customer, message });
  await vi.waitFor(() => expect(process.network.channel('chip')?.feed.size).toBe(0), 3_000);
  expect(owner.messages.filter((message) => message.message === 'm0')).toHaveLength(3);
  expect(owner.messages.filter((message) => message.message === 'm1')).toHaveLength(1);
});

test('a known id is delivered again, even when acknowledged, and is one message on the phone', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  await connect(process, { owner });
  const send = () => process.call('send', { ...customer, message: 'oi', platform_message_id: 'X1' });
  await send();
  await vi.waitFor(() => expect(process.network.channel('chip')?.feed.size).toBe(0));
  await Promise.all([send(), send(), send(), send()]);
  await vi.waitFor(() => expect(owner.messages).toHaveLength(5));
  expect(new Set(owner.messages.map((message) => message.platform_message_id))).toEqual(new Set(['X1']));
  expect(await process.call('thread', customer)).toHaveLength(1);
  const other = { ...customer, phone: '5541977776666', message: 'eu', platform_message_id: 'X1' };
  await expect(process.call('send', other)).rejects.toMatchObject({ status: 409 });
});

test('what happens while the channel is away is delivered when it is back, in order', async () => {
  const folder = dataFolder();
  const process = openProcess(folder);
  const owner = createOwner();
  const connection = await connect(process, { owner });
  await connection.send(outbound('out-1'));
  await connection.disconnect();
  await process.call('send', { ...customer, name: 'Ana', message: 'oi', platform_message_id: 'in-1' });
  await process.call('receipt', { ...customer, status: 4 });
  await process.call('delete', { ...customer, platform_message_id: 'in-1' });
  await process.call('own-phone', { ...customer, message: 'respondi do celular' });
  await process.call('typing', customer);
  const back = createOwner();
  await connect(openProcess(folder), { owner: back, credentials: owner.credentials[0] ?? '' });
  await vi.waitFor(() => expect(back.messages).toHaveLength(2));
  expect(back.messages).toMatchObject([
    { platform_message_id: 'in-1', from_me: false, peer: { phone: customer.phone, name: 'Ana' } },
    { message: 'respondi do celular', from_me: true },
  ]);
  expect(back.receipts).toMatchObject([{ platform_message_id: 'out-1', status: 4 }]);
  expect(back.deleted).toEqual(['in-1']);
  expect(back.typing).toEqual([]);
});

test('with two processes, the seam of one reaches the driver of the other', async () => {
  const folder = dataFolder();
  const [web, sessions] = [openProcess(folder), openProcess(folder)];
  const owner = createOwner();
  const connection = await connect({ ...sessions, call: web.call }, { owner });
  await web.call('send', { ...customer, message: 'oi' });
  await web.call('typing', customer);
  await vi.waitFor(() => expect([owner.messages.length, owner.typing.length]).toEqual([1, 1]));
  await connection.send(outbound('out-1'));
  expect(await web.call('inbox', customer)).toMatchObject([{ platform_message_id: 'out-1', deleted: false }]);
});

test('files with a data URL or a web address are fetched through a short opaque reference', async () => {
  const process = openProcess(dataFolder());
  const owner = createOwner();
  const connection = await connect(process, { owner });
  const web = await serve({ '/foto': Buffer.from('da rede'), '/big': Buffer.alloc(21 * 1024 * 1024) });
  const data = `data:image/png;base64,${Buffer.from('figura').toString('base64')}`;
  for (const media_url of [data, `${web}/foto`, `${web}/big`, `${web}/none`, 'http://127.0.0.1:1/']) {
    await process.call('send', { ...customer, type: 'image', media_url });
  }
  await vi.waitFor(() => expect(owner.messages).toHaveLength(5));
  const references = owner.messages.map((message) => message.media_ref ?? '');
  expect(Math.max(...references.map((reference) => reference.length))).toBeLessThan(64);
  const files = await Promise.allSettled(references.map((reference) => connection.fetchMedia(reference)));
  expect(
    files.map((file) =>
      file.status === 'fulfilled' ? Buffer.from(file.value).toString() : file.reason.code,
    ),
  ).toEqual(['figura', 'da rede', 'too_large', 'not_found', 'unreachable']);
});

async function serve(files: Record<string, Buffer>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

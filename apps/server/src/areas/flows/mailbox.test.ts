import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chip, QuestionKind } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says } from '../../testing/flow-drawings.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: BotDesk;
/** How far the server's clock is ahead. */
let ahead = 0;
/** Files that were requested and not delivered yet. */
let held: ServerResponse[] = [];
const network = createServer((_request, reply) => held.push(reply));
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  desk = await openBotDesk(server);
});
afterAll(async () => {
  release();
  await server.stop();
  network.close();
});

const asks = (kind: QuestionKind) =>
  drawing(
    node('question', { settings: { text: 'Primeiro?', kind, variable: 'first' }, next: { next: 'name' } }),
    {
      ...node('question', { settings: { text: 'Nome?', variable: 'name' }, next: { next: 'last' } }),
      id: 'name',
    },
    says('last', 'Olá {name}: {first}', { next: 'end' }),
    node('end', { settings: { finish_conversation: false } }),
  );

const sendsPicture = (chip: Chip, phone: string) =>
  server.simulator('send', {
    channel: chip._id,
    phone,
    message: '',
    type: 'image',
    media_url: `${address}/foto`,
  });

/** Delivers the requested files. */
function release(): void {
  for (const reply of held) reply.writeHead(200).end(picture);
  held = [];
}

it('messages are heard in the order in which they were written, once the requested picture has arrived', async () => {
  const chip = await desk.addChannel(await desk.publish(asks('image')));
  const { phone } = await desk.greeted(chip, 1);
  await sendsPicture(chip, phone);
  await desk.writes(chip, phone, 'Ana');
  await eventually(() => Promise.resolve(held.length === 1));
  // The positive control: another customer's bot, asked later, answers.
  await desk.greeted(chip, 1);
  expect(await desk.inbox(chip, phone)).toEqual(['Primeiro?']);
  release();
  const [, second, last] = await desk.received(chip, phone, 3);
  expect(second).toBe('Nome?');
  expect(last).toMatch(/^Olá Ana: http/);
});

it('a message is heard at once when no file was requested', async () => {
  const chip = await desk.addChannel(await desk.publish(asks('number')));
  const { phone } = await desk.greeted(chip, 1);
  await sendsPicture(chip, phone);
  expect((await desk.received(chip, phone, 2))[1]).toContain('número');
  await desk.writes(chip, phone, '7');
  expect((await desk.received(chip, phone, 3))[2]).toBe('Nome?');
  await eventually(() => Promise.resolve(held.length === 1));
  release();
});

it('a message is heard without its file when that does not arrive within a minute', async () => {
  const chip = await desk.addChannel(await desk.publish(asks('image')));
  const { phone } = await desk.greeted(chip, 1);
  await sendsPicture(chip, phone);
  await eventually(() => Promise.resolve(held.length === 1));
  await desk.greeted(chip, 1);
  expect(await desk.inbox(chip, phone)).toHaveLength(1);
  ahead += 61_000;
  expect((await desk.received(chip, phone, 2))[1]).toContain('imagem');
  release();
});

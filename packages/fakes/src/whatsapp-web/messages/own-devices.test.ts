import { expect, it, vi } from 'vitest';
import { silentLogger } from '../signal/silent-logger.ts';
import { pair } from '../testing/client.ts';
import { openShop } from '../testing/shop.ts';

/** Opens a shop with two linked clients; returns the messages that the first one sends, and those that it is sent. */
async function openTwoClients() {
  const { connect, ...shop } = await openShop();
  const wire: { msg: string; xml: string }[] = [];
  const keep = (line: object) => void wire.push(line as (typeof wire)[number]);
  const logger = { ...silentLogger, level: 'trace', trace: keep, child: () => silentLogger };
  const client = await connect({ logger, emitOwnEvents: false });
  const second = await pair(shop.fake, shop.shop);
  const of = (way: 'xml send' | 'recv xml') =>
    wire.filter(({ msg, xml }) => msg === way && xml.startsWith('<message')).map(({ xml }) => xml);
  return { ...shop, client, second, sent: () => of('xml send'), echoed: () => of('recv xml') };
}

it('a message to a group is not handed back to the device that sent it, although Baileys lists it', async () => {
  const { fake, shop, ana, client, sent, echoed } = await openTwoClients();
  const group = ana.createGroup('Família', [shop.phone]);
  await client.socket.sendMessage(group, { text: 'ao grupo' });
  await vi.waitUntil(() => ana.account.inbox.length === 1);
  expect(sent()[0]).toContain(`<to jid='${client.login.creds.me?.lid}'>`);
  // The session with the own handset is still whole.
  await shop.send(ana.phone, 'do aparelho');
  await client.message(({ message }) => message?.conversation === 'do aparelho');
  expect(echoed()).toEqual([expect.stringContaining(`recipient='${ana.lid}'`)]);
  expect(fake.errors).toEqual([]);
});

it('a message to a person goes to the other linked devices, and not back to the one that sent it', async () => {
  const { fake, ana, client, second, sent, echoed } = await openTwoClients();
  for (const text of ['um', 'dois']) await client.socket.sendMessage(ana.lid, { text });
  await second.message(({ message }) => message?.extendedTextMessage?.text === 'dois');
  expect(sent()[0]).toContain(`<to jid='${second.login.creds.me?.lid}'>`);
  expect(echoed()).toEqual([]);
  expect(ana.account.inbox.map(({ copies }) => copies)).toEqual([1, 1]);
  expect(fake.errors).toEqual([]);
});

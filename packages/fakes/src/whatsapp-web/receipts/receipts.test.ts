import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { openConnectedShop, openShop } from '../testing/shop.ts';

/** Returns whether the delivery of a message was an event of its own. */
const toldApart = ({ heard }: Client, id: string) =>
  heard.updates.some(({ key, update }) => key.id === id && update.status === 3);

describe('receipts', () => {
  it('of delivery and reading reach the client', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    const sent = await client.socket.sendMessage(ana.lid, { text: 'olá' });
    const id = sent?.key.id ?? '';
    await client.status(id, 3);
    expect(toldApart(client, id)).toBe(true);
    ana.read(shop.phone, [id]);
    await client.status(id, 4);
    ana.read(shop.phone, [id], 'played');
    await client.status(id, 5);
    expect(fake.errors).toEqual([]);
  });

  it('at once are folded into the echo of the own message', async () => {
    const { fake, ana, client } = await openConnectedShop({ receiptDelayMs: 0 });
    const sent = await client.socket.sendMessage(ana.lid, { text: 'olá' });
    const id = sent?.key.id ?? '';
    await client.status(id, 3);
    expect(toldApart(client, id)).toBe(false);
    expect(fake.errors).toEqual([]);
  });

  it('of the client reach the customer, also those of reading', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const ids = [await ana.send(shop.phone, 'um'), await ana.send(shop.phone, 'dois')];
    const messages = [];
    for (const id of ids) messages.push(await client.message(({ key }) => key.id === id));
    await vi.waitUntil(() => ids.every((id) => ana.account.receipts.some((each) => each.id === id)));
    await client.socket.readMessages(messages.map(({ key }) => key));
    const read = () => ana.account.receipts.filter(({ type }) => type === 'read').map(({ id }) => id);
    await vi.waitUntil(() => read().length === 2);
    expect(read()).toEqual(ids);
  });

  it('of reading on the own handset reach the client', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    const id = await ana.send(shop.phone, 'oi');
    await client.message(({ key }) => key.id === id);
    shop.readHere(ana.phone, [id]);
    await client.status(id, 4);
    expect(fake.errors).toEqual([]);
  });
});

describe('messages that cannot be read', () => {
  it('are sent again when the client asks', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    shop.damageNext();
    const id = await ana.send(shop.phone, 'estragada');
    await client.message(({ key, messageStubType }) => key.id === id && messageStubType === 2);
    await client.message(({ key, message }) => key.id === id && message?.conversation === 'estragada');
    await ana.send(shop.phone, 'inteira');
    await client.message(({ message }) => message?.conversation === 'inteira');
    expect(fake.errors).toEqual([]);
  });

  it('are sent again when the customer asks', async () => {
    const { ana, client } = await openConnectedShop();
    await client.socket.sendMessage(ana.lid, { text: 'antes' });
    ana.cannotReadNext();
    const sent = await client.socket.sendMessage(ana.lid, { text: 'ilegível' });
    const shown = await vi.waitUntil(() => ana.account.inbox.find(({ id }) => id === sent?.key.id));
    expect(shown.message.extendedTextMessage?.text).toBe('ilegível');
  });

  it('come again after the customer has a new phone', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    await ana.send(shop.phone, 'do velho');
    await client.message(({ message }) => message?.conversation === 'do velho');
    ana.reinstall([shop.phone]);
    await ana.send(shop.phone, 'do novo');
    await client.message(({ message }) => message?.conversation === 'do novo');
    const sent = await client.socket.sendMessage(ana.lid, { text: 'parabéns' });
    await vi.waitUntil(() => ana.account.inbox.some(({ id }) => id === sent?.key.id));
    expect(fake.errors).toEqual([]);
  });
});

describe('messages without content', () => {
  it('are fetched from the own handset, which has them', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    const id = ana.sendAbsent(shop.phone, 'de um anúncio');
    await client.message(({ key, messageStubType }) => key.id === id && messageStubType === 2);
    await client.message(({ key, message }) => key.id === id && message?.conversation === 'de um anúncio');
    expect(fake.errors).toEqual([]);
  });

  it('that are shown once are told apart', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const id = ana.sendAbsent(shop.phone, 'só uma vez', 'view_once');
    const received = await client.message(({ key }) => key.id === id);
    expect(received.key).toMatchObject({ isViewOnce: true });
    expect(received.message).toBeFalsy();
  });
});

describe('a message that was not acknowledged', () => {
  it('comes again, encrypted as it was, and only once when it was acknowledged', async () => {
    const shopOf = await openShop();
    const { ana, shop } = shopOf;
    const id = await ana.send(shop.phone, 'enquanto fora');
    const waiting = shop.account.companions[0]?.waiting[0];
    expect(waiting?.attrs).toMatchObject({ id, sender_pn: ana.jid });
    const client = await shopOf.connect();
    const received = await client.message(({ key }) => key.id === id);
    expect(received.upsert).toBe('append');
    await vi.waitUntil(() => shop.account.companions[0]?.waiting.length === 0);
  });
});

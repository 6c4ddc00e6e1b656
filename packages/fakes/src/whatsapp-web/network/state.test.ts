import { describe, expect, it, vi } from 'vitest';
import { connect, copyLogin, pair, startFake } from '../testing/client.ts';
import { openShop } from '../testing/shop.ts';

describe('a restart of the server', () => {
  it('keeps linked devices, their sessions, and what waits for them', async () => {
    const first = await openShop();
    const client = await first.connect();
    await first.ana.send(first.shop.phone, 'antes');
    await client.message(({ message }) => message?.conversation === 'antes');
    await client.end();
    await vi.waitUntil(() => first.shop.account.companions[0]?.waiting.length === 0);
    await first.ana.send(first.shop.phone, 'enquanto fora');
    await first.fake.close();
    const fake = await startFake({ dataDir: first.dataDir });
    const second = connect(fake, copyLogin(first.login));
    await second.message(({ message }) => message?.conversation === 'enquanto fora');
    await second.socket.sendMessage(first.ana.lid, { text: 'voltei' });
    const ana = fake.phones.get(first.ana.phone);
    await vi.waitUntil(() => ana.account.inbox.length === 1);
    expect(fake.errors).toEqual([]);
  });
});

describe('two numbers on one server', () => {
  it('talk with each other', async () => {
    const fake = await startFake();
    const [one, two] = ['5511999990001', '5511999990002'].map((phone) => fake.phones.add(phone));
    if (!one || !two) throw new Error('no phones');
    const [first, second] = [await pair(fake, one), await pair(fake, two)];
    const sent = await first.socket.sendMessage(two.lid, { text: 'olá, loja' });
    await second.message(({ key }) => key.id === sent?.key.id);
    await first.status(sent?.key.id ?? '', 3);
    const reply = await second.socket.sendMessage(one.lid, { text: 'olá' });
    await first.message(({ key }) => key.id === reply?.key.id);
    expect(fake.errors).toEqual([]);
  });
});

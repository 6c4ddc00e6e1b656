import { describe, expect, it, vi } from 'vitest';
import { connect, copyLogin, pair, startFake } from '../testing/client.ts';
import { openConnectedShop, openShop } from '../testing/shop.ts';

describe('a login', () => {
  it.each([401, 402, 403, 405, 406, 409, 411, 500, 503])('is refused with %i', async (reason) => {
    const { fake, shop, login } = await openShop();
    shop.failNextLogin({ reason, code: 101, expire: 3600 });
    const client = connect(fake, login);
    expect(await client.closed()).toBe(reason);
    const error = client.heard.connection.at(-1)?.lastDisconnect?.error;
    expect(error).toMatchObject({ data: { code: '101', expire: '3600' } });
  });

  it('is refused for a device that is not linked', async () => {
    const { fake, shop, login } = await openShop();
    shop.unlink();
    expect(await connect(fake, login).closed()).toBe(401);
  });

  it('replaces the connection that the device had', async () => {
    const { fake, login, client } = await openConnectedShop();
    const second = connect(fake, copyLogin(login));
    expect(await client.closed()).toBe(440);
    await second.opened();
  });

  it('brings the past chats of the phone the first time', async () => {
    const fake = await startFake();
    const shop = fake.phones.add('5511999990001', { name: 'Loja' });
    const ana = fake.phones.add('5511988887777', { name: 'Ana' });
    shop.addHistory(ana.phone, [{ body: 'antiga', fromMe: false, at: new Date('2026-01-02') }]);
    const client = await pair(fake, shop);
    const history = await vi.waitUntil(() => client.heard.history[0]);
    expect(history.messages[0]?.message?.conversation).toBe('antiga');
    const { lidMapping } = client.socket.signalRepository;
    expect(await lidMapping.getPNForLID(ana.lid)).toContain(ana.phone);
  });
});

describe('a connection', () => {
  it('that was replaced can send nothing more, even when its process had not noticed', async () => {
    const { fake, ana, shop, login, client } = await openConnectedShop();
    const typing = () =>
      client.socket.sendNode({
        tag: 'chatstate',
        attrs: { from: shop.jid, to: ana.lid },
        content: [{ tag: 'composing', attrs: {} }],
      });
    await typing();
    await vi.waitUntil(() => ana.account.typing.length === 1);
    client.socket.ws.removeAllListeners('message');
    const second = connect(fake, copyLogin(login));
    await second.opened();
    await typing().catch(() => undefined);
    await second.socket.sendMessage(ana.lid, { text: 'do novo dono' });
    await vi.waitUntil(() => ana.account.inbox.length === 1);
    expect(ana.account.typing).toHaveLength(1);
  });

  it('that drops ends with 428, and what came meanwhile follows the next login', async () => {
    const { ana, shop, client, ...rest } = await openConnectedShop();
    shop.drop();
    expect(await client.closed()).toBe(428);
    const ids = [await ana.send(shop.phone, 'um'), await ana.send(shop.phone, 'dois')];
    const next = await rest.connect();
    await next.message(({ key }) => key.id === ids[1]);
    expect(next.heard.messages.map(({ key, upsert }) => [key.id, upsert])).toEqual(
      ids.map((id) => [id, 'append']),
    );
  });

  it('that the phone unlinks ends with 401', async () => {
    const { shop, client } = await openConnectedShop();
    shop.unlink();
    expect(await client.closed()).toBe(401);
  });

  it('that the client logs out forgets the device', async () => {
    const { fake, shop, client } = await openConnectedShop();
    await client.socket.logout();
    await vi.waitUntil(() => shop.account.companions.length === 0);
    expect(fake.errors).toEqual([]);
  });

  it.each([500, 503])('ends with the stream error %i', async (code) => {
    const { shop, client } = await openConnectedShop();
    shop.streamError(code);
    expect(await client.closed()).toBe(code);
  });

  it('ends with 411 when the phone leaves the multi-device mode', async () => {
    const { shop, client } = await openConnectedShop();
    shop.leaveMultiDevice();
    expect(await client.closed()).toBe(411);
  });

  it('is kept alive by pings, and given up with 408 when nothing answers', async () => {
    const { fake, shop, client } = await openConnectedShop({}, { keepAliveIntervalMs: 100 });
    const pings = vi.spyOn(client.socket, 'end');
    await vi.waitUntil(() => fake.answered('get w:p ping') > 1);
    expect(pings).not.toHaveBeenCalled();
    shop.mute();
    expect(await client.closed()).toBe(408);
  });
});

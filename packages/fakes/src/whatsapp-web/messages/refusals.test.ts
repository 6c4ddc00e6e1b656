import { describe, expect, it, vi } from 'vitest';
import { openConnectedShop } from '../testing/shop.ts';

describe('a message of the client', () => {
  it('is refused with 463 when new chats are held, and reaches nobody', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    const bia = fake.phones.add('5511977776666');
    shop.refuseNextMessage(463, ana.phone);
    const allowed = await client.socket.sendMessage(bia.lid, { text: 'conhecida' });
    const refused = await client.socket.sendMessage(ana.lid, { text: 'nova' });
    await client.status(refused?.key.id ?? '', 0);
    await client.status(allowed?.key.id ?? '', 3);
    expect(ana.account.inbox).toEqual([]);
    expect(bia.account.inbox).toHaveLength(1);
  });

  it('may be delivered although its acknowledgement is lost', async () => {
    const { ana, shop, client } = await openConnectedShop();
    shop.loseNextAck();
    await client.socket.sendMessage(ana.lid, { text: 'chegou?' });
    expect(await client.closed()).toBe(428);
    expect(ana.account.inbox).toHaveLength(1);
  });
});

describe('limits of new chats', () => {
  it('are answered, and notified when they change', async () => {
    const { shop, client } = await openConnectedShop();
    const ends = Math.floor(Date.now() / 1000) + 3600;
    shop.limitNewChats({ heldUntil: ends, quota: 50, used: 7 });
    const seen = await vi.waitUntil(() => client.heard.connection.find((each) => each.reachoutTimeLock));
    expect(seen.reachoutTimeLock).toMatchObject({
      isActive: true,
      timeEnforcementEnds: new Date(ends * 1000),
    });
    expect(await client.socket.fetchAccountReachoutTimelock()).toMatchObject({ isActive: true });
    expect(await client.socket.fetchNewChatMessageCap()).toMatchObject({ total_quota: 50, used_quota: 7 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { pair, startFake } from '../testing/client.ts';

describe('a client that says that somebody looks at it', () => {
  it.each([
    ['is believed, and confirms plainly, when it knows its name', true, 'delivery'],
    [
      'says nothing while it does not know its name, and confirms as one at which nobody looks',
      false,
      'inactive',
    ],
  ])('%s', async (_what, business, confirmed) => {
    const fake = await startFake();
    const shop = fake.phones.add('5511999990001', { name: 'Loja', business });
    const ana = fake.phones.add('5511988887777', { name: 'Ana' });
    const client = await pair(fake, shop, { markOnlineOnConnect: true });
    await client.settled();
    expect(client.login.creds.me?.name).toBe(business ? 'Loja' : undefined);
    if (business) await vi.waitUntil(() => fake.isAvailable(shop.phone), { timeout: 20_000 });
    expect(fake.isAvailable(shop.phone)).toBe(business);
    fake.settings.automaticReceipts = false;
    const id = await ana.send(shop.phone, 'oi');
    await vi.waitUntil(() => ana.account.receipts.some((each) => each.id === id));
    expect(ana.account.receipts.map(({ type }) => type)).toEqual([confirmed]);
    expect(fake.errors).toEqual([]);
  });
});

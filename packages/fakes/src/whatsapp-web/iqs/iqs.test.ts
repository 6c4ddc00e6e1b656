import { describe, expect, it } from 'vitest';
import { openConnectedShop } from '../testing/shop.ts';

describe('whether a phone is on WhatsApp', () => {
  it('is answered with the spelling under which it is registered', async () => {
    const { fake, client } = await openConnectedShop();
    fake.phones.add('551188887777');
    const [found] = (await client.socket.onWhatsApp('5511988887777')) ?? [];
    expect(found).toEqual({ jid: '5511988887777@s.whatsapp.net', exists: true });
    const [short] = (await client.socket.onWhatsApp('551188887777')) ?? [];
    expect(short?.jid).toBe('551188887777@s.whatsapp.net');
    fake.phones.add('553144445555');
    const [other] = (await client.socket.onWhatsApp('5531944445555')) ?? [];
    expect(other?.jid).toBe('553144445555@s.whatsapp.net');
    expect(await client.socket.onWhatsApp('5511911112222')).toEqual([]);
  });
});

describe('queries', () => {
  it('that nobody knows are refused and remembered', async () => {
    const { fake, client } = await openConnectedShop();
    expect(fake.unknown).toEqual([]);
    await expect(client.socket.fetchStatus('5511988887777@s.whatsapp.net')).resolves.toBeDefined();
    await expect(client.socket.groupCreate('x', [])).rejects.toThrow('feature-not-implemented');
    expect(fake.unknown).toEqual(['set w:g2 create']);
  });

  it('of groups are answered', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const group = ana.createGroup('Família', [shop.phone]);
    expect(await client.socket.groupMetadata(group)).toMatchObject({ subject: 'Família' });
    expect(Object.keys(await client.socket.groupFetchAllParticipating())).toEqual([group]);
  });

  it('can be made to fail', async () => {
    const { shop, client } = await openConnectedShop();
    shop.refuseNextQuery({ xmlns: 'w:profile:picture', code: 500 });
    await expect(client.socket.profilePictureUrl(shop.jid)).rejects.toThrow('internal-server-error');
  });
});

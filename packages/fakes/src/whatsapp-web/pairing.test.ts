import { describe, expect, it, vi } from 'vitest';
import { connect, newLogin, pair, startFake } from './testing/client.ts';

describe('pairing by QR', () => {
  it('links a client, asks it to reconnect, and lets it log in', async () => {
    const fake = await startFake({ settings: { history: false } });
    const shop = fake.phones.add('5511999990001', { name: 'Loja' });
    const login = newLogin();
    const first = connect(fake, login);
    await shop.scan(await first.qr());
    expect(await first.closed()).toBe(515);
    const client = connect(fake, login);
    await client.opened();
    expect(login.creds.me?.id).toBe('5511999990001:1@s.whatsapp.net');
    await vi.waitUntil(() => shop.account.companions[0]?.preKeys.length === 812, { timeout: 5000 });
    expect(fake.unknown).toEqual([]);
    expect(fake.errors).toEqual([]);
  });
});

describe('texts', () => {
  it('arrive both ways', async () => {
    const fake = await startFake();
    const shop = fake.phones.add('5511999990001', { name: 'Loja' });
    const ana = fake.phones.add('5511988887777', { name: 'Ana' });
    const client = await pair(fake, shop);
    await ana.send(shop.phone, 'oi');
    const received = await vi.waitUntil(() =>
      client.heard.messages.find((m) => m.message?.conversation === 'oi'),
    );
    expect(received.key).toMatchObject({ remoteJid: ana.lid, remoteJidAlt: ana.jid, fromMe: false });
    const sent = await client.socket.sendMessage(ana.lid, { text: 'olá' });
    const shown = await vi.waitUntil(() => ana.account.inbox.find(({ id }) => id === sent?.key.id));
    expect(shown.message.extendedTextMessage?.text).toBe('olá');
    await vi.waitUntil(() => client.heard.updates.some(({ update }) => update.status === 3));
    expect(fake.unknown).toEqual([]);
    expect(fake.errors).toEqual([]);
  });
});

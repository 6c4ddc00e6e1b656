import { WA_CERT_DETAILS } from 'baileys';
import { describe, expect, it, vi } from 'vitest';
import { connect, newLogin, pair, startFake } from '../testing/client.ts';

const number = '5511999990001';

describe('pairing by QR', () => {
  it('links a client, asks it to reconnect, and takes its 812 keys', async () => {
    const fake = await startFake({ settings: { history: false } });
    const shop = fake.phones.add(number, { name: 'Loja' });
    const login = newLogin();
    const first = connect(fake, login);
    await shop.scan(await first.qr());
    expect(await first.closed()).toBe(515);
    await connect(fake, login).opened();
    expect(login.creds.me?.id).toBe(`${number}:1@s.whatsapp.net`);
    await vi.waitUntil(() => shop.account.companions[0]?.preKeys.length === 812, { timeout: 5000 });
    expect(fake.unknown).toEqual([]);
    expect(fake.errors).toEqual([]);
  });

  it('gives a WhatsApp Business number its name', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number, { name: 'Padaria', business: true });
    const { login } = await pair(fake, shop);
    expect(login.creds.platform).toBe('smba');
    expect(login.creds.me?.name).toBe('Padaria');
  });

  it('is refused by the client when the phone does not know its secret', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number);
    shop.spoilNextPairing('wrong_hmac');
    const client = connect(fake, newLogin());
    await expect(shop.scan(await client.qr())).rejects.toThrow('closed the connection');
    expect(shop.account.companions).toEqual([]);
  });

  it('still believes a forged signature, which Baileys must refuse once it verifies', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number);
    shop.spoilNextPairing('forged_signature');
    const client = connect(fake, newLogin());
    await shop.scan(await client.qr());
    expect(shop.account.companions).toHaveLength(1);
  });

  it('does not work with a QR whose client has gone', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number);
    const client = connect(fake, newLogin());
    const qr = await client.qr();
    await client.end();
    const scanned = () => shop.scan(qr).catch((error: Error) => error.message);
    await expect.poll(scanned).toBe('this QR is no longer valid');
  });

  it('links at most four devices to a phone, whichever way, and another one once there is room', async () => {
    const fake = await startFake({ settings: { history: false } });
    const shop = fake.phones.add(number);
    for (let device = 1; device <= 4; device += 1) await shop.scan(await connect(fake, newLogin()).qr());
    const fifth = connect(fake, newLogin());
    const qr = await fifth.qr();
    await expect(shop.scan(qr)).rejects.toThrow('4 linked devices');
    const code = await fifth.socket.requestPairingCode(number);
    await expect(shop.typeCode(code)).rejects.toThrow('4 linked devices');
    expect(shop.account.companions).toHaveLength(4);
    shop.unlink();
    await shop.scan(qr);
    expect(shop.account.companions).toHaveLength(1);
  });

  it('ends with 408 when all QRs were shown in vain', async () => {
    const fake = await startFake({ settings: { qrRefs: 2 } });
    const client = connect(fake, newLogin(), { qrTimeout: 50 });
    expect(await client.closed()).toBe(408);
    expect(client.heard.connection.filter(({ qr }) => qr)).toHaveLength(2);
  });
});

describe('pairing by code', () => {
  it('links the client whose code is typed', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number);
    const login = newLogin();
    const client = connect(fake, login);
    await client.qr();
    await shop.typeCode(await client.socket.requestPairingCode(number));
    expect(await client.closed()).toBe(515);
    await connect(fake, login).opened();
    expect(fake.errors).toEqual([]);
  });

  it('refuses another code', async () => {
    const fake = await startFake();
    const shop = fake.phones.add(number);
    const client = connect(fake, newLogin());
    await client.qr();
    await client.socket.requestPairingCode(number, 'AAAABBBB');
    await expect(shop.typeCode('AAAABBBC')).rejects.toThrow('the code is wrong');
    expect(shop.account.companions).toEqual([]);
  });
});

describe('the certificate of the server', () => {
  it('still passes under another root, which Baileys must refuse once it verifies', async () => {
    const fake = await startFake();
    WA_CERT_DETAILS.PUBLIC_KEY = Buffer.alloc(32, 9);
    const client = connect(fake, newLogin());
    expect(await client.qr()).toMatch(/^https:\/\/wa\.me\//);
  });
});

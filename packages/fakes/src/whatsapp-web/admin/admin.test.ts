import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect, newLogin, startFake } from '../testing/client.ts';
import { startAdminServer } from './start-admin-server.ts';

async function startAdmin() {
  const fake = await startFake();
  const admin = await startAdminServer(fake, 0);
  onTestFinished(() => admin.close());
  const post = async (call: string, input: object = {}, type = 'application/json') => {
    const body = JSON.stringify(input);
    const response = await fetch(`${admin.url}/${call}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    return (await response.json()) as { result?: unknown; error?: string };
  };
  return { fake, admin, post };
}

const shop = '5511999990001';
const ana = '5511988887777';

describe('the admin API', () => {
  it('plays a phone from the QR to the answer', async () => {
    const { fake, post } = await startAdmin();
    const login = newLogin();
    const first = connect(fake, login);
    await post('scan', { phone: shop, name: 'Loja', qr: await first.qr() });
    await first.closed();
    const client = connect(fake, login);
    await client.opened();
    expect(await post('phones')).toMatchObject({ result: [{ phone: shop, connected: true }] });
    await post('send', { from: ana, to: shop, text: 'oi' });
    const asked = await client.message(({ message }) => message?.conversation === 'oi');
    await client.socket.sendMessage(asked.key.remoteJid ?? '', { text: 'olá' }, { quoted: asked });
    await vi.waitUntil(() => fake.phones.get(ana).account.inbox.length === 1);
    const [answer] = (await post('inbox', { phone: ana })).result as object[];
    expect(answer).toMatchObject({ from: shop, text: 'olá', replyTo: asked.key.id });
    await post('drop', { phone: shop });
    expect(await client.closed()).toBe(428);
  });

  it('refuses what is malformed, unknown, or comes from a page', async () => {
    const { admin, post } = await startAdmin();
    expect((await post('send', { from: ana })).error).toContain('expected string');
    expect((await post('send', { from: ana, to: shop, text: 'oi' })).error).toContain('not on WhatsApp');
    expect((await post('toString')).error).toBe('there is no call toString');
    expect((await post('reset', {}, 'text/plain')).error).toBe('POST it as application/json');
    const list = (await (await fetch(admin.url)).json()) as { result: object };
    expect(list.result).toHaveProperty('scan');
  });

  it('writes from many customers at once, in the order of each', async () => {
    const { fake, post } = await startAdmin();
    fake.phones.add(shop);
    expect(await post('flood', { to: shop, customers: 3, messages: 2 })).toEqual({ result: { sent: 6 } });
    const inbox = (await post('inbox', { phone: shop, from: '5511900000002' })).result as { text: string }[];
    expect(inbox.map(({ text }) => text)).toEqual(['mensagem 1', 'mensagem 2']);
    expect(await post('state')).toMatchObject({ result: { waiting: 0, unknown: [], errors: [] } });
  });

  it('forgets everything', async () => {
    const { fake, post } = await startAdmin();
    await post('add', { phone: shop });
    await post('reset');
    expect(fake.phones.list()).toEqual([]);
  });
});

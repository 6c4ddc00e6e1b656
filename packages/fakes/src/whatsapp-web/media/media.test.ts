import { randomBytes } from 'node:crypto';
import { downloadMediaMessage, type WAMessage } from 'baileys';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../testing/shop.ts';
import { trustMedia } from './trust.ts';

const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(40_000)]);

async function openMediaShop() {
  const shop = await openShop();
  const trust = await trustMedia(shop.fake.certificate);
  onTestFinished(() => trust.close());
  const { fetchAgent, options } = trust;
  const client = await shop.connect({ fetchAgent, options: options as RequestInit });
  const download = (message: WAMessage) =>
    downloadMediaMessage(message, 'buffer', { options: options as RequestInit });
  return { ...shop, client, download, options };
}

describe('files', () => {
  it.each([
    ['image', { image: jpeg, caption: 'foto' }],
    ['document', { document: jpeg, mimetype: 'application/pdf', fileName: 'nota.pdf' }],
    ['voice', { audio: jpeg, ptt: true, mimetype: 'audio/ogg; codecs=opus', seconds: 2 }],
  ] as const)('of kind %s are the same bytes in both directions', async (kind, sending) => {
    const { ana, shop, client, download } = await openMediaShop();
    const mimetype = 'image/jpeg';
    const id = await ana.sendFile(shop.phone, { kind, bytes: jpeg, mimetype, fileName: 'nota.pdf' });
    const received = await client.message(({ key }) => key.id === id);
    expect((await download(received)).equals(jpeg)).toBe(true);
    const sent = await client.socket.sendMessage(ana.lid, { ...sending, jpegThumbnail: '' });
    const sentId = sent?.key.id ?? '';
    await vi.waitUntil(() => ana.account.inbox.some((each) => each.id === sentId), { timeout: 5000 });
    expect(ana.file(sentId).equals(jpeg)).toBe(true);
  });

  it('may be shown once, be stickers, and expire', async () => {
    const { ana, shop, client, download } = await openMediaShop();
    const file = { bytes: jpeg, mimetype: 'image/webp' };
    const once = await ana.sendFile(shop.phone, { ...file, kind: 'image', viewOnce: true });
    const seen = await client.message(({ key }) => key.id === once);
    expect(seen.message?.viewOnceMessageV2?.message?.imageMessage?.viewOnce).toBe(true);
    const sticker = await ana.sendFile(shop.phone, { ...file, kind: 'sticker' });
    const received = await client.message(({ key }) => key.id === sticker);
    ana.expireFile(sticker);
    await expect(download(received)).rejects.toThrow('Failed to fetch stream');
  });
});

describe('pictures of people', () => {
  it('are served, or absent', async () => {
    const { ana, client, options } = await openMediaShop();
    await expect(client.socket.profilePictureUrl(ana.jid)).rejects.toThrow('item-not-found');
    ana.setPicture(jpeg);
    const url = await client.socket.profilePictureUrl(ana.lid);
    const answer = await fetch(url ?? '', options as RequestInit);
    expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true);
  });
});

import { randomBytes } from 'node:crypto';
import type { OutgoingFile } from '@prosa/fakes';
import { expect, it } from 'vitest';
import { wireId } from '../addresses/message-id.ts';
import { readMediaRef, writeMediaRef } from '../media/media-ref.ts';
import { outbound } from '../testing/outbound.ts';
import { listenForAnybody, serveFiles } from '../testing/file-server.ts';
import { startPaired, waitFor } from '../testing/world.ts';

const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

it.each<[OutgoingFile['kind'], string, object]>([
  ['image', 'image/jpeg', { type: 'image', message: 'veja' }],
  ['video', 'video/mp4', { type: 'video', message: 'veja' }],
  ['voice', 'audio/ogg; codecs=opus', { type: 'audio', voice: true }],
  ['audio', 'audio/mpeg', { type: 'audio', voice: false }],
  ['document', 'application/pdf', { type: 'document', file_name: 'nota.pdf' }],
  ['sticker', 'image/webp', { type: 'sticker' }],
])('a %s of a customer can be fetched, also by the next process', async (kind, mimetype, told) => {
  const { owner, customer, handset } = await startPaired();
  const bytes = randomBytes(40_000);
  await customer.sendFile(handset.phone, { kind, bytes, mimetype, caption: 'veja', fileName: 'nota.pdf' });
  await waitFor(() => owner.messages.size === 1);
  const [message] = owner.messages.values();
  expect(message).toMatchObject(told);
  await owner.connection?.disconnect();
  const next = await owner.connect();
  expect(bytes.equals((await next.fetchMedia(message?.media_ref ?? '')) ?? Buffer.alloc(0))).toBe(true);
});

it('says why a file cannot be fetched', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.sendFile(handset.phone, { kind: 'image', bytes: jpeg, mimetype: 'image/jpeg' });
  await waitFor(() => owner.messages.size === 1);
  const ref = owner.messages.get(id)?.media_ref ?? '';
  const told = readMediaRef(ref);
  const huge = told && writeMediaRef({ ...told, size: 21 * 1024 * 1024 });
  const other = told && writeMediaRef({ ...told, sha256: randomBytes(32) });
  await expect(owner.connection?.fetchMedia(huge ?? '')).rejects.toMatchObject({ code: 'too_large' });
  await expect(owner.connection?.fetchMedia(other ?? '')).rejects.toMatchObject({ code: 'not_found' });
  customer.expireFile(id);
  handset.loseFile(id);
  await expect(owner.connection?.fetchMedia(ref)).rejects.toMatchObject({ code: 'not_found' });
  await expect(owner.connection?.fetchMedia('x')).rejects.toMatchObject({ code: 'not_found' });
});

it('asks the phone for a file that WhatsApp no longer has', async () => {
  const { owner, customer, handset, fake } = await startPaired();
  const bytes = randomBytes(5000);
  const id = await customer.sendFile(handset.phone, { kind: 'video', bytes, mimetype: 'video/mp4' });
  await waitFor(() => owner.messages.size === 1);
  customer.expireFile(id);
  const fetched = await owner.connection?.fetchMedia(owner.messages.get(id)?.media_ref ?? '');
  expect(bytes.equals(fetched ?? Buffer.alloc(0))).toBe(true);
  await waitFor(() => handset.account.companions[0]?.waiting.length === 0);
  expect(fake.unknown).toEqual([]);
});

it('fetches nothing from a server that the customer chose', async () => {
  const { owner, customer, handset } = await startPaired();
  const reached: string[] = [];
  const port = await listenForAnybody((what) => reached.push(what));
  const id = await customer.sendFile(handset.phone, { kind: 'image', bytes: jpeg, mimetype: 'image/jpeg' });
  await waitFor(() => owner.messages.size === 1);
  const told = readMediaRef(owner.messages.get(id)?.media_ref ?? '');
  if (!told) throw new Error('no reference');
  const elsewhere = { url: `https://localhost:${port}/segredo`, direct_path: '/segredo' };
  for (const address of [
    elsewhere,
    { ...elsewhere, direct_path: null },
    { url: null, direct_path: `.${port}` },
  ])
    await expect(owner.connection?.fetchMedia(writeMediaRef({ ...told, ...address }))).rejects.toMatchObject({
      name: 'MediaUnavailable',
    });
  expect(reached).toEqual([]);
  await fetch(`https://localhost:${port}/`).catch(() => undefined);
  expect(reached).toEqual(['connection']);
});

it('sends files that arrive byte by byte', async () => {
  const { owner, customer } = await startPaired();
  const pdf = randomBytes(70_000);
  const files = {
    foto: { bytes: jpeg, mimetype: 'image/jpeg' },
    nota: { bytes: pdf, mimetype: 'application/pdf' },
    figurinha: { bytes: randomBytes(900), mimetype: 'image/webp' },
    filme: { bytes: randomBytes(5000), mimetype: 'video/mp4' },
  };
  const addressOf = await serveFiles(files);
  const kinds = { foto: 'image', nota: 'document', figurinha: 'sticker', filme: 'video' } as const;
  for (const [name, type] of Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)['foto']][]) {
    const message = outbound(customer.jid, type === 'image' ? 'veja' : '', {
      type,
      media_url: addressOf(name),
      file_name: name,
    });
    await owner.connection?.send(message);
    expect(customer.file(wireId(message.platform_message_id)).equals(files[name].bytes)).toBe(true);
  }
  const [picture, document] = customer.account.inbox.map(({ message }) => message);
  expect(picture?.imageMessage).toMatchObject({ caption: 'veja', mimetype: 'image/jpeg' });
  expect(document?.documentMessage).toMatchObject({ fileName: 'nota', mimetype: 'application/pdf' });
});

it('a file that is gone is refused before anything is sent', async () => {
  const { owner, customer } = await startPaired();
  const addressOf = await serveFiles({});
  const message = outbound(customer.jid, '', { type: 'image', media_url: addressOf('nada') });
  await expect(owner.connection?.send(message)).rejects.toMatchObject({ code: 'file_refused' });
  expect(customer.account.inbox).toEqual([]);
});

it('fetches the picture of a customer, and none where there is none', async () => {
  const { owner, customer } = await startPaired();
  expect(await owner.connection?.profilePicture(customer.jid)).toBeNull();
  customer.setPicture(jpeg);
  expect(jpeg.equals((await owner.connection?.profilePicture(customer.jid)) ?? Buffer.alloc(0))).toBe(true);
});

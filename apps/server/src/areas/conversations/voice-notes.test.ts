import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type Conversation, type Media } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { sampleFiles, upload } from '../../testing/sample-files.ts';
import { createSentFile } from './outbox/sent-file.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'send',
    ({ talk }) =>
      ({ _id }: Conversation, more: object) =>
        talk.company.owner.call(calls.sendMessage, { conversation_id: _id, ...more }),
  )
  .extend('readAt', ({ server }) => async (url: string | null) => {
    const { pathname, search } = new URL(url ?? '', server.url);
    return Buffer.from(await (await fetch(server.url + pathname + search)).arrayBuffer());
  })
  .extend(
    'kept',
    ({ server, talk }) =>
      async ({ _id }: Media) =>
        (await readdir(join(server.dataDir, 'media', talk.company.account_id))).filter((name) =>
          name.startsWith(_id),
        ),
  )
  .extend('opened', ({ talk }) => async (): Promise<{ phone: string; conversation: Conversation }> => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    return { phone, conversation: await talk.conversation(phone) };
  })
  .extend(
    'bring',
    ({ server, talk }) =>
      (input: object, companion?: Uint8Array, bytes = sampleFiles.mp3) =>
        upload(server.url, talk.company.owner, {
          call: calls.uploadFile,
          input,
          file: { bytes, name: 'audio.mp3' },
          ...(companion ? { companion } : {}),
        }),
  )
  .extend(
    'recorded',
    ({ bring }) =>
      async (input: object = { temp: true, ptt: true }) =>
        (await bring(input, sampleFiles.voice)).body.message as Media,
  );

describe('a recording', () => {
  it('a recording is sent as a voice note, and played here as the mp3 that it was', async ({
    opened,
    recorded,
    send,
    readAt,
    talk,
  }) => {
    const { phone, conversation } = await opened();
    const media = await recorded();
    expect(media).toMatchObject({ type: 'audio', mime: 'audio/mpeg', ptt: true });
    const message = await send(conversation, { media: media._id });
    expect(message.media).toMatchObject({ mime: 'audio/mpeg', ptt: true });
    expect(await readAt(message.media_url)).toEqual(sampleFiles.mp3);
    const received = await eventually(async () => (await talk.inbox(phone))[0]);
    expect(received).toMatchObject({ type: 'audio', voice: true, file_name: null });
    expect(received.media_url).toContain('/files/');
    expect(await readAt(received.media_url)).toEqual(sampleFiles.voice);
  });

  it('a recording is the same voice note on every try', async ({ opened, server, talk, recorded, send }) => {
    const { phone, conversation } = await opened();
    await server.simulator('fault', { channel: talk.channel._id, kind: 'send-error', count: 1000 });
    const again = { media: (await recorded())._id, message_id: `VOZ${conversation._id.slice(-8)}` };
    await send(conversation, again);
    await eventually(async () => (await talk.messages(conversation._id)).at(-1)?.failure === 'refused');
    await server.simulator('fault', { channel: talk.channel._id, kind: 'none' });
    await send(conversation, again);
    expect(await eventually(async () => (await talk.inbox(phone))[0])).toMatchObject({ voice: true });
    expect(await talk.inbox(phone)).toHaveLength(1);
  });

  it('a recording from the library is sent as a voice note each time, or as plain audio without a voice copy', async ({
    opened,
    recorded,
    bring,
    send,
    talk,
  }) => {
    const { phone, conversation } = await opened();
    const library = { type: 'audio', ptt: true, filename: 'Boas-vindas' };
    const [both, spoken, plain] = [
      await recorded(library),
      (await bring(library, undefined, sampleFiles.voice)).body.message as Media,
      (await bring(library)).body.message as Media,
    ];
    for (const { _id } of [both, both, spoken, plain]) await send(conversation, { media: _id });
    await eventually(async () => (await talk.inbox(phone)).length === 4);
    expect((await talk.inbox(phone)).map(({ voice, file_name }) => [voice, file_name])).toEqual([
      [true, null],
      [true, null],
      [true, null],
      [false, 'Boas-vindas.mp3'],
    ]);
  });

  it.for([
    ['two channels', { temp: true, ptt: true }, () => Buffer.from(sampleFiles.voice).fill(2, 37, 38)],
    ['no Opus', { temp: true, ptt: true }, () => sampleFiles.mp3],
    ['nothing', { temp: true, ptt: true }, () => Buffer.from('x')],
    ['a plain audio beside it', { temp: true }, () => sampleFiles.voice],
    ['a document beside it', { temp: true, ptt: true, type: 'document' }, () => sampleFiles.voice],
  ] as const)(
    'a recording is refused when its voice copy is invalid: %s',
    async ([_case, input, companion], { bring }) => {
      expect((await bring(input, companion())).body).toEqual({
        error: true,
        message: 'Este arquivo não é aceito. Mensagens de voz precisam ser OGG Opus com um canal.',
      });
    },
  );

  it('a recording is deleted with its voice copy: from the library, and with the contact it was sent to', async ({
    recorded,
    kept,
    talk,
    opened,
    send,
  }) => {
    const entry = await recorded({ ptt: true, filename: 'Aviso' });
    expect(await kept(entry)).toHaveLength(2);
    await talk.company.owner.call(calls.deleteMedia, { media: entry._id });
    expect(await kept(entry)).toEqual([]);
    const { conversation } = await opened();
    const [gone, stays] = [await recorded(), await recorded()];
    await send(conversation, { media: gone._id });
    const { _id } = conversation.contact;
    await talk.company.owner.call(calls.deleteContact, { contact: { _id } });
    expect(await kept(gone)).toEqual([]);
    expect(await kept(stays)).toHaveLength(2);
  });
});

it('a customer’s voice note is shown as one, and an audio file as an audio file', async ({
  opened,
  talk,
}) => {
  const { phone, conversation } = await opened();
  const media_url = `data:audio/ogg;base64,${sampleFiles.voice.toString('base64')}`;
  await talk.writes(phone, '', { type: 'audio', media_url, voice: true });
  await talk.writes(phone, '', { type: 'audio', media_url });
  const heard = await eventually(async () => {
    const messages = (await talk.messages(conversation._id)).filter(({ media }) => media !== null);
    return messages.length === 2 ? messages : null;
  });
  expect(heard.map(({ media }) => media?.ptt)).toEqual([true, false]);
});

it('a driver that cannot send voice notes gets the recording as plain audio', async ({ server, talk }) => {
  const file = { media_id: 'f', media_mime: 'audio/mpeg', file_name: 'audio.mp3' };
  const entry = { ...file, media_voice: 'copy', type: 'audio' } as const;
  const sentFile = (voiceNote: boolean) =>
    createSentFile(server.runtime, {
      account_id: talk.company.account_id,
      can: { sends: ['audio'], voiceNote },
    })(entry);
  expect(await sentFile(false)).toMatchObject({ voice: false, file_name: 'audio.mp3' });
  expect((await sentFile(false)).media_url).toContain('audio%2Fmpeg');
  expect(await sentFile(true)).toMatchObject({ voice: true, file_name: null });
});

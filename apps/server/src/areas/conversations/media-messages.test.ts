import { calls, type Media, type Message } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { sampleFiles, sampleNoise, samplePicture, upload } from '../../testing/sample-files.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('readAt', ({ server }) => async (url: string | null) => {
    const { pathname, search } = new URL(url ?? '', server.url);
    return Buffer.from(await (await fetch(server.url + pathname + search)).arrayBuffer());
  })
  .extend('opened', ({ talk }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    return { phone, conversation_id: (await talk.conversation(phone))._id };
  })
  .extend(
    'add',
    ({ talk, server }) =>
      async (bytes: Uint8Array, name: string, input: object, by = talk.company): Promise<Media> => {
        const reply = await upload(server.url, by.owner, {
          call: calls.uploadFile,
          input,
          file: { bytes, name },
        });
        return reply.body.message as Media;
      },
  )
  .extend(
    'send',
    ({ talk }) =>
      (conversation_id: string, more: object) =>
        talk.company.owner.call(calls.sendMessage, { conversation_id, ...more }),
  );

const dataUrl = (bytes: Uint8Array) =>
  `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;

describe('a person sends a file', () => {
  it.for([
    ['image', 'foto.png', 'Olha só', () => samplePicture('png')],
    ['audio', 'voz.mp3', '', async () => sampleFiles.mp3],
    ['video', 'filme.mp4', 'A obra', async () => sampleFiles.mp4],
    ['document', 'contrato.pdf', 'Para assinar', async () => sampleFiles.pdf],
  ] as const)(
    '%s reaches the phone with name and caption',
    async ([type, name, text, make], { opened, add, send, talk, readAt }) => {
      const { phone, conversation_id } = await opened();
      const bytes = await make();
      const media = await add(bytes, name, { type, temp: true });
      const message = await send(conversation_id, { text, media: media._id });
      expect(message).toMatchObject({
        type,
        message: text,
        file_name: name,
        media: { _id: media._id },
      });
      const [received] = await eventually(async () =>
        (await talk.inbox(phone)).length ? talk.inbox(phone) : null,
      );
      expect(received).toMatchObject({ type, message: text, file_name: name, deleted: false });
      expect(await readAt(received?.media_url ?? null)).toEqual(await readAt(media.url));
      await eventually(async () => (await talk.messages(conversation_id)).at(-1)?.status === 2);
      expect((await talk.messages(conversation_id)).at(-1)).toMatchObject({
        _id: message._id,
        media_pending: false,
      });
    },
  );

  it('a file larger than its number takes is refused with the limit, and sent as a document', async ({
    opened,
    send,
    server,
    add,
    talk,
  }) => {
    const { conversation_id } = await opened();
    const bytes = await sampleNoise();
    const [picture, document] = [
      await add(bytes, 'foto.png', { type: 'image', temp: true }),
      await add(bytes, 'foto.png', { type: 'document', temp: true }),
    ];
    const { company, channel } = talk;
    const drive = (driver: string) =>
      server.runtime.database.acrossAccounts.run(
        sql`update channels set driver = ${driver} where account_id = ${company.account_id} and id = ${channel._id}`,
        'test_driver',
      );
    await drive('cloud');
    const refusal = await company.owner.attempt(calls.sendMessage, { conversation_id, media: picture._id });
    expect(refusal.body.message).toBe('O arquivo é grande demais. Imagens podem ter no máximo 5 MB.');
    expect((await send(conversation_id, { media: document._id })).type).toBe('document');
    await drive('simulator');
    expect((await send(conversation_id, { media: picture._id })).type).toBe('image');
  });

  it('a file sent repeatedly is one message, and another file under its id is refused', async ({
    opened,
    add,
    talk,
    send,
  }) => {
    const { phone, conversation_id } = await opened();
    const [one, other] = [
      await add(sampleFiles.pdf, 'a.pdf', { temp: true }),
      await add(sampleFiles.pdf, 'b.pdf', { temp: true }),
    ];
    const again = (media: Media) =>
      talk.company.owner.attempt(calls.sendMessage, {
        conversation_id,
        media,
        message_id: `REPETIDA${conversation_id.slice(-8)}`,
      });
    const replies = await Promise.all([again(one), again(one), again(one)]);
    expect(new Set(replies.map(({ body }) => (body.message as Message)._id)).size).toBe(1);
    expect((await again(other)).body).toMatchObject({
      error: true,
      message: 'Este identificador de mensagem já foi usado com outro conteúdo.',
    });
    await send(conversation_id, { text: 'fim' });
    await eventually(async () => (await talk.inbox(phone)).at(-1)?.message === 'fim');
    expect((await talk.inbox(phone)).map(({ file_name }) => file_name)).toEqual(['a.pdf', null]);
  });

  it('a file from the library keeps its name and outlives the library entry; quotes work both ways', async ({
    opened,
    talk,
    add,
    send,
    readAt,
  }) => {
    const { phone, conversation_id } = await opened();
    const asked = (await talk.messages(conversation_id))[0]?.platform_message_id;
    const entry = await add(sampleFiles.pdf, 'x.bin', { filename: 'Tabela de preços' });
    const message = await send(conversation_id, { media: entry._id, text: 'Segue', reply_to: asked });
    expect(message.reply_message?.platform_message_id).toBe(asked);
    await talk.company.owner.call(calls.deleteMedia, { media: entry._id });
    const [received] = await eventually(async () =>
      (await talk.inbox(phone)).length ? talk.inbox(phone) : null,
    );
    expect(received).toMatchObject({ file_name: 'Tabela de preços.pdf', reply_to: asked });
    expect(await readAt(message.media_url)).toEqual(sampleFiles.pdf);
    expect(
      (await talk.company.owner.attempt(calls.sendMessage, { conversation_id, media: entry._id })).status,
    ).toBe(404);
    await talk.writes(phone, 'Recebi', { reply_to: message.platform_message_id });
    const answer = await eventually(async () =>
      (await talk.messages(conversation_id)).find((one) => one.message === 'Recebi'),
    );
    expect(answer.reply_message).toMatchObject({ type: 'document', message: 'Segue', origin: 'user' });
  });

  it('a file that the network refuses fails with the reason, can be sent again by hand, and be deleted', async ({
    opened,
    server,
    talk,
    add,
    send,
  }) => {
    const { phone, conversation_id } = await opened();
    await server.simulator('fault', { channel: talk.channel._id, kind: 'send-error', count: 1000 });
    const media = await add(sampleFiles.mp3, 'voz.mp3', { temp: true });
    const message_id = `RECUSADA${conversation_id.slice(-8)}`;
    await send(conversation_id, { media: media._id, message_id });
    await eventually(async () => (await talk.messages(conversation_id)).at(-1)?.failure === 'refused');
    await server.simulator('fault', { channel: talk.channel._id, kind: 'none' });
    await send(conversation_id, { media: media._id, message_id });
    await eventually(async () => (await talk.inbox(phone)).length === 1);
    await eventually(async () => (await talk.messages(conversation_id)).at(-1)?.status === 2);
    await talk.company.owner.call(calls.deleteMessage, {
      platform_message_id: message_id,
      chip_number_id: talk.channel._id,
    });
    await eventually(async () => (await talk.inbox(phone))[0]?.deleted);
    const gone = await eventually(async () =>
      (await talk.messages(conversation_id)).find(({ deleted }) => deleted),
    );
    expect(gone).toMatchObject({ media_url: null, media: null, file_name: null });
  });

  it('a person can send only files of the company’s library and their own uploads', async ({
    opened,
    server,
    add,
    talk,
    send,
  }) => {
    const { phone, conversation_id } = await opened();
    const stranger = await server.createCompany();
    const foreign = await add(sampleFiles.pdf, 'a.pdf', { filename: 'Deles' }, stranger);
    const colleague = await talk.company.addPerson({ user_role: 'manager' });
    const theirs = await upload(server.url, colleague, {
      call: calls.uploadFile,
      input: { temp: true },
      file: { bytes: sampleFiles.pdf, name: 'a.pdf' },
    });
    await talk.writes(phone, '', {
      type: 'document',
      media_url: dataUrl(sampleFiles.pdf),
      file_name: 'rg.pdf',
    });
    const customers = await eventually(async () => (await talk.messages(conversation_id)).at(-1)?.media);
    for (const { _id } of [foreign, theirs.body.message as Media, customers]) {
      const reply = await talk.company.owner.attempt(calls.sendMessage, { conversation_id, media: _id });
      expect(reply).toMatchObject({ status: 404, body: { message: 'Não encontrado.' } });
    }
    const own = await add(sampleFiles.pdf, 'a.pdf', { temp: true });
    expect((await send(conversation_id, { media: own._id })).type).toBe('document');
  });
});

describe('a customer sends a file', () => {
  it('a customer’s file shows its kind at once, and the file with its size once it is here', async ({
    opened,
    talk,
    readAt,
  }) => {
    const { phone, conversation_id } = await opened();
    const picture = await samplePicture('jpeg', 800, 600);
    await talk.writes(phone, 'Chegou assim', {
      type: 'image',
      media_url: dataUrl(picture),
      file_name: '../x.jpg',
    });
    const message = await eventually(async () =>
      (await talk.messages(conversation_id)).find(({ media }) => media !== null),
    );
    expect(message).toMatchObject({
      type: 'image',
      message: 'Chegou assim',
      file_name: 'x.jpg',
      media_pending: false,
      media: { mime: 'image/jpeg', size: picture.length, width: 800, height: 600 },
    });
    expect(await readAt(message.media_url)).toEqual(picture);
    expect((await readAt(message.media?.thumbnail_url ?? null)).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('a customer’s sticker is still a sticker once its picture is here', async ({ opened, talk }) => {
    const { phone, conversation_id } = await opened();
    await talk.writes(phone, '', { type: 'sticker', media_url: dataUrl(await samplePicture('png')) });
    const message = await eventually(async () =>
      (await talk.messages(conversation_id)).find(({ media }) => media !== null),
    );
    expect(message).toMatchObject({ type: 'sticker', message: '', media: { mime: 'image/png' } });
  });

  it('a customer’s file that cannot be fetched shows as missing', async ({ opened, talk, server }) => {
    const { phone, conversation_id } = await opened();
    await talk.writes(phone, '', { type: 'image', media_url: `${server.url}/nada.png`, file_name: 'x.png' });
    const message = await eventually(async () =>
      (await talk.messages(conversation_id)).find((one) => one.type === 'image' && !one.media_pending),
    );
    expect(message).toMatchObject({ media_url: null, media: null, file_name: 'x.png' });
  });
});

import { calls, errorText, type Media, type QuickMessage } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { sampleFiles, samplePicture, upload } from '../../testing/sample-files.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { mediaArea } from '../media/index.ts';

const temporary = { temp: true, filename: 'Fachada' };

const it = serverTest
  .extend('add', ({ server, talk }) => async (input: object = temporary, person?: TestPerson) => {
    const file = { bytes: await samplePicture('png'), name: 'fachada.png' };
    const by = person ?? talk.company.owner;
    return (await upload(server.url, by, { call: calls.uploadFile, input, file })).body.message as Media;
  })
  .extend(
    'save',
    ({ talk: { company } }) =>
      (input: object) =>
        company.owner.call(calls.saveQuickMessage, input),
  )
  .extend(
    'listed',
    ({ talk: { company } }) =>
      async (by: TestPerson = company.owner) =>
        new Map((await by.call(calls.getQuickMessages, {})).map((one) => [one.shortcut, one])),
  )
  .extend(
    'isThere',
    ({ server }) =>
      async ({ url }: Media) =>
        (await fetch(server.url + url)).status === 200,
  )
  /** Sends a file by its id, as the desk does. */
  .extend('send', ({ talk }) => async (by: TestPerson, media: string) => {
    const phone = talk.phone();
    await talk.writes(phone, 'Têm foto?');
    const { _id: conversation_id } = await talk.conversation(phone);
    return { phone, ...(await by.attempt(calls.sendMessage, { conversation_id, text: 'Aqui', media })) };
  });

const carried = (known: ReadonlyMap<string, QuickMessage>, shortcut: string): Media => {
  const media = known.get(shortcut)?.media;
  if (!media) throw new Error(`/${shortcut} carries no file`);
  return media;
};

describe('the file of a quick message', () => {
  it('stays for as long as it is carried, leaves with a message, and is gone with the last that needs it', async ({
    server,
    talk,
    add,
    save,
    listed,
    isThere,
    send,
  }) => {
    const picture = await add();
    const { _id } = await save({ shortcut: 'foto', media: picture._id });
    const { runtime } = server;
    await runtime.database.acrossAccounts.run(
      sql`update media set created = created - interval '2 days' where id = ${picture._id}`,
    );
    for (const { run } of mediaArea.periodic ?? []) await run(runtime, AbortSignal.timeout(60_000));
    const media = carried(await listed(), 'foto');
    expect(media).toMatchObject({ _id: picture._id, type: 'image', name: 'Fachada' });
    expect(media.thumbnail_url).not.toBeNull();
    const { status, phone } = await send(talk.company.owner, media._id);
    expect(status).toBe(200);
    await eventually(async () => (await talk.inbox(phone)).some(({ type }) => type === 'image'));
    // A changed text leaves the file, and archiving lets go of it; the message that carries it keeps it.
    await save({ _id, shortcut: 'foto', message: 'A fachada' });
    expect(carried(await listed(), 'foto')._id).toBe(picture._id);
    await save({ _id, filed: true });
    expect(await isThere(media)).toBe(true);
    expect((await send(talk.company.owner, media._id)).status).toBe(404);
    const unsent = await add();
    const second = await save({ shortcut: 'mapa', message: 'O mapa', media: unsent._id });
    expect(await isThere(unsent)).toBe(true);
    await save({ ...second, shortcut: 'mapa', message: 'O mapa', media: null });
    expect(await isThere(unsent)).toBe(false);
  });

  it('of the library goes out of it and stays for the quick messages that carry it', async ({
    talk: { company },
    add,
    save,
    listed,
    isThere,
  }) => {
    const entry = await add({ filename: 'Tabela' });
    const [first, second] = [
      await save({ shortcut: 'um', media: entry._id }),
      await save({ shortcut: 'dois', media: entry._id }),
    ];
    await save({ ...first, filed: true });
    await company.owner.call(calls.deleteMedia, { media: entry._id });
    expect(carried(await listed(), 'dois')._id).toBe(entry._id);
    expect(await isThere(entry)).toBe(true);
    await save({ ...second, filed: true });
    expect(await isThere(entry)).toBe(false);
  });

  it('is refused by what it is, and where it is another person’s or another company’s upload', async ({
    server,
    talk: { company },
    otherCompany,
    add,
    save,
  }) => {
    const file = { bytes: sampleFiles.exe, name: 'programa.exe' };
    const refused = await upload(server.url, company.owner, {
      call: calls.uploadFile,
      input: temporary,
      file,
    });
    expect(refused.body).toMatchObject({ error: true, message: expect.stringContaining('não é aceito') });
    const manager = await company.addPerson({ user_role: 'manager' });
    const strangers = [await add(temporary, manager), await add(temporary, otherCompany.owner)];
    for (const { _id } of strangers) {
      const input = { shortcut: 'alheia', message: 'x', media: _id };
      expect((await company.owner.attempt(calls.saveQuickMessage, input)).status).toBe(404);
    }
    const { body } = await company.owner.attempt(calls.saveQuickMessage, { shortcut: 'vazia' });
    expect(body.message).toBe(errorText('quick_message_required'));
    // Positive control: the same with one's own upload.
    await save({ shortcut: 'propria', media: (await add())._id });
  });
});

describe('a quick message of some departments', () => {
  it('is seen, heard of and sent by their people and by leaders alone', async ({
    talk: { company },
    add,
    save,
    listed,
    send,
  }) => {
    const support = await company.addDepartment('Suporte');
    const seller = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const helper = await company.addPerson({ user_role: 'user', departments: [support, company.department] });
    const manager = await company.addPerson({ user_role: 'manager' });
    const people = [seller, helper, manager];
    const ears = await Promise.all(people.map((person) => person.listen()));
    const heard = () =>
      ears.map(({ events }) => events.filter(({ type }) => type === 'quick_messages_changed').length > 0);
    const { _id: media } = await add();
    const secret = { shortcut: 'suporte', message: 'Só nós', media, departments: [support] };
    const { _id } = await save(secret);
    await eventually(() => heard()[1] && heard()[2]);
    const seen = async () => Promise.all(people.map(async (who) => (await listed(who)).has('suporte')));
    expect(await seen()).toEqual([false, true, true]);
    const statuses = async () => Promise.all(people.map(async (who) => (await send(who, media)).status));
    expect(await statuses()).toEqual([404, 200, 200]);
    // Positive control: once it is everybody's, the seller hears of it, sees it and sends its file.
    expect(heard()[0]).toBe(false);
    await save({ ...secret, _id, departments: [] });
    await eventually(() => heard()[0]);
    expect([await seen(), await statuses()]).toEqual([
      [true, true, true],
      [200, 200, 200],
    ]);
    for (const ear of ears) ear.close();
  });

  it('does not become everybody’s when its department is archived', async ({
    talk: { company },
    save,
    listed,
  }) => {
    const closed = await company.addDepartment('Fechado');
    const seller = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const input = { shortcut: 'fechado', message: 'Interno', departments: [closed] };
    const { _id } = await save(input);
    await company.owner.call(calls.saveDepartment, { _id: closed, name: 'Fechado', filed: true });
    await save({ ...input, _id, message: 'Mudou' });
    expect((await listed()).get('fechado')?.departments).toEqual([closed]);
    expect((await listed(seller)).has('fechado')).toBe(false);
    const again = { shortcut: 'novo', message: 'x', departments: [closed] };
    expect((await company.owner.attempt(calls.saveQuickMessage, again)).status).toBe(404);
  });
});

describe('the table of quick messages', () => {
  it('pages, searches and groups by folder, ignoring case and accents', async ({ server }) => {
    const { owner } = await server.createCompany();
    for (let number = 1; number <= 12; number += 1) {
      const shortcut = `m${String(number).padStart(2, '0')}`;
      await owner.call(calls.saveQuickMessage, { shortcut, message: `Texto ${number}` });
    }
    const price = { shortcut: 'Preço', message: '100% algodão', folder: ' Vendas  da  loja ' };
    await owner.call(calls.saveQuickMessage, price);
    await owner.call(calls.saveQuickMessage, {
      ...price,
      shortcut: 'b',
      message: 'Bê',
      folder: 'VENDAS DA LOJA',
    });
    const find = (input: object) => owner.call(calls.findQuickMessages, input);
    const names = async (input: object) => (await find(input)).data.map(({ shortcut }) => shortcut);
    const second = await find({ page: 2, limit: 10 });
    expect(second).toMatchObject({ total: 14, total_is_capped: false, folders: ['Vendas da loja'] });
    expect(second.data.map(({ shortcut }) => shortcut)).toEqual(['m10', 'm11', 'm12', 'Preço']);
    expect(await names({ query: '/preco' })).toEqual(['Preço']);
    expect(await names({ query: 'ALGODAO' })).toEqual(['Preço']);
    expect(await names({ query: '0%' })).toEqual(['Preço']);
    expect(await names({ query: '%' })).toEqual(['Preço']);
    expect(await names({ folder: 'vendas da loja' })).toEqual(['b', 'Preço']);
    expect(await names({ folder: 'Vendas da loja', order: 'newest' })).toEqual(['b', 'Preço']);
    expect(await names({ order: 'newest', limit: 2 })).toEqual(['b', 'Preço']);
    expect(await names({ query: 'nada disso' })).toEqual([]);
  });
});

import { describe, expect } from 'vitest';
import { calls, errorText, type CallInput, type Conversation } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'search',
    ({ scope }) =>
      ({ _id }: Conversation, text: string, more: Extra = {}) =>
        scope.company.owner.call(calls.searchMessages, { conversation_id: _id, text, ...more }),
  )
  .extend(
    'read',
    ({ scope }) =>
      ({ _id }: Conversation, stretch: object) =>
        scope.company.owner.call(calls.getMessages, { conversation_id: _id, ...stretch }),
  )
  .extend('places', ({ read }) => async (reading: ReturnType<typeof read>) => {
    const { data, has_more, has_newer } = await reading;
    return { at: data.map(({ position }) => position), has_more, has_newer };
  })
  /** Opens a conversation whose customer also wrote these texts, at the positions from 2 on. */
  .extend('saying', ({ scope, server }) => async (...texts: string[]): Promise<Conversation> => {
    const one = await scope.conversation('Olá');
    const { acrossAccounts } = server.runtime.database;
    await acrossAccounts.run(
      sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, message, status, created)
      select account_id, gen_random_uuid(), conversation_id, channel_id, n + 1, id || '-' || n,
        platform_message_id || '-' || n, 'customer', 'text', said, 2, created
      from messages, unnest(${texts}::text[]) with ordinality as t (said, n)
      where conversation_id = ${one._id} and position = 1`,
    );
    await acrossAccounts.run(
      sql`update conversations set last_position = ${texts.length + 1} where id = ${one._id}`,
    );
    return one;
  });

type Extra = Omit<CallInput<typeof calls.searchMessages>, 'conversation_id' | 'text'>;

/** Expects an excerpt in which this is marked. */
const marking = (text: string): unknown => expect.arrayContaining([{ text, is_match: true }]);

describe('search in a conversation', () => {
  it.for([
    ['orcamento', 'Segue o ORÇAMENTO, ok?', 'ORÇAMENTO'],
    ['AÇÃO', 'a acao foi boa', 'acao'],
    ['100%', 'Desconto de 100% hoje', '100%'],
    ['a_b', 'campo a_b aqui', 'a_b'],
    ['\\d', 'escreva \\d aqui', '\\d'],
    ["d'água", 'Copo d’água gelada', 'd’água'],
    ['nº 5', 'Rua XV, nº 5', 'nº 5'],
  ] as const)('%s is found in "%s", and marked', async ([text, message, match], { saying, search }) => {
    const one = await saying(message, 'outra conversa', 'a1b d 100 por cento');
    const { data, has_more, next } = await search(one, text);
    expect(data).toMatchObject([{ position: 2, origin: 'customer', excerpt: marking(match) }]);
    expect(data[0]?.excerpt.map(({ text: piece }) => piece).join('')).toBe(message);
    expect({ has_more, next }).toEqual({ has_more: false, next: null });
  });

  it('a search returns the newest hits first, and the rest on demand', async ({ saying, search }) => {
    const one = await saying(...Array.from({ length: 60 }, (_, n) => (n % 2 ? 'nada' : `pedido ${n}`)));
    const first = await search(one, 'pedido');
    expect(first).toMatchObject({ has_more: true, next: 12 });
    expect(first.data.map(({ position }) => position)).toEqual(
      Array.from({ length: 25 }, (_, n) => 60 - 2 * n),
    );
    const rest = await search(one, 'pedido', { before: first.next ?? 1 });
    expect(rest.data.map(({ position }) => position)).toEqual([10, 8, 6, 4, 2]);
    expect(rest.next).toBeNull();
  });

  it('a search looks through a long thread stretch by stretch', async ({ saying, search }) => {
    const one = await saying('agulha', ...Array.from({ length: 4500 }, () => 'palha'));
    const nexts: (number | null)[] = [];
    const found: number[] = [];
    let before: number | undefined;
    do {
      const { data, next } = await search(one, 'agulha', before === undefined ? {} : { before });
      found.push(...data.map(({ position }) => position));
      nexts.push(next);
      before = next ?? undefined;
    } while (before !== undefined);
    expect({ nexts, found }).toEqual({ nexts: [2503, 503, null], found: [2] });
  });

  it('a search finds neither system messages, nor deleted messages, nor those of another conversation', async ({
    saying,
    search,
    scope,
    server,
  }) => {
    const one = await saying('segredo');
    await saying('segredo');
    expect((await search(one, 'segredo')).data).toHaveLength(1);
    const { _id, name } = scope.company.owner.user;
    await scope.company.owner.call(calls.setManual, { conversation_id: one._id });
    expect((await search(one, name)).data).toEqual([]);
    const note = { conversation_id: one._id, message: `Nota de ${name}` };
    await scope.company.owner.call(calls.createSystemMessage, note);
    expect((await search(one, name)).data).toMatchObject([{ type: 'system', event: 'note', user: { _id } }]);
    await server.runtime.database.acrossAccounts.run(
      sql`update messages set deleted = true where conversation_id = ${one._id} and message = 'segredo'`,
    );
    expect((await search(one, 'segredo')).data).toEqual([]);
    expect(await search(one, '  ')).toEqual({ data: [], has_more: false, next: null });
  });

  it('a search finds a file by its name and caption, and a card by its values, not by its field names', async ({
    saying,
    server,
    search,
  }) => {
    const one = await saying(
      'BEGIN:VCARD\nFN:José Ávila\nTEL;type=CELL:+55 41 99999\nEND:VCARD',
      'tela azul',
      'A fachada nova',
    );
    const { acrossAccounts } = server.runtime.database;
    const ours = sql`conversation_id = ${one._id}`;
    await acrossAccounts.run(sql`update messages set type = 'contact' where ${ours} and position = 2`);
    await acrossAccounts.run(
      sql`update messages set type = 'document', message = '', file_name = 'Tela.pdf' where ${ours} and position = 3`,
    );
    await acrossAccounts.run(
      sql`update messages set type = 'image', file_name = 'IMG_1.jpg' where ${ours} and position = 4`,
    );
    for (const match of ['fachada', 'IMG_1'])
      expect((await search(one, match)).data).toMatchObject([{ position: 4, excerpt: marking(match) }]);
    expect((await search(one, 'tel')).data).toMatchObject([{ position: 3, excerpt: marking('Tel') }]);
    expect((await search(one, 'jose avila')).data).toMatchObject([
      { position: 2, excerpt: marking('José Ávila') },
    ]);
  });

  it('a search is refused to people who do not see the conversation', async ({ scope, saying }) => {
    const elsewhere = await scope.spareDepartment();
    const stranger = await scope.company.addPerson({ user_role: 'user', departments: [elsewhere] });
    const colleague = await scope.company.addPerson({ user_role: 'user', departments: [scope.department] });
    const one = await saying('segredo');
    const input = { conversation_id: one._id, text: 'segredo' };
    expect((await colleague.call(calls.searchMessages, input)).data).toHaveLength(1);
    expect((await stranger.attempt(calls.searchMessages, input)).status).toBe(404);
  });
});

describe('a stretch of a thread', () => {
  it('a stretch of a thread says whether there are more messages on either side', async ({
    saying,
    places,
    read,
  }) => {
    const one = await saying(...Array.from({ length: 9 }, (_, n) => `linha ${n}`));
    expect(await places(read(one, { limit: 3 }))).toEqual({
      at: [8, 9, 10],
      has_more: true,
      has_newer: false,
    });
    expect(await places(read(one, { before: 4 }))).toEqual({
      at: [1, 2, 3],
      has_more: false,
      has_newer: true,
    });
    expect(await places(read(one, { before: 99, limit: 2 }))).toMatchObject({
      at: [9, 10],
      has_newer: false,
    });
    expect(await places(read(one, { after: 4, limit: 3 }))).toEqual({
      at: [5, 6, 7],
      has_more: true,
      has_newer: true,
    });
    expect(await places(read(one, { after: 7, limit: 3 }))).toMatchObject({
      at: [8, 9, 10],
      has_newer: false,
    });
    expect(await places(read(one, { after: 10 }))).toEqual({ at: [], has_more: true, has_newer: false });
    expect(await places(read(one, { before: 1 }))).toEqual({ at: [], has_more: false, has_newer: true });
  });

  it('a stretch can be read around a message of this conversation, and of no stranger’s', async ({
    saying,
    read,
    places,
    scope,
  }) => {
    const one = await saying(...Array.from({ length: 9 }, (_, n) => `linha ${n}`));
    const target = await eventually(async () => (await read(one, { after: 5, limit: 1 })).data[0]);
    const around = target.platform_message_id;
    expect(await places(read(one, { around, limit: 4 }))).toEqual({
      at: [4, 5, 6, 7],
      has_more: true,
      has_newer: true,
    });
    const other = await scope.conversation();
    const asked = await scope.company.owner.attempt(calls.getMessages, {
      conversation_id: other._id,
      around,
    });
    expect(asked.status).toBe(404);
  });

  it('a message of an earlier conversation with the contact is answered as being elsewhere', async ({
    scope,
    server,
    read,
  }) => {
    const [earlier, one] = [await scope.conversation(), await scope.conversation()];
    await scope.company.owner.call(calls.finishConversation, { conversation_id: earlier._id });
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set contact_id = ${one.contact._id} where id = ${earlier._id}`,
    );
    const [said] = (await read(earlier, { limit: 1 })).data;
    const asked = await scope.company.owner.attempt(calls.getMessages, {
      conversation_id: one._id,
      around: said?.platform_message_id,
    });
    expect(asked).toMatchObject({
      status: 200,
      body: { error: true, message: errorText('message_elsewhere') },
    });
  });
});

import { describe, expect } from 'vitest';
import { calls, type CallInput, type Conversation } from '@prosa/contract';
import { passEvents } from '../../../platform/events/follow.ts';
import { sql } from '../../../platform/db/sql.ts';
import { furnish } from '../../../testing/contract/furnish.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { indexSaid } from './index-said.ts';

type Extra = Omit<CallInput<typeof calls.findMessages>, 'text'>;

const it = serverTest
  /** A company of its own for each test, so that none finds what another one said. */
  .extend('own', async ({ server }) => {
    const company = await server.createCompany();
    return furnish(server, company, company.department);
  })
  /** Indexes what was said until now, as a worker does. */
  .extend('indexed', ({ own, server }) => async () => {
    const db = server.runtime.database.forAccount(own.company.account_id);
    await eventually(async () => (await passEvents(db, indexSaid)) !== null);
  })
  .extend('find', ({ own, indexed }) => async (text: string, more: Extra = {}, by?: TestPerson) => {
    await indexed();
    return (by ?? own.company.owner).call(calls.findMessages, { text, ...more });
  })
  .extend('texts', ({ find }) => async (...asked: Parameters<typeof find>) => {
    const { data } = await find(...asked);
    return data.map(({ excerpt }) =>
      excerpt.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join(''),
    );
  })
  /** Writes many messages of the customer at once, oldest first, and indexes them as if others lay between. */
  .extend('saying', ({ own, server, indexed }) => async (one: Conversation, ...texts: string[]) => {
    await indexed();
    const { acrossAccounts } = server.runtime.database;
    const { account_id } = own.company;
    await acrossAccounts.run(
      sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id,
          platform_message_id, origin, type, message, status, created)
        select account_id, gen_random_uuid(), conversation_id, channel_id, n + 1, id || '-' || n,
          platform_message_id || '-' || n, 'customer', 'text', said, 2, created
        from messages, unnest(${texts}::text[]) with ordinality as t (said, n)
        where account_id = ${account_id} and conversation_id = ${one._id} and position = 1`,
    );
    await acrossAccounts.run(
      sql`insert into message_search (account_id, message_id, place, words)
        select ${account_id}, id, place, indexed_words(${account_id}, place, message) from (
          select id, message, 8 * position + (select max(place) from message_search where account_id = ${account_id}) as place
          from messages where account_id = ${account_id} and conversation_id = ${one._id} and position > 1) as more`,
    );
  });

describe('search over all messages', () => {
  it.for([
    ['orcamento', 'Segue o ORÇAMENTO, ok?', 'Segue o [ORÇAMENTO], ok?'],
    ['ORÇ', 'segue o orcamento', 'segue o [orc]amento'],
    ['2024 ped', 'Pedido nº 77/2024', '[Ped]ido nº 77/[2024]'],
    ['"bom dia"', 'Opa, BOM DIA!', 'Opa, [BOM DIA]!'],
    ['joão "ao lado"', 'O João mora ao lado', 'O [João] mora [ao lado]'],
    ['pe pedi', 'pedi pé', '[pedi] [pé]'],
    ["d'água", 'Copo d’água gelada', 'Copo [d]’[água] gelada'],
    ['jubarte', 'veja www.site.com.br/jubarte', 'veja www.site.com.br/[jubarte]'],
  ] as const)('%s finds "%s"', async ([text, said, shown], { own, texts }) => {
    await own.conversation('coisa nenhuma');
    await own.conversation(said);
    expect(await texts(text)).toEqual([shown]);
  });

  it.for([
    ['mento', 'Segue o orçamento'],
    ['"dia bom"', 'Bom dia e bom domingo'],
    ['"ped"', 'pedido'],
    ['pedido azul', 'pedido verde'],
    ['', 'tudo'],
    ['?!', 'o quê?!'],
    ["' | '", 'nada'],
  ] as const)('%s does not find "%s"', async ([text, said], { own, texts }) => {
    await own.conversation(said);
    expect(await texts(text)).toEqual([]);
    expect(await texts(said)).toHaveLength(1);
  });

  it('what is found says who wrote it, where and when, and can be opened there', async ({ own, find }) => {
    const { owner } = own.company;
    const one = await own.conversation('Quero a jabuticaba');
    const { _id, name } = owner.user;
    await owner.call(calls.createSystemMessage, { conversation_id: one._id, message: 'Gosta de jabuticaba' });
    await owner.call(calls.finishConversation, { conversation_id: one._id });
    const { data, has_more, next } = await find('jabuticaba');
    const { contact, chip } = one;
    const department = { _id: one.department };
    const { override_name, phone } = contact;
    const conversation = { _id: one._id, chip, department, finished: expect.any(String) as string };
    expect(data).toMatchObject([
      { event: 'note', user: { _id, name }, conversation },
      {
        origin: 'customer',
        conversation: { ...conversation, contact: { name: contact.name, override_name, phone } },
      },
    ]);
    expect({ has_more, next }).toEqual({ has_more: false, next: null });
    const around = data[1]?.platform_message_id;
    const stretch = await owner.call(calls.getMessages, { conversation_id: one._id, around });
    expect(stretch.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ platform_message_id: around })]),
    );
  });

  it('the newest come first, page by page, also over several stretches of the index', async ({
    own,
    saying,
    find,
  }) => {
    const one = await own.conversation('primeira');
    await saying(one, ...Array.from({ length: 9000 }, (_, n) => (n % 180 ? 'nada' : `achado ${n}`)));
    const [first, second] = [await find('acha'), await find('achado')];
    const idsOf = ({ data }: typeof first) => data.map(({ _id }) => _id);
    expect([idsOf(second), second.next]).toEqual([idsOf(first), first.next]);
    const rest = await find('achado', { before: first.next ?? 1 });
    const numbers = [...second.data, ...rest.data].map(({ excerpt }) => Number(excerpt.at(-1)?.text));
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => (49 - n) * 180));
    expect({ more: first.has_more, rest: rest.has_more, next: rest.next }).toEqual({
      more: true,
      rest: false,
      next: null,
    });
    expect((await find('primeira nada')).data).toEqual([]);
  });
});

describe('what a search never finds', () => {
  it('an agent finds what stands in their departments, wherever it stands now', async ({ own, texts }) => {
    const { owner } = own.company;
    const elsewhere = await own.spareDepartment();
    const stranger = await own.company.addPerson({ user_role: 'user', departments: [elsewhere] });
    const colleague = await own.company.addPerson({ user_role: 'user', departments: [own.department] });
    const one = await own.conversation('segredo guardado');
    expect(await texts('segredo', {}, colleague)).toHaveLength(1);
    expect(await texts('segredo', {}, stranger)).toEqual([]);
    await owner.call(calls.changeConversation, { conversation_id: one._id, department: elsewhere });
    expect(await texts('segredo', {}, stranger)).toHaveLength(1);
    expect(await texts('segredo', {}, colleague)).toEqual([]);
  });

  it('an agent whose department has few of very many is led to them', async ({ own, saying, find }) => {
    const elsewhere = await own.spareDepartment();
    const agent = await own.company.addPerson({ user_role: 'user', departments: [elsewhere] });
    const theirs = await own.conversation('frequente');
    await own.company.owner.call(calls.changeConversation, {
      conversation_id: theirs._id,
      department: elsewhere,
    });
    const one = await own.conversation('frequente');
    await saying(one, ...Array.from({ length: 7000 }, () => 'frequente'));
    const first = await find('frequente', {}, agent);
    expect(first).toMatchObject({ data: [], has_more: false });
    const rest: string[] = [];
    for (let { next } = first; next !== null;) {
      const more = await find('frequente', { before: next }, agent);
      rest.push(...more.data.map(({ conversation }) => conversation._id));
      next = more.next;
    }
    expect(rest).toEqual([theirs._id]);
  });

  it('a company finds nothing of another one', async ({ own, server, texts }) => {
    await own.conversation('palavra nossa');
    const other = await server.createCompany();
    expect(await texts('nossa')).toHaveLength(1);
    expect((await other.owner.call(calls.findMessages, { text: 'nossa' })).data).toEqual([]);
  });

  it('what was deleted is not found, at once, and what the customer edited is found by its new words', async ({
    own,
    server,
    texts,
    indexed,
  }) => {
    const one = await own.conversation('texto velho');
    const sent = await own.sent(one);
    expect(await texts('respondendo')).toHaveLength(1);
    const { platform_message_id } = sent;
    const { phone } = one.contact;
    await own.company.owner.call(calls.deleteMessage, {
      platform_message_id,
      phone,
      chip_number_id: own.channel._id,
    });
    await eventually(async () => (await texts('respondendo')).length === 0);
    const { platform_message_id: first } = await own.received(one);
    await server.simulator('edit', {
      channel: own.channel._id,
      phone,
      platform_message_id: first,
      message: 'palavra renovada',
    });
    await eventually(async () => (await texts('renovada')).length === 1);
    await indexed();
    expect(await texts('velho')).toEqual([]);
  });

  it('words of an erased contact are in no row', async ({ own, server, find }) => {
    const one = await own.conversation('sigilosíssimo');
    const rows = () =>
      server.runtime.database.acrossAccounts.rows(
        sql`select from message_search where account_id = ${own.company.account_id} and words::text like '%sigilos%'`,
      );
    expect((await find('sigilosissimo')).data).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    await own.company.owner.call(calls.deleteContact, { contact: { _id: one.contact._id } });
    expect((await find('sigilosissimo')).data).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

it('a worker makes a message findable within two seconds', async ({ own }) => {
  await own.conversation('relampago');
  const since = Date.now();
  await eventually(
    async () => (await own.company.owner.call(calls.findMessages, { text: 'relampago' })).data.length === 1,
  );
  expect(Date.now() - since).toBeLessThan(2000);
});

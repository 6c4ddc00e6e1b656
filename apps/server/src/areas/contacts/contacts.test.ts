import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText, type CallInput, type PlainContact } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { changeContactTags, resolveContacts } from './index.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
});
afterAll(() => server.stop());

/** Creates contacts as the network brings them; returns their ids. */
async function meet(who: TestCompany, people: Record<string, string>): Promise<string[]> {
  const { clock, ids, database } = server.runtime;
  const peers = Object.entries(people).map(([phone, name]) => ({
    phone,
    jid: `${phone}@s.whatsapp.net`,
    name,
  }));
  const found = await database
    .forAccount(who.account_id)
    .transaction((tx) => resolveContacts(tx, { peers, now: clock.now(), ids }));
  return peers.map(({ jid }) => found.get(jid)?.id ?? '');
}

const search = async (query: string, who = company) =>
  (await who.owner.call(calls.getContacts, { query })).data.map(({ name }) => name);

describe('get-contacts-by-user', () => {
  it('contacts are found by name, ignoring case and accents and taken literally, and by phone in any spelling', async () => {
    const people = {
      '5541987654321': 'José da Conceição',
      '554133334444': 'Padaria 100% Pão_Doce',
      '351912345678': 'Inês',
      '5555999998888': "D'Ávila \\ Filhos",
    };
    await meet(company, people);
    expect(await search('JOSE')).toEqual(['José da Conceição']);
    expect(await search('conceição')).toEqual(['José da Conceição']);
    expect(await search('conceicao  ')).toEqual(['José da Conceição']);
    expect(await search('%')).toEqual(['Padaria 100% Pão_Doce']);
    expect(await search('o_d')).toEqual(['Padaria 100% Pão_Doce']);
    expect(await search('___')).toEqual([]);
    expect(await search("d'ávila \\")).toEqual(["D'Ávila \\ Filhos"]);
    expect(await search("' or 1=1 --")).toEqual([]);
    expect(await search('+55 (41) 98765-4321')).toEqual(['José da Conceição']);
    expect(await search('41 8765-4321')).toEqual(['José da Conceição']);
    expect(await search('3333-4444')).toEqual(['Padaria 100% Pão_Doce']);
    expect(await search('(351) 912')).toEqual(['Inês']);
    expect(await search('in')).toEqual(['Inês']);
    expect((await search('')).toSorted()).toEqual(Object.values(people).toSorted());
  });

  it('contacts are listed newest first, page by page, and say where counting stopped', async () => {
    const crowd = await server.createCompany();
    const people = Object.fromEntries(
      Array.from({ length: 1003 }, (_, n) => [`554199${1_000_000 + n}`, `Cliente ${n}`]),
    );
    const ids = await meet(crowd, people);
    const page = (input: object) => crowd.owner.call(calls.getContacts, input);
    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, page: 2 });
    expect(first).toMatchObject({ total: 1000, total_is_capped: true });
    const newest = ids.toSorted().reverse().slice(0, 4);
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(newest);
    // Beyond the cap too, a search begins with the newest.
    const found = await page({ query: 'cliente', limit: 4 });
    expect(found.data.map(({ _id }) => _id)).toEqual(newest);
    expect(await page({ query: 'cliente', limit: 100, page: 12 })).toMatchObject({
      data: [],
      total_is_capped: true,
    });
    const some = await page({ query: 'cliente 99', page: 2, limit: 8 });
    expect(some).toMatchObject({ total: 11, total_is_capped: false });
    expect(some.data.map(({ name }) => name)).toHaveLength(3);
  });

  it('invalid pages and texts are refused, and another company’s contacts never shown', async () => {
    const other = await server.createCompany();
    await meet(other, { '5541911112222': 'Zuleica' });
    expect(await search('zuleica', other)).toEqual(['Zuleica']);
    expect(await search('zuleica')).toEqual([]);
    for (const input of [
      { limit: 1e9 },
      { page: -1 },
      { query: { $gt: '' } },
      { query: ['a'] },
      { query: '\u0000' },
    ]) {
      expect((await company.owner.attempt(calls.getContacts, input)).status).toBe(400);
    }
  });
});

describe('one contact', () => {
  it('renaming or ignoring a contact notifies everybody in the company and no other company', async () => {
    const other = await server.createCompany();
    const [id = ''] = await meet(company, { '5541922223333': 'Rita' });
    const [mine, theirs] = [await company.owner.listen(), await other.owner.listen()];
    await company.owner.call(calls.changeContactName, {
      contact: { _id: id, override_name: '  Dona Rita ' },
    });
    await company.owner.call(calls.ignoreContact, { contact: { _id: id, ignore: true } });
    const heard = (test: (contact: PlainContact) => boolean) => () =>
      mine.events.some((event) => event.type === 'contact_updated' && test(event.contact));
    await eventually(heard((contact) => contact.override_name === 'Dona Rita'));
    await eventually(heard((contact) => contact.ignore));
    expect(await search('dona rita')).toEqual(['Rita']);
    await company.owner.call(calls.changeContactName, { contact: { _id: id, override_name: ' ' } });
    const now = await company.owner.call(calls.getContact, { contact_id: id });
    expect(now).toMatchObject({ override_name: null, name: 'Rita', ignore: true, phone: '5541922223333' });
    expect(theirs.events).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('another company’s contact answers the same 404 as one that does not exist', async () => {
    const other = await server.createCompany();
    const [id = ''] = await meet(other, { '5541933334444': 'Alheia' });
    const attempts = (_id: string) =>
      Promise.all([
        company.owner.attempt(calls.getContact, { contact_id: _id }),
        company.owner.attempt(calls.ignoreContact, { contact: { _id, ignore: true } }),
        company.owner.attempt(calls.changeContactName, { contact: { _id, override_name: 'x' } }),
      ]);
    const [foreign, unknown] = [await attempts(id), await attempts('unknown')];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
    const said = (replies: typeof foreign) => replies.map(({ body }) => body.message);
    expect(said(foreign)).toEqual(said(unknown));
    expect(await other.owner.call(calls.getContact, { contact_id: id })).toMatchObject({
      override_name: null,
      ignore: false,
    });
  });

  it('without access to contacts, a person reaches no contact outside their conversations', async () => {
    const [id = ''] = await meet(company, { '5541944445555': 'Lia' });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await agent.attempt(calls.getContact, { contact_id: id })).status).toBe(200);
    const { _id, name, email, user_role, departments } = agent.user;
    const user = { _id, name, email, user_role, departments, access_restrictions: ['contacts' as const] };
    await company.owner.call(calls.updateUser, { user });
    const table = await agent.attempt(calls.getContacts, {});
    expect(table).toMatchObject({ status: 403, body: { message: 'Permissões insuficientes.' } });
    // Without the contacts screen, a contact is reached only through a conversation of one's departments.
    for (const reply of [
      await agent.attempt(calls.getContact, { contact_id: id }),
      await agent.attempt(calls.ignoreContact, { contact: { _id: id, ignore: true } }),
      await agent.attempt(calls.changeContactName, { contact: { _id: id, override_name: 'x' } }),
    ]) {
      expect(reply.status).toBe(404);
    }
  });
});

describe('tags', () => {
  const save = (input: object, who = company) => who.owner.attempt(calls.saveTag, input);

  it.each([
    [{ name: ' ' }, 'name_required'],
    [{ name: 'A', color: ' ' }, 'color_required'],
    [{ name: 'A', color: 'red' }, 'color_invalid'],
    [{ name: 'A', color: '#12345' }, 'color_invalid'],
    [{ name: 'A', auto_tag: true }, 'keywords_required'],
    [{ name: 'A', auto_tag: true, keywords: ['oi', ' '] }, 'keyword_empty'],
    [{ name: 'A', auto_tag: true, keywords: ['Olá', ' olá '] }, 'keyword_taken'],
  ] as const)('refuse %j', async (input, code) => {
    expect(await save(input)).toEqual({ status: 200, body: { error: true, message: errorText(code) } });
  });

  it('tags are stored in one form, found by name, and hidden once archived', async () => {
    const who = await server.createCompany();
    const listen = await who.owner.listen();
    await who.owner.call(calls.saveTag, { name: ' Ótimo ', keywords: ['lost'] });
    const { _id } = await who.owner.call(calls.saveTag, {
      name: 'VIP',
      color: '#abcdef',
      auto_tag: true,
      keywords: [' (a+)+$ ', '.*'],
    });
    await eventually(() => listen.events.filter(({ type }) => type === 'tags_changed').length >= 2);
    listen.close();
    expect(await who.owner.call(calls.getTags, {})).toMatchObject([
      { name: 'Ótimo', color: '#00FF00', auto_tag: false, keywords: [] },
      { _id, name: 'VIP', color: '#ABCDEF', auto_tag: true, keywords: ['(a+)+$', '.*'] },
    ]);
    expect((await save({ name: 'vip' }, who)).body.message).toBe(errorText('tag_name_taken'));
    expect((await save({ _id, name: 'ótimo' }, who)).body.message).toBe(errorText('tag_name_taken'));
    await who.owner.call(calls.saveTag, { _id, filed: true });
    expect(await who.owner.call(calls.getTags, {})).toHaveLength(1);
    expect((await save({ name: 'vip' }, who)).body.error).toBe(false);
  });

  it('another company’s tag cannot be changed, nor added to a contact', async () => {
    const other = await server.createCompany();
    const { _id } = await other.owner.call(calls.saveTag, { name: 'Alheia' });
    expect((await save({ _id, name: 'Minha' })).status).toBe(404);
    expect((await save({ _id, filed: true })).status).toBe(404);
    const [contact_id = ''] = await meet(company, { '5541955556666': 'Noé' });
    const put = (tags: string[]) =>
      server.runtime.database
        .forAccount(company.account_id)
        .transaction((tx) => changeContactTags(tx, { contact_id, tags }));
    const { _id: own } = await company.owner.call(calls.saveTag, { name: 'Própria' });
    await put([own, own]);
    await expect(put([own, _id])).rejects.toMatchObject({ code: 'not_found' });
    const tagsNow = async () => (await company.owner.call(calls.getContact, { contact_id })).tags;
    expect(await tagsNow()).toEqual([own]);
    await company.owner.call(calls.saveTag, { _id: own, filed: true });
    expect(await tagsNow()).toEqual([]);
    expect(await other.owner.call(calls.getTags, {})).toMatchObject([{ _id, name: 'Alheia', filed: false }]);
  });

  it('agents see tags but cannot define them', async () => {
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await agent.attempt(calls.saveTag, { name: 'x' })).status).toBe(403);
    expect((await agent.attempt(calls.getTags, {})).status).toBe(200);
  });
});

describe('find-tags', () => {
  it('10 000 tags are paged and sorted, and found by name or keyword, ignoring case and accents and taken literally', async () => {
    const crowd = await server.createCompany();
    const { owner, account_id } = crowd;
    await server.runtime.database.forAccount(account_id).run(
      sql`insert into tags (account_id, id, name, color, created)
        select ${account_id}, gen_random_uuid(), 'Bairro ' || lpad(n::text, 5, '0'), '#112233', now()
        from generate_series(1, 10000) as n`,
    );
    const budget = { color: '#112233', auto_tag: true, keywords: ['preço à vista', '50%'] };
    await owner.call(calls.saveTag, { name: 'Orçamento', ...budget });
    const find = async (input: CallInput<typeof calls.findTags>) => {
      const { data, total } = await owner.call(calls.findTags, input);
      return { names: data.map(({ name }) => name), total };
    };
    expect(await find({ page: 1001 })).toEqual({ names: ['Orçamento'], total: 10_001 });
    expect((await find({ order: 'name_desc', limit: 2 })).names).toEqual(['Orçamento', 'Bairro 10000']);
    expect((await find({ page: 2, limit: 3 })).names).toEqual([
      'Bairro 00004',
      'Bairro 00005',
      'Bairro 00006',
    ]);
    expect(await find({ query: 'bairro 0999', limit: 1, page: 2 })).toEqual({
      names: ['Bairro 09991'],
      total: 10,
    });
    for (const query of ['ORCAMENTO', 'preco a', '0%'])
      expect((await find({ query })).names).toEqual(['Orçamento']);
    expect((await find({ query: '_' })).total).toBe(0);
    expect((await company.owner.call(calls.findTags, { query: 'bairro' })).total).toBe(0);
  });
});

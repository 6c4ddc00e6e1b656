import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type ContactImport } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { furnish, type Scope } from '../../../testing/contract/furnish.ts';
import { sendSheet } from '../../../testing/sheets/send-sheet.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let scope: Scope;
let account_id: string;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
  owner = company.owner;
  account_id = company.account_id;
});
afterAll(() => server.stop());

const look = (import_id: string) => owner.call(calls.getContactImport, { import_id });

/** Waits until an import is in one of the states. */
const until = (import_id: string, ...states: ContactImport['state'][]) =>
  eventually(async () => {
    const shown = await look(import_id);
    return states.includes(shown.import.state) ? shown : null;
  });

async function analysed(csv: string): Promise<string> {
  const id = await sendSheet(server.url, owner, Buffer.from(csv));
  await until(id, 'ready', 'failed');
  return id;
}

const contacts = async (query: string) => (await owner.call(calls.getContacts, { query })).data;

/** Reads the tags that each change of a contact recorded, as the reports read them. */
async function toldTags(contact_id: string): Promise<unknown[]> {
  const db = server.runtime.database.forAccount(account_id);
  const rows = await db.rows<{ tags: string[] }>(
    sql`select payload->'tags' as tags from domain_events
      where account_id = ${account_id} and type in ('contact.changed', 'contact.tagged')
        and payload->>'contact_id' = ${contact_id} and payload ? 'tags' order by sequence`,
  );
  return rows.map(({ tags }) => tags.toSorted());
}

describe('an import', () => {
  it('an import says what will become of each row, imports the people, and can be undone', async () => {
    await owner.call(calls.createContact, { name: 'Antes', phone: '5541987000001' });
    const csv = [
      'Telefone;Nome;Tags;Cidade',
      '41 98700-0001;Depois;VIP;Curitiba',
      '4187000002;Nova;"VIP, Feira";Londrina',
      '(41) 98700-0002;De novo;;',
      '5,51E+12;Perdida;;',
      '987000004;Sem DDD;;',
    ].join('\n');
    const id = await analysed(csv);
    const shown = await look(id);
    expect(shown.import.props).toEqual(['phone', 'name', 'tags', 'variable']);
    expect(shown.preview.map(({ status }) => status)).toEqual([
      'existing',
      'new',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(shown.preview.map(({ note }) => note)).toEqual([
      'Acrescentado o 55.',
      'Acrescentado o nono dígito, acrescentado o 55.',
      'Repetido: este telefone já está na linha 3.',
      expect.stringContaining('perdeu os outros dígitos'),
      'Falta o DDD.',
    ]);
    await owner.call(calls.importContacts, { people: id, tag: 'Lote' });
    const done = await until(id, 'done', 'failed');
    expect(done.import).toMatchObject({ state: 'done', counts: { created: 1, updated: 1, rejected: 3 } });
    const [added] = await contacts('5541987000002');
    expect(added).toMatchObject({ name: 'Nova', data: { Cidade: 'Londrina' } });
    expect(added?.tags).toHaveLength(3);
    expect((await contacts('5541987000001'))[0]).toMatchObject({
      name: 'Depois',
      data: { Cidade: 'Curitiba' },
    });
    const [known] = await contacts('5541987000001');
    expect(known?.tags).toHaveLength(2);
    expect(await toldTags(known?._id ?? '')).toEqual([known?.tags.toSorted()]);
    expect(await toldTags(added?._id ?? '')).toEqual([added?.tags.toSorted()]);
    await owner.call(calls.undoContactImport, { import_id: id });
    await until(id, 'undone', 'failed');
    expect((await toldTags(known?._id ?? '')).at(-1)).toEqual([]);
    expect(await contacts('5541987000002')).toEqual([]);
    expect((await contacts('5541987000001'))[0]).toMatchObject({ name: 'Antes', data: {}, tags: [] });
  });

  it('undoing an import keeps names that the team gave and new people somebody has talked to', async () => {
    const conversation = await scope.conversation();
    const { _id, phone } = conversation.contact;
    await owner.call(calls.changeContactName, { contact: { _id, override_name: 'Apelido' } });
    const fresh = scope.phone();
    const id = await analysed(`telefone,nome\n${phone},Planilha\n${fresh},Nova`);
    await owner.call(calls.importContacts, { people: id });
    await until(id, 'done', 'failed');
    expect((await contacts(phone))[0]).toMatchObject({ override_name: 'Apelido', name: 'Planilha' });
    await server.simulator('send', {
      channel: scope.channel._id,
      phone: fresh,
      name: 'Nova',
      message: 'Oi',
    });
    await eventually(
      async () =>
        (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: fresh } })).data.length,
    );
    await owner.call(calls.undoContactImport, { import_id: id });
    expect((await until(id, 'undone', 'failed')).import.counts).toMatchObject({ kept: 1, undone: 1 });
    expect(await contacts(fresh)).toHaveLength(1);
  });

  it('an import can be cancelled before it begins, and only its owner and managers see it', async () => {
    const id = await analysed(`telefone\n${scope.phone()}`);
    const agent = await scope.company.addPerson({ user_role: 'user', departments: [scope.department] });
    expect((await agent.attempt(calls.getContactImport, { import_id: id })).status).toBe(404);
    await owner.call(calls.cancelContactImport, { import_id: id });
    expect((await look(id)).import.state).toBe('cancelled');
    expect((await owner.attempt(calls.importContacts, { people: id })).body.error).toBe(true);
  });

  it.each([
    ['telefone,__proto__\n41987000009,x', 'A coluna “__proto__” não é aceita'],
    ['telefone,constructor\n41987000009,x', 'A coluna “constructor” não é aceita'],
    ['telefone', 'A planilha está vazia'],
  ])('fails with a sentence over %j', async (csv, sentence) => {
    const { import: failed } = await look(await analysed(csv));
    expect(failed.state).toBe('failed');
    expect(failed.problem).toContain(sentence);
  });
});

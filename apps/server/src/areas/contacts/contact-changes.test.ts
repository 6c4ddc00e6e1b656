import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { readXlsx } from '../../testing/sheets/read-xlsx.ts';
import { eventually } from '../../testing/eventually.ts';
import { furnish, type Scope } from '../../testing/contract/furnish.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let server: TestServer;
let scope: Scope;
let agent: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
  agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
});
afterAll(() => server.stop());

async function newContact(name = 'Carla'): Promise<string> {
  return (await scope.company.owner.call(calls.createContact, { name, phone: scope.phone() }))._id;
}

const read = (contact_id: string) => scope.company.owner.call(calls.getContact, { contact_id });

describe('change-contact-annotations', () => {
  it('new annotations carry their author’s stamp, those that others added meanwhile stay, and nobody signs as another', async () => {
    const { owner } = scope.company;
    const _id = await newContact();
    const change = (who: TestPerson, annotations: object[], seen?: object[]) =>
      who.call(calls.changeContactAnnotations, {
        contact: { _id, annotations } as never,
        ...(seen ? { seen: seen as never } : {}),
      });
    const [first] = await change(owner, [{ text: ' Prefere à tarde ' }]);
    expect(first).toMatchObject({ user: owner.user.name, text: 'Prefere à tarde' });
    expect(first?.created).not.toBeNull();
    // The agent's screen has not seen the owner's note yet.
    const both = await change(agent, [{ text: 'Tem dois filhos', user: owner.user.name }], []);
    expect(both).toEqual([
      first,
      expect.objectContaining({ user: agent.user.name, text: 'Tem dois filhos' }),
    ]);
    expect(await change(owner, [], [first ?? {}])).toEqual([both[1]]);
    expect((await read(_id)).annotations).toEqual([both[1]]);
  });

  it('annotations stored as plain strings appear with a text, and can be removed', async () => {
    const _id = await newContact();
    await server.runtime.database.acrossAccounts.run(
      sql`update contacts set annotations = '["cliente antigo"]'::jsonb where id = ${_id}`,
    );
    const old = { user: '', created: null, text: 'cliente antigo' };
    expect((await read(_id)).annotations).toEqual([old]);
    const { owner } = scope.company;
    const kept = await owner.call(calls.changeContactAnnotations, { contact: { _id, annotations: [old] } });
    expect(kept).toEqual([old]);
    await owner.call(calls.changeContactAnnotations, { contact: { _id, annotations: [] }, seen: [old] });
    expect((await read(_id)).annotations).toEqual([]);
  });
});

describe('change-contact-data', () => {
  it('the variables of a contact are replaced; a repeated or empty name is refused', async () => {
    const _id = await newContact();
    const change = (data: { name: string; value: string }[]) =>
      agent.attempt(calls.changeContactData, { contact: { _id, data } });
    await change([{ name: ' cidade ', value: ' Curitiba ' }]);
    expect((await read(_id)).data).toEqual({ cidade: 'Curitiba' });
    await change([{ name: 'plano', value: 'ouro' }]);
    expect((await read(_id)).data).toEqual({ plano: 'ouro' });
    const twice = await change([
      { name: 'a', value: '1' },
      { name: 'a ', value: '2' },
    ]);
    expect(twice.body.message).toBe(errorText('variable_repeated', { name: 'a' }));
    expect((await change([{ name: ' ', value: '1' }])).body.message).toBe(errorText('name_required'));
    expect((await read(_id)).data).toEqual({ plano: 'ouro' });
  });
});

describe('create-contact', () => {
  it('a contact is created once for both spellings of a phone', async () => {
    const { owner } = scope.company;
    const { _id } = await owner.call(calls.createContact, { name: 'Rui', phone: '55 (41) 8765-1234' });
    expect(await read(_id)).toMatchObject({ name: 'Rui', phone: '5541987651234' });
    const again = await owner.attempt(calls.createContact, { name: 'Rui', phone: '5541987651234' });
    expect(again.body).toMatchObject({ error: true, message: errorText('contact_phone_taken') });
    const wrong = await owner.attempt(calls.createContact, { name: 'Rui', phone: '12' });
    expect(wrong.body).toMatchObject({ error: true, message: errorText('phone_invalid') });
  });
});

describe('delete-contact', () => {
  it('deleting a contact deletes its conversations and notifies the desk; a message being sent does no harm', async () => {
    const { owner } = scope.company;
    const conversation = await scope.conversation();
    const other = await scope.conversation();
    const listener = await agent.listen();
    const send = (one: typeof conversation) =>
      owner.call(calls.sendMessage, { conversation_id: one._id, text: 'Já vai' });
    await send(conversation);
    await owner.call(calls.deleteContact, { contact: { _id: conversation.contact._id } });
    const gone = { type: 'conversation_removed', conversation_id: conversation._id };
    await eventually(() => listener.events.some((event) => event.type === 'contact_removed'));
    expect(listener.events).toContainEqual(expect.objectContaining(gone));
    const asked = await owner.attempt(calls.getMessages, { conversation_id: conversation._id });
    expect(asked.status).toBe(404);
    // Positive control: the queue continues, and the same person may write again.
    await scope.sent(other);
    await server.simulator('send', {
      channel: scope.channel._id,
      phone: conversation.contact.phone,
      name: 'De volta',
      message: 'Olá de novo',
    });
    const again = await eventually(
      async () =>
        (
          await owner.call(calls.getDeskConversations, {
            limit: 5,
            filter: { text: conversation.contact.phone },
          })
        ).data[0],
    );
    expect(again.contact._id).not.toBe(conversation.contact._id);
    listener.close();
  });

  it('agents cannot delete contacts', async () => {
    const _id = await newContact();
    const refused = await agent.attempt(calls.deleteContact, { contact: { _id } });
    expect(refused).toMatchObject({ status: 403, body: { message: errorText('forbidden') } });
    expect((await read(_id))._id).toBe(_id);
  });
});

describe('get-conversations-by-contact', () => {
  it('the conversations of a contact are listed for the person’s departments, those in progress first', async () => {
    const conversation = await scope.conversation();
    const contact_id = conversation.contact._id;
    const list = (who: TestPerson) => who.call(calls.getContactConversations, { contact_id });
    expect(await list(agent)).toMatchObject([{ _id: conversation._id, finished: null }]);
    const elsewhere = await scope.company.addPerson({
      user_role: 'user',
      departments: [await scope.spareDepartment()],
    });
    expect(await list(elsewhere)).toEqual([]);
  });
});

describe('export-contacts', () => {
  it('the export of contacts writes every cell as text, whatever it looks like', async () => {
    const company = await server.createCompany();
    const formulas = ['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'];
    const { owner } = company;
    for (const name of formulas) await owner.call(calls.createContact, { name, phone: scope.phone() });
    const [newest] = (await owner.call(calls.getContacts, {})).data;
    await owner.call(calls.changeContactData, {
      contact: { _id: newest?._id ?? '', data: [{ name: '=2+2', value: '=cmd|x' }] },
    });
    const file = await download(owner);
    expect(file.name).toMatch(/^Contatos_\d+\.xlsx$/);
    const { rows, xml } = await readXlsx(file.bytes);
    expect(xml).not.toContain('<f>');
    expect(rows[0]).toEqual(expect.arrayContaining(['Telefone', 'Nome', '=2+2']));
    const names = rows.slice(1).map((row) => String(row[1]).trim());
    expect(names.toSorted()).toEqual(formulas.map((name) => name.trim()).toSorted());
    expect(rows[1]?.at(-1)).toBe('=cmd|x');
    expect(rows[1]?.[0]).toMatch(/^41\d{9}$/);
    const zone = { timeZone: 'America/Sao_Paulo' };
    const today = new Date(newest?.created ?? '').toLocaleDateString('pt-BR', zone);
    expect(String(rows[1]?.[5])).toMatch(new RegExp(`^${today} \\d{2}:\\d{2}$`));
  });

  it('agents are refused the export of contacts, in the specification’s words', async () => {
    const { status, body } = await agent.attempt(calls.exportContacts, {});
    expect(status).toBe(403);
    expect(body.message).toBe('Não autorizado. Necessário solicitar ao gerente ou proprietário da conta.');
  });
});

async function download(person: TestPerson): Promise<{ name: string; bytes: Buffer }> {
  const response = await fetch(`${server.url}/api/${calls.exportContacts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: '{}',
  });
  expect(response.status).toBe(200);
  const name = /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name, bytes: Buffer.from(await response.arrayBuffer()) };
}

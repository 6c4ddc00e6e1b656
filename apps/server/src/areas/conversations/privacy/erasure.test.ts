import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Conversation } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { rowsHolding } from '../../../testing/contract/company-digest.ts';
import { eventually } from '../../../testing/eventually.ts';
import { furnish, type Scope } from '../../../testing/contract/furnish.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let scope: Scope;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
});
afterAll(() => server.stop());

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const by = () => scope.company.owner;
const held = (text: string) => rowsHolding(server, scope.company.account_id, text);
const files = () => readdir(join(server.dataDir, 'media', scope.company.account_id));
const erase = ({ contact }: Conversation) =>
  by().call(calls.deleteContact, { contact: { _id: contact._id } });
const writes = (phone: string, message: string, more: object = {}) =>
  server.simulator('send', { channel: scope.channel._id, phone, message, ...more });

/** Counts the rows behind the dashboard: the contact with its tags, and the conversation. */
const reported = async ({ _id, contact }: Conversation) => {
  const rows = await server.runtime.database.acrossAccounts.rows(
    sql`select id from report_contacts where id = ${contact._id}
      union all select id from report_conversations where id = ${_id}`,
  );
  return rows.length;
};

let made = 0;

/** Creates a contact with everything a contact can have: messages both ways, a file, a note, a variable, a tag. */
async function known(): Promise<{ conversation: Conversation; phone: string; mark: string }> {
  const mark = `segredo${scope.unique()}`;
  made += 1;
  const conversation = await scope.conversation(`Texto ${mark}`);
  const { _id, phone } = conversation.contact;
  await writes(phone, `Foto ${mark}`, { type: 'image', media_url: picture, file_name: `${mark}.png` });
  await by().call(calls.sendMessage, { conversation_id: conversation._id, text: `Resposta ${mark}` });
  await by().call(calls.changeContactAnnotations, {
    contact: { _id, annotations: [{ text: `Nota ${mark}` }] },
  });
  await by().call(calls.changeContactData, { contact: { _id, data: [{ name: 'cidade', value: mark }] } });
  await by().call(calls.changeContactTags, { contact: { _id, tags: [await scope.tag()] } });
  await eventually(async () => {
    const { data } = await by().call(calls.getMessages, { conversation_id: conversation._id });
    return data.length === 3 && data.every(({ type, media_url }) => type !== 'image' || media_url);
  });
  return { conversation, phone, mark };
}

describe('the data of one contact (LGPD)', () => {
  it('the data of a contact can be exported as one file', async () => {
    const { conversation, phone, mark } = await known();
    const response = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by().token}` },
      body: JSON.stringify({ contact_id: conversation.contact._id }),
    });
    expect(response.headers.get('content-disposition')).toContain(`Dados_${phone}.json`);
    const text = await response.text();
    const told = JSON.parse(text) as { conversas: { mensagens: object[] }[] };
    expect(told.conversas.map(({ mensagens }) => mensagens.length)).toEqual([3]);
    for (const part of ['Texto', 'Foto', 'Resposta', 'Nota']) expect(text).toContain(`${part} ${mark}`);
  });

  it('an erased contact is in none of the company’s rows and files, and the erasure is recorded', async () => {
    const other = await known();
    const { conversation, phone, mark } = await known();
    const before = await files();
    expect(await held(mark)).toBeGreaterThan(3);
    expect(await held(phone)).toBeGreaterThan(1);
    await erase(conversation);
    expect([await held(mark), await held(phone)]).toEqual([0, 0]);
    // The picture and its small copy; the other contact's stay.
    expect((await files()).length).toBeLessThan(before.length);
    expect(await held(other.mark)).toBeGreaterThan(3);
    const record = await server.runtime.database.acrossAccounts.row(
      sql`select user_id, conversations, messages, files from erasures where contact_id = ${conversation.contact._id}`,
    );
    expect(record).toEqual({ user_id: by().user._id, conversations: 1, messages: 3, files: 1 });
    expect(await erase(conversation)).toEqual({ _id: conversation.contact._id });
  });

  it('erasing a contact cancels what still waited to be sent, and keeps the numbers of the dashboard', async () => {
    const channel = { channel: scope.channel._id };
    const [gone, stays] = [await known(), await known()];
    const counted = async () =>
      (await by().call(calls.getDashboardData, { interval: 1 })).conversation_cards.all;
    await eventually(async () => (await counted()) === made);
    await server.simulator('fault', { ...channel, kind: 'slow', ms: 2000 });
    for (const { conversation } of [gone, stays])
      await by().call(calls.sendMessage, { conversation_id: conversation._id, text: 'ainda na fila' });
    await erase(gone.conversation);
    await server.simulator('fault', { ...channel, kind: 'none' });
    const inbox = async (phone: string) =>
      (
        await server.simulator<{ message: string }[]>(`inbox?channel=${scope.channel._id}&phone=${phone}`)
      ).map(({ message }) => message);
    await eventually(async () => (await inbox(stays.phone)).includes('ainda na fila'));
    expect(await held('ainda na fila')).toBe(2); // the message and its conversation's last one
    expect(await counted()).toBe(made);
    await eventually(async () => (await reported(gone.conversation)) === 0);
    expect(await reported(stays.conversation)).toBe(2);
  });

  it('an erased person who writes again is a new contact', async () => {
    const { conversation, phone, mark } = await known();
    await erase(conversation);
    await writes(phone, 'voltei', { name: 'Outra vez' });
    const again = await eventually(
      async () => (await by().call(calls.getDeskConversations, { filter: { text: phone } })).data[0],
    );
    expect(again._id).not.toBe(conversation._id);
    expect(again.contact).toMatchObject({ name: 'Outra vez', override_name: null, tags: [] });
    expect(again.contact._id).not.toBe(conversation.contact._id);
    expect(await held(mark)).toBe(0);
  });
});

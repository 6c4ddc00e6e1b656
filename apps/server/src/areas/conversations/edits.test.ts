import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Chip, type Message } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { rowsHolding } from '../../testing/company-digest.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let channel: Chip;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  channel = await company.addChannel();
});
afterAll(() => server.stop());

let customers = 0;
const nextPhone = () => `55419${String(60000000 + (customers += 1))}`;

const writes = (phone: string, message: string, more: object = {}) =>
  server.simulator<{ platform_message_id: string }>('send', {
    channel: channel._id,
    phone,
    message,
    ...more,
  });
const edits = (phone: string, platform_message_id: string, message: string, over = channel) =>
  server.simulator('edit', { channel: over._id, phone, platform_message_id, message });
const conversationOf = (phone: string) =>
  eventually(
    async () =>
      (await company.owner.call(calls.getDeskConversations, { limit: 5, filter: { text: phone } })).data[0],
  );
const thread = async (phone: string): Promise<Message[]> => {
  const { _id } = await conversationOf(phone);
  return (await company.owner.call(calls.getMessages, { conversation_id: _id, limit: 100 })).data;
};
/** Waits until the thread holds exactly these texts. */
const reads = (phone: string, ...texts: string[]) =>
  eventually(async () => {
    const messages = await thread(phone);
    const found = messages.map(({ message }) => message);
    if (JSON.stringify(found) !== JSON.stringify(texts)) throw new Error(found.join(' | '));
    return messages;
  });
/** What the network told before this is dealt with: its feed is in order. */
const fence = async (phone: string, ...texts: string[]) => {
  await writes(phone, 'fim');
  return reads(phone, ...texts, 'fim');
};
const age = (platform_message_id: string, column: 'created' | 'edited', by: string) =>
  server.runtime.database.acrossAccounts.run(
    column === 'created'
      ? sql`update messages set created = created - ${by}::interval where platform_message_id = ${platform_message_id}`
      : sql`update messages set edited = edited - ${by}::interval where platform_message_id = ${platform_message_id}`,
  );

describe('a customer edits a message', () => {
  it('shows the new text everywhere at once, and keeps the first; nothing becomes unread by it', async () => {
    const phone = nextPhone();
    const { platform_message_id } = await writes(phone, 'Rua das Flores');
    await reads(phone, 'Rua das Flores');
    const { _id: conversation_id, ...before } = await conversationOf(phone);
    const answered = { conversation_id, text: 'Anotado', reply_to: platform_message_id };
    const listener = await company.owner.listen();
    await edits(phone, platform_message_id, 'Rua das Palmeiras');
    const { message } = await eventually(() =>
      listener.events.find((event) => event.type === 'message_updated' && event.message.edited !== null),
    ).then((event) => event as { message: Message });
    listener.close();
    expect(message).toMatchObject({ message: 'Rua das Palmeiras', first_text: 'Rua das Flores' });
    const after = await conversationOf(phone);
    expect(after).toMatchObject({ unread: before.unread, waiting_since: before.waiting_since });
    expect(after.last_message).toEqual({ ...before.last_message, message: 'Rua das Palmeiras' });
    const hits = async (text: string) =>
      (await company.owner.call(calls.searchMessages, { conversation_id, text })).data.length;
    expect([await hits('palmeiras'), await hits('flores')]).toEqual([1, 0]);
    await company.owner.call(calls.sendMessage, answered);
    await edits(phone, platform_message_id, 'Rua das Acácias');
    const [first, reply] = await reads(phone, 'Rua das Acácias', 'Anotado');
    expect(first?.first_text).toBe('Rua das Flores');
    expect(reply?.reply_message?.message).toBe('Rua das Palmeiras');
  });

  it('wins as the latest, whatever the order of arrival, and once', async () => {
    const phone = nextPhone();
    const { platform_message_id } = await writes(phone, 'um');
    await edits(phone, platform_message_id, 'dois');
    await reads(phone, 'dois');
    await age(platform_message_id, 'edited', '-1 hour');
    await edits(phone, platform_message_id, 'tarde demais');
    await fence(phone, 'dois');
    await age(platform_message_id, 'edited', '1 hour');
    await edits(phone, platform_message_id, 'três');
    expect((await reads(phone, 'três', 'fim'))[0]?.first_text).toBe('um');
  });

  it('may come before its message, of a contact we know', async () => {
    const [known, stranger] = [nextPhone(), nextPhone()];
    await writes(known, 'oi');
    await reads(known, 'oi');
    for (const phone of [known, stranger]) {
      const platform_message_id = `EARLY${phone}`;
      await edits(phone, platform_message_id, 'depois');
      await writes(phone, 'antes', { platform_message_id });
    }
    const [, edited] = await reads(known, 'oi', 'depois');
    expect(edited?.first_text).toBe('antes');
    expect((await conversationOf(known)).last_message?.message).toBe('depois');
    // Nothing is kept of somebody who is no contact.
    expect((await reads(stranger, 'antes'))[0]?.edited).toBeNull();
    expect(await rowsHolding(server, company.account_id, `EARLY${stranger}`)).toBe(1);
  });

  it('changes nothing after 15 minutes, nor of what was deleted', async () => {
    const phone = nextPhone();
    const ids = [];
    for (const text of ['velha', 'apagada', 'nova'])
      ids.push((await writes(phone, text)).platform_message_id);
    await reads(phone, 'velha', 'apagada', 'nova');
    const [old = '', gone = '', fresh = ''] = ids;
    await age(old, 'created', '16 minutes');
    await server.runtime.database.acrossAccounts.run(
      sql`update messages set deleted = true where platform_message_id = ${gone}`,
    );
    for (const id of ids) await edits(phone, id, 'segunda');
    const [first, second, third] = await reads(phone, 'velha', '', 'segunda');
    expect([first?.edited, second?.edited]).toEqual([null, null]);
    expect(third?.platform_message_id).toBe(fresh);
  });
});

it('reaches only the writer’s own message, of that very number', async () => {
  const [phone, other] = [nextPhone(), nextPhone()];
  const theirs = await (await server.createCompany()).addChannel();
  const second = await company.addChannel();
  await writes(other, 'oi');
  await reads(other, 'oi');
  const platform_message_id = `MINE${phone}`;
  await edits(other, platform_message_id, 'de outra pessoa');
  await writes(phone, 'meu', { platform_message_id });
  await reads(phone, 'meu');
  await edits(phone, platform_message_id, 'de outra empresa', theirs);
  await edits(phone, platform_message_id, 'de outro número', second);
  await fence(phone, 'meu');
  await edits(phone, platform_message_id, 'meu mesmo');
  expect((await reads(phone, 'meu mesmo', 'fim'))[0]?.first_text).toBe('meu');
});

it('is told with both texts in the export of a contact, and erased with it', async () => {
  const phone = nextPhone();
  const { platform_message_id } = await writes(phone, 'segredo-um');
  await edits(phone, platform_message_id, 'segredo-dois');
  await reads(phone, 'segredo-dois');
  await edits(phone, `NEVER${phone}`, 'segredo-tres');
  const held = (text: string) => rowsHolding(server, company.account_id, text);
  await eventually(() => held('segredo-tres'));
  const { contact } = await conversationOf(phone);
  const exported = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${company.owner.token}` },
    body: JSON.stringify({ contact_id: contact._id }),
  });
  expect(await exported.text()).toMatch(/segredo-dois[^]*segredo-um/);
  await company.owner.call(calls.deleteContact, { contact: { _id: contact._id } });
  expect(await Promise.all(['segredo-um', 'segredo-dois', 'segredo-tres'].map(held))).toEqual([0, 0, 0]);
  // What arrives afterwards finds nobody; another customer's, later on the same number, comes through.
  await edits(phone, platform_message_id, 'segredo-quatro');
  await fence(nextPhone());
  expect(await held('segredo-quatro')).toBe(0);
});

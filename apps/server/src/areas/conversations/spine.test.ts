import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Chip, type Message } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
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
const nextPhone = () => `55419${String(80000000 + (customers += 1))}`;

const writes = (phone: string, message: string, more: object = {}) =>
  server.simulator<{ platform_message_id: string }>('send', {
    channel: channel._id,
    phone,
    message,
    ...more,
  });

const desk = async (text = '') =>
  (await company.owner.call(calls.getDeskConversations, { limit: 100, filter: { text } })).data;

const conversationOf = (phone: string) => eventually(async () => (await desk(phone))[0]);

const thread = async (conversation_id: string): Promise<Message[]> =>
  (await company.owner.call(calls.getMessages, { conversation_id, limit: 100 })).data;

const inbox = (phone: string) =>
  server.simulator<{ message: string; platform_message_id: string; deleted: boolean }[]>(
    `inbox?channel=${channel._id}&phone=${phone}`,
  );

describe('a customer writes', () => {
  it('a customer’s first message appears on the desk with contact, first service, department and counters', async () => {
    const phone = nextPhone();
    await writes(phone, 'Olá, vocês abrem sábado?', { name: 'Marina' });
    const conversation = await conversationOf(phone);
    expect(conversation).toMatchObject({
      contact: { name: 'Marina', phone },
      chip: { _id: channel._id },
      department: company.department,
      is_manual: true,
      waiting_response: true,
      unread: 1,
      finished: null,
      last_message: { message: 'Olá, vocês abrem sábado?', origin: 'customer' },
    });
  });

  it('a customer’s message reaches an open browser live, with a rising sequence', async () => {
    const phone = nextPhone();
    const listener = await company.owner.listen();
    await writes(phone, 'um');
    await writes(phone, 'dois');
    const heard = () =>
      listener.events.flatMap((event) =>
        event.type === 'new_message' && event.conversation.contact.phone === phone
          ? [event.message.message]
          : [],
      );
    await eventually(() => heard().length === 2);
    expect(heard()).toEqual(['um', 'dois']);
    const sequences = listener.events.map((event) => event.sequence ?? 0);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    listener.close();
  });

  it('ten pictures at once give one contact and one conversation, in order', async () => {
    const phone = nextPhone();
    const picture =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        writes(phone, `foto ${index}`, { type: 'image', media_url: picture, file_name: `${index}.png` }),
      ),
    );
    const conversation = await conversationOf(phone);
    const messages = await eventually(async () => {
      const all = await thread(conversation._id);
      return all.length === 10 && all.every((message) => message.media_url) ? all : null;
    });
    expect(messages.map((message) => message.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(messages.map((message) => message.platform_message_id)).toEqual(
      sent.map((one) => one.platform_message_id),
    );
    expect(await desk(phone)).toHaveLength(1);
    expect(await company.owner.call(calls.getContacts, { query: phone })).toMatchObject({ total: 1 });
    const file = await fetch(`${server.url}${messages[0]?.media_url}`);
    expect(file.headers.get('content-type')).toBe('image/png');
  });

  it('a message delivered five times, twice in parallel, is stored once', async () => {
    const phone = nextPhone();
    const { platform_message_id } = await writes(phone, 'só uma vez');
    const again = () => writes(phone, 'só uma vez', { platform_message_id });
    await again();
    await Promise.all([again(), again()]);
    await again();
    await writes(phone, 'fim');
    const conversation = await conversationOf(phone);
    await eventually(async () =>
      (await thread(conversation._id)).some((message) => message.message === 'fim'),
    );
    expect((await thread(conversation._id)).map((message) => message.message)).toEqual(['só uma vez', 'fim']);
    expect((await conversationOf(phone)).unread).toBe(2);
  });

  it('a redelivered message does not reopen a finished conversation; a new message opens another', async () => {
    const phone = nextPhone();
    const { platform_message_id } = await writes(phone, 'primeira');
    const first = await conversationOf(phone);
    await company.owner.call(calls.finishConversation, { conversation_id: first._id });
    await writes(phone, 'primeira', { platform_message_id });
    await writes(phone, 'segunda');
    const second = await conversationOf(phone);
    expect(second._id).not.toBe(first._id);
    expect((await thread(second._id)).map((message) => message.message)).toEqual(['segunda']);
  });
});

describe('a person answers', () => {
  const open = async () => {
    const phone = nextPhone();
    await writes(phone, 'oi');
    return { phone, conversation: await conversationOf(phone) };
  };
  const send = (conversation_id: string, text: string, more: object = {}) =>
    company.owner.call(calls.sendMessage, { conversation_id, text, ...more });

  it('a person’s answer reaches the phone; ticks follow the receipts and never go back', async () => {
    const { phone, conversation } = await open();
    const message = await send(conversation._id, 'Abrimos às 9h.');
    expect(message).toMatchObject({ status: 1, origin: 'user', unconfirmed: false });
    await eventually(async () => (await inbox(phone)).length === 1);
    const status = async () =>
      (await thread(conversation._id)).find(({ _id }) => _id === message._id)?.status;
    await eventually(async () => (await status()) === 2);
    await server.simulator('receipt', { channel: channel._id, phone, status: 4 });
    await eventually(async () => (await status()) === 4);
    await server.simulator('receipt', {
      channel: channel._id,
      phone,
      status: 3,
      platform_message_id: message.platform_message_id,
    });
    await writes(phone, 'obrigado');
    await eventually(async () => (await thread(conversation._id)).some((one) => one.message === 'obrigado'));
    expect(await status()).toBe(4);
    expect((await conversationOf(phone)).waiting_response).toBe(true);
  });

  it('a burst of answers keeps its order, and a repeated id gives one message', async () => {
    const { phone, conversation } = await open();
    const texts = Array.from({ length: 12 }, (_, index) => `linha ${index}`);
    for (const text of texts) await send(conversation._id, text);
    const message_id = 'ABCDEFGHIJ0123456789ABCDEFGHPW';
    const both = await Promise.all([0, 1].map(() => send(conversation._id, 'repetida', { message_id })));
    expect(both[0]?._id).toBe(both[1]?._id);
    const other = await company.owner.attempt(calls.sendMessage, {
      conversation_id: conversation._id,
      text: 'outra',
      message_id,
    });
    expect(other.body).toMatchObject({ error: true });
    await eventually(async () => (await inbox(phone)).length >= 13);
    expect((await inbox(phone)).map((one) => one.message)).toEqual([...texts, 'repetida']);
  });

  it('a refused send shows its reason, and is sent once on retry', async () => {
    const { phone, conversation } = await open();
    await server.simulator('fault', { channel: channel._id, kind: 'send-error', count: 1 });
    const message = await send(conversation._id, 'vai falhar');
    const now = async () => (await thread(conversation._id)).find(({ _id }) => _id === message._id);
    await eventually(async () => (await now())?.status === 0);
    expect(await now()).toMatchObject({ failure: 'refused', message: 'vai falhar' });
    expect(await inbox(phone)).toHaveLength(0);
    const again = await send(conversation._id, 'vai falhar', { message_id: message.message_id });
    expect(again._id).toBe(message._id);
    await eventually(async () => (await now())?.status === 2);
    expect(await inbox(phone)).toHaveLength(1);
  });

  it('a send whose answer was lost is shown as unconfirmed, reconciled and delivered once', async () => {
    const { phone, conversation } = await open();
    const listener = await company.owner.listen();
    await server.simulator('fault', { channel: channel._id, kind: 'send-timeout', count: 1 });
    const message = await send(conversation._id, 'chegou?');
    const updates = () =>
      listener.events.flatMap((event) =>
        event.type === 'message_updated' && event.message._id === message._id ? [event.message] : [],
      );
    await eventually(() => updates().some((one) => one.status === 2 && !one.unconfirmed));
    expect(updates().some((one) => one.unconfirmed && one.status === 1)).toBe(true);
    expect(await inbox(phone)).toHaveLength(1);
    listener.close();
  });

  it('a person can quote a message, delete one for everyone, and mark a conversation as answered', async () => {
    const { phone, conversation } = await open();
    const [asked] = await thread(conversation._id);
    const answer = await send(conversation._id, 'resposta', { reply_to: asked?.platform_message_id });
    expect(answer.reply_message).toMatchObject({ message: 'oi', origin: 'customer' });
    await eventually(async () => (await inbox(phone)).length === 1);
    await eventually(async () =>
      (await thread(conversation._id)).some((one) => one._id === answer._id && one.status === 2),
    );
    await company.owner.call(calls.deleteMessage, {
      platform_message_id: answer.platform_message_id,
      chip_number_id: channel._id,
    });
    await eventually(async () => (await inbox(phone))[0]?.deleted);
    const gone = await eventually(async () =>
      (await thread(conversation._id)).find((one) => one._id === answer._id && one.deleted),
    );
    expect(gone.message).toBe('');
  });

  it('the business takes a conversation over by answering on its own handset', async () => {
    const { phone, conversation } = await open();
    await server.simulator('own-phone', { channel: channel._id, phone, message: 'respondi do celular' });
    const own = await eventually(async () =>
      (await thread(conversation._id)).find((one) => one.event === 'own_phone'),
    );
    expect(own).toMatchObject({ origin: 'user', message: 'respondi do celular', user: null });
    expect((await conversationOf(phone)).waiting_response).toBe(false);
  });

  it('the thread says that the handset took over from a bot, before what was written there', async () => {
    const { phone, conversation } = await open();
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${conversation._id}`,
    );
    await server.simulator('own-phone', { channel: channel._id, phone, message: 'é comigo' });
    await eventually(async () => (await thread(conversation._id)).length === 3);
    const [, taken, own] = await thread(conversation._id);
    const message = 'Atendimento assumido pelo celular da empresa';
    expect(taken).toMatchObject({ origin: 'system', event: 'taken', message, user: null });
    expect(own).toMatchObject({ origin: 'user', event: 'own_phone', message: 'é comigo' });
    expect(await conversationOf(phone)).toMatchObject({ is_manual: true, is_new: false, unread: 0 });
  });
});

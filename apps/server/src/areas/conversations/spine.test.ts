import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('open', ({ talk }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    return { phone, conversation: await talk.conversation(phone) };
  })
  .extend(
    'send',
    ({ talk }) =>
      (conversation_id: string, text: string, more: object = {}) =>
        talk.company.owner.call(calls.sendMessage, { conversation_id, text, ...more }),
  );

describe('a customer writes', () => {
  it('a customer’s first message appears on the desk with contact, first service, department and counters', async ({
    talk,
  }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'Olá, vocês abrem sábado?', { name: 'Marina' });
    const conversation = await talk.conversation(phone);
    expect(conversation).toMatchObject({
      contact: { name: 'Marina', phone },
      chip: { _id: talk.channel._id },
      department: talk.company.department,
      is_manual: true,
      waiting_response: true,
      unread: 1,
      finished: null,
      last_message: { message: 'Olá, vocês abrem sábado?', origin: 'customer' },
    });
  });

  it('a customer’s message reaches an open browser live, with a rising sequence', async ({ talk }) => {
    const phone = talk.phone();
    const listener = await talk.company.owner.listen();
    await talk.writes(phone, 'um');
    await talk.writes(phone, 'dois');
    const heard = () =>
      listener.events.flatMap((event) =>
        event.type === 'new_message' && event.conversation.contact.phone === phone
          ? [event.message.message]
          : [],
      );
    await eventually(() => heard().length === 2);
    expect(heard()).toEqual(['um', 'dois']);
    // Passing events, such as who is present, have none.
    const sequences = listener.events.flatMap(({ sequence }) => sequence ?? []);
    expect(sequences.length).toBeGreaterThanOrEqual(2);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    listener.close();
  });

  it('ten pictures at once give one contact and one conversation, in order', async ({ talk, server }) => {
    const phone = talk.phone();
    const picture =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        talk.writes(phone, `foto ${index}`, { type: 'image', media_url: picture, file_name: `${index}.png` }),
      ),
    );
    const conversation = await talk.conversation(phone);
    const messages = await eventually(async () => {
      const all = await talk.messages(conversation._id);
      return all.length === 10 && all.every((message) => message.media_url) ? all : null;
    });
    expect(messages.map((message) => message.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(messages.map((message) => message.platform_message_id)).toEqual(
      sent.map((one) => one.platform_message_id),
    );
    const filter = { text: phone };
    expect((await talk.company.owner.call(calls.getDeskConversations, { filter })).data).toHaveLength(1);
    expect(await talk.company.owner.call(calls.getContacts, { query: phone })).toMatchObject({ total: 1 });
    const file = await fetch(`${server.url}${messages[0]?.media_url}`);
    expect(file.headers.get('content-type')).toBe('image/png');
  });

  it('a message delivered five times, twice in parallel, is stored once', async ({ talk }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'só uma vez');
    const again = () => talk.writes(phone, 'só uma vez', { platform_message_id });
    await again();
    await Promise.all([again(), again()]);
    await again();
    await talk.writes(phone, 'fim');
    const conversation = await talk.conversation(phone);
    await eventually(async () =>
      (await talk.messages(conversation._id)).some((message) => message.message === 'fim'),
    );
    expect((await talk.messages(conversation._id)).map((message) => message.message)).toEqual([
      'só uma vez',
      'fim',
    ]);
    expect((await talk.conversation(phone)).unread).toBe(2);
  });

  it('a redelivered message does not reopen a finished conversation; a new message opens another', async ({
    talk,
  }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'primeira');
    const first = await talk.conversation(phone);
    await talk.company.owner.call(calls.finishConversation, { conversation_id: first._id });
    await talk.writes(phone, 'primeira', { platform_message_id });
    await talk.writes(phone, 'segunda');
    const second = await talk.conversation(phone);
    expect(second._id).not.toBe(first._id);
    expect((await talk.messages(second._id)).map((message) => message.message)).toEqual(['segunda']);
  });
});

describe('a person answers', () => {
  it('a person’s answer reaches the phone; ticks follow the receipts and never go back', async ({
    open,
    send,
    talk,
    server,
  }) => {
    const { phone, conversation } = await open();
    const message = await send(conversation._id, 'Abrimos às 9h.');
    expect(message).toMatchObject({ status: 1, origin: 'user', unconfirmed: false });
    await eventually(async () => (await talk.inbox(phone)).length === 1);
    const status = async () =>
      (await talk.messages(conversation._id)).find(({ _id }) => _id === message._id)?.status;
    await eventually(async () => (await status()) === 2);
    await server.simulator('receipt', { channel: talk.channel._id, phone, status: 4 });
    await eventually(async () => (await status()) === 4);
    await server.simulator('receipt', {
      channel: talk.channel._id,
      phone,
      status: 3,
      platform_message_id: message.platform_message_id,
    });
    await talk.writes(phone, 'obrigado');
    await eventually(async () =>
      (await talk.messages(conversation._id)).some((one) => one.message === 'obrigado'),
    );
    expect(await status()).toBe(4);
    expect((await talk.conversation(phone)).waiting_response).toBe(true);
  });

  it('a burst of answers keeps its order, and a repeated id gives one message', async ({
    open,
    send,
    talk,
  }) => {
    const { phone, conversation } = await open();
    const texts = Array.from({ length: 12 }, (_, index) => `linha ${index}`);
    for (const text of texts) await send(conversation._id, text);
    const message_id = 'ABCDEFGHIJ0123456789ABCDEFGHPW';
    const both = await Promise.all([0, 1].map(() => send(conversation._id, 'repetida', { message_id })));
    expect(both[0]?._id).toBe(both[1]?._id);
    const other = await talk.company.owner.attempt(calls.sendMessage, {
      conversation_id: conversation._id,
      text: 'outra',
      message_id,
    });
    expect(other.body).toMatchObject({ error: true });
    await eventually(async () => (await talk.inbox(phone)).length >= 13);
    expect((await talk.inbox(phone)).map((one) => one.message)).toEqual([...texts, 'repetida']);
  });

  it('a refused send shows its reason, and is sent once on retry', async ({ open, server, talk, send }) => {
    const { phone, conversation } = await open();
    await server.simulator('fault', { channel: talk.channel._id, kind: 'send-error', count: 1 });
    const message = await send(conversation._id, 'vai falhar');
    const now = async () => (await talk.messages(conversation._id)).find(({ _id }) => _id === message._id);
    await eventually(async () => (await now())?.status === 0);
    expect(await now()).toMatchObject({ failure: 'refused', message: 'vai falhar' });
    expect(await talk.inbox(phone)).toHaveLength(0);
    const again = await send(conversation._id, 'vai falhar', { message_id: message.message_id });
    expect(again._id).toBe(message._id);
    await eventually(async () => (await now())?.status === 2);
    expect(await talk.inbox(phone)).toHaveLength(1);
  });

  it('a send whose answer was lost is shown as unconfirmed, reconciled and delivered once', async ({
    open,
    talk,
    server,
    send,
  }) => {
    const { phone, conversation } = await open();
    const listener = await talk.company.owner.listen();
    await server.simulator('fault', { channel: talk.channel._id, kind: 'send-timeout', count: 1 });
    const message = await send(conversation._id, 'chegou?');
    const updates = () =>
      listener.events.flatMap((event) =>
        event.type === 'message_updated' && event.message._id === message._id ? [event.message] : [],
      );
    await eventually(() => updates().some((one) => one.status === 2 && !one.unconfirmed));
    expect(updates().some((one) => one.unconfirmed && one.status === 1)).toBe(true);
    expect(await talk.inbox(phone)).toHaveLength(1);
    listener.close();
  });

  it('a person can quote a message, delete one for everyone, and mark a conversation as answered', async ({
    open,
    talk,
    send,
  }) => {
    const { phone, conversation } = await open();
    const [asked] = await talk.messages(conversation._id);
    const answer = await send(conversation._id, 'resposta', { reply_to: asked?.platform_message_id });
    expect(answer.reply_message).toMatchObject({ message: 'oi', origin: 'customer', user: null });
    await talk.writes(phone, 'Qual resposta?', { reply_to: answer.platform_message_id });
    const quoting = await eventually(async () =>
      (await talk.messages(conversation._id)).find((one) => one.message === 'Qual resposta?'),
    );
    expect(quoting.reply_message).toMatchObject({ message: 'resposta', event: null, user: answer.user });
    await eventually(async () => (await talk.inbox(phone)).length === 1);
    await eventually(async () =>
      (await talk.messages(conversation._id)).some((one) => one._id === answer._id && one.status === 2),
    );
    await talk.company.owner.call(calls.deleteMessage, {
      platform_message_id: answer.platform_message_id,
      chip_number_id: talk.channel._id,
    });
    await eventually(async () => (await talk.inbox(phone))[0]?.deleted);
    const gone = await eventually(async () =>
      (await talk.messages(conversation._id)).find((one) => one._id === answer._id && one.deleted),
    );
    expect(gone.message).toBe('');
  });

  it('the business takes a conversation over by answering on its own handset', async ({
    open,
    server,
    talk,
  }) => {
    const { phone, conversation } = await open();
    await server.simulator('own-phone', { channel: talk.channel._id, phone, message: 'respondi do celular' });
    const own = await eventually(async () =>
      (await talk.messages(conversation._id)).find((one) => one.event === 'own_phone'),
    );
    expect(own).toMatchObject({ origin: 'user', message: 'respondi do celular', user: null });
    expect((await talk.conversation(phone)).waiting_response).toBe(false);
  });

  it('the thread says that the handset took over from a bot, before what was written there', async ({
    open,
    server,
    talk,
  }) => {
    const { phone, conversation } = await open();
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${conversation._id}`,
    );
    await server.simulator('own-phone', { channel: talk.channel._id, phone, message: 'é comigo' });
    await eventually(async () => (await talk.messages(conversation._id)).length === 3);
    const [, taken, own] = await talk.messages(conversation._id);
    const message = 'Atendimento assumido pelo celular da empresa';
    expect(taken).toMatchObject({ origin: 'system', event: 'taken', message, user: null });
    expect(own).toMatchObject({ origin: 'user', event: 'own_phone', message: 'é comigo' });
    expect(await talk.conversation(phone)).toMatchObject({ is_manual: true, is_new: false, unread: 0 });
  });
});

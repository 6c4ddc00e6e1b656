import { describe, expect } from 'vitest';
import { calls, type KnownCustomer, type Message, type ThreadMessage } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('answered', ({ talk }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Ola' });
    const sent = await eventually(async () =>
      (await talk.messages(conversation_id)).find(({ origin, status }) => origin === 'user' && status >= 2),
    );
    return { phone, conversation_id, sent };
  })
  .extend(
    'onPhone',
    ({ talk, server }) =>
      async (phone: string, message: string) =>
        (await server.simulator<ThreadMessage[]>(`thread?channel=${talk.channel._id}&phone=${phone}`)).find(
          (one) => one.message === message,
        ),
  )
  .extend(
    'refuses',
    ({ talk, server }) =>
      () =>
        server.simulator('fault', { channel: talk.channel._id, kind: 'send-error', count: 1 }),
  )
  .extend(
    'now',
    ({ talk }) =>
      async ({ conversation_id, _id }: Message) =>
        (await talk.messages(conversation_id)).find((message) => message._id === _id),
  );

describe('the company reacts', () => {
  it('is shown at once, is on the phone, is replaced and removed', async ({
    talk,
    answered,
    onPhone,
    now,
  }) => {
    const { phone, conversation_id } = await answered();
    const [first] = await talk.messages(conversation_id);
    if (!first) throw new Error('no message');
    const react = (emoji: string | null) =>
      talk.company.owner.call(calls.reactToMessage, { message_id: first._id, emoji });
    await react('👍');
    expect((await now(first))?.reactions).toEqual([{ origin: 'user', emoji: '👍', failure: null }]);
    await eventually(async () => (await onPhone(phone, 'oi'))?.company_reaction === '👍');
    await react('🙏');
    await eventually(async () => (await onPhone(phone, 'oi'))?.company_reaction === '🙏');
    await react(null);
    await eventually(async () => (await onPhone(phone, 'oi'))?.company_reaction === null);
    expect((await now(first))?.reactions).toEqual([]);
  });

  it('a refused reaction is shown as refused; a refused removal shows what the phone shows', async ({
    talk,
    answered,
    onPhone,
    refuses,
    now,
  }) => {
    const { phone, sent } = await answered();
    const react = (emoji: string | null) =>
      talk.company.owner.call(calls.reactToMessage, { message_id: sent._id, emoji });
    await react('👍');
    await eventually(async () => (await onPhone(phone, 'Ola'))?.company_reaction === '👍');
    await refuses();
    await react(null);
    const failed = { origin: 'user', emoji: '👍', failure: 'refused' };
    await eventually(async () => {
      expect((await now(sent))?.reactions).toEqual([failed]);
      return true;
    });
    expect((await now(sent))?.status).toBeGreaterThanOrEqual(2);
  });
});

describe('the company edits', () => {
  it('the new text is shown once the network took it, and the first is kept', async ({
    talk,
    answered,
    onPhone,
    now,
  }) => {
    const { phone, sent } = await answered();
    await talk.company.owner.call(calls.editMessage, { message_id: sent._id, text: 'Olá!' });
    await eventually(async () => (await onPhone(phone, 'Olá!'))?.edited);
    await eventually(async () => (await now(sent))?.message === 'Olá!');
    expect(await now(sent)).toMatchObject({ first_text: 'Ola', status: 2 });
    expect((await talk.conversation(phone)).last_message?.message).toBe('Olá!');
  });

  it('a refused edit leaves the text and tells the team', async ({ talk, answered, refuses, now }) => {
    const { conversation_id, sent } = await answered();
    await refuses();
    await talk.company.owner.call(calls.editMessage, { message_id: sent._id, text: 'Olá!' });
    const notice = await eventually(async () =>
      (await talk.messages(conversation_id)).find(({ event }) => event === 'refused'),
    );
    expect(notice.message).toContain('não aceitou a edição');
    expect(await now(sent)).toMatchObject({ message: 'Ola', edited: null, status: 2 });
  });

  it('is refused after 15 minutes, and to people who did not write it', async ({
    talk,
    answered,
    server,
  }) => {
    const { sent } = await answered();
    const edit = (by = talk.company.owner) =>
      by.attempt(calls.editMessage, { message_id: sent._id, text: 'Outro' });
    await server.runtime.database.acrossAccounts.run(
      sql`update messages set created = created - interval '16 minutes' where id = ${sent._id}`,
    );
    expect((await edit()).body).toMatchObject({
      error: true,
      message: 'Esta mensagem não pode mais ser editada.',
    });
  });
});

it('the customer sees that a person types and has read', async ({ talk, answered, server, onPhone }) => {
  const { phone, conversation_id } = await answered();
  await talk.writes(phone, 'outra coisa');
  await eventually(async () => (await talk.conversation(phone)).unread === 1);
  await talk.company.owner.call(calls.showTyping, { conversation_id });
  const customers = () => server.simulator<KnownCustomer[]>(`customers?channel=${talk.channel._id}`);
  await eventually(async () => (await customers()).find((one) => one.phone === phone)?.is_typed_to);
  expect((await onPhone(phone, 'outra coisa'))?.status).toBe(3);
  await talk.company.owner.call(calls.readConversation, { conversation_id });
  await eventually(async () => (await onPhone(phone, 'outra coisa'))?.status === 4);
});

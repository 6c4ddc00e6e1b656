import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'setIgnored',
    ({ talk }) =>
      (contact_id: string, ignore: boolean) =>
        talk.company.owner.call(calls.ignoreContact, { contact: { _id: contact_id, ignore } }),
  )
  /** Creates a customer with an open conversation, read and answered, whose contact is ignored from now on. */
  .extend('ignoredTalk', ({ talk, setIgnored }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Olá' });
    await talk.reads(phone, 'Oi', 'Olá');
    const before = await talk.conversation(phone);
    await setIgnored(before.contact._id, true);
    return { phone, conversation_id, before };
  });

describe('what an ignored contact writes', () => {
  it('an ignored contact’s message can be read at once, but neither counts, waits nor moves the row', async ({
    ignoredTalk,
    talk,
    server,
    setIgnored,
  }) => {
    const { phone, before } = await ignoredTalk();
    const listener = await talk.company.owner.listen();
    const { platform_message_id } = await talk.writes(phone, 'Você está aí?');
    const [, , said] = await talk.reads(phone, 'Oi', 'Olá', 'Você está aí?');
    expect(said?.platform_message_id).toBe(platform_message_id);
    const told = await eventually(() => listener.events.find(({ type }) => type === 'new_message'));
    expect(told).toMatchObject({ conversation: { contact: { ignore: true }, unread: 0 } });
    listener.close();
    const { unread, waiting_response, waiting_since, last_message } = await talk.conversation(phone);
    expect({ unread, waiting_response, waiting_since }).toEqual({
      unread: 0,
      waiting_response: false,
      waiting_since: null,
    });
    expect(last_message?.message).toBe('Você está aí?');
    await server.simulator('edit', {
      channel: talk.channel._id,
      phone,
      platform_message_id,
      message: 'Alô?',
    });
    await talk.reads(phone, 'Oi', 'Olá', 'Alô?');
    // Positive control: once the contact is listened to again, the next message counts.
    await setIgnored(before.contact._id, false);
    await talk.writes(phone, 'E agora?');
    await talk.reads(phone, 'Oi', 'Olá', 'Alô?', 'E agora?');
    expect(await talk.conversation(phone)).toMatchObject({ unread: 1, waiting_response: true });
  });

  it('an ignored contact’s message leaves earlier counts and waiting as they were', async ({
    talk,
    setIgnored,
  }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'Um');
    const before = await talk.conversation(phone);
    await setIgnored(before.contact._id, true);
    await talk.writes(phone, 'Dois');
    await talk.reads(phone, 'Um', 'Dois');
    const { unread, waiting_response, waiting_since } = await talk.conversation(phone);
    expect({ unread, waiting_response, waiting_since }).toEqual({
      unread: 1,
      waiting_response: true,
      waiting_since: before.waiting_since,
    });
  });

  it('an ignored contact’s message opens no conversation', async ({ ignoredTalk, talk, setIgnored }) => {
    const { phone, conversation_id, before } = await ignoredTalk();
    await talk.company.owner.call(calls.finishConversation, { conversation_id });
    await talk.writes(phone, 'Ninguém lê isto');
    // A number's feed is in order: once this message is read, the other one was processed.
    const other = talk.phone();
    await talk.writes(other, 'Depois dela');
    await talk.reads(other, 'Depois dela');
    await setIgnored(before.contact._id, false);
    await talk.writes(phone, 'Agora sim');
    expect(await talk.reads(phone, 'Agora sim')).toHaveLength(1);
  });
});

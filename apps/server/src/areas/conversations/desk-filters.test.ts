import { describe, expect } from 'vitest';
import { calls, type ConversationFilter } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'found',
    ({ talk }) =>
      async (filter: Partial<ConversationFilter>) =>
        (await talk.company.owner.call(calls.getDeskConversations, { filter })).data,
  )
  .extend('open', ({ server, talk, found }) => async (phone: string, name: string) => {
    await server.simulator('send', { channel: talk.channel._id, phone, name, message: 'oi' });
    return eventually(async () => (await found({ text: phone }))[0]);
  })
  .extend(
    'tagNamed',
    ({ talk }) =>
      (name: string) =>
        talk.company.owner.call(calls.saveTag, { name }),
  );

describe('the filters of the desk follow the contact', () => {
  it('the desk finds a conversation by the new name of its contact, not by the old one', async ({
    open,
    found,
    talk,
  }) => {
    const { contact } = await open('5541981110001', 'Marlene Antiga');
    expect(await found({ text: 'marlene' })).toHaveLength(1);
    await talk.company.owner.call(calls.changeContactName, {
      contact: { _id: contact._id, override_name: 'Berenice Nova' },
    });
    expect(await found({ text: 'berenice' })).toHaveLength(1);
    expect(await found({ text: 'marlene nova' })).toHaveLength(0);
  });

  it('the desk finds a conversation by a tag while its contact has it', async ({
    open,
    tagNamed,
    talk,
    found,
  }) => {
    const { _id: conversation_id, contact } = await open('5541981110002', 'Cliente');
    const [first, second] = [await tagNamed('VIP'), await tagNamed('Devedor')];
    const put = (tags: string[]) =>
      talk.company.owner.call(calls.changeContactTags, {
        contact: { _id: contact._id, tags },
        conversation_id,
      });
    await put([first._id, second._id]);
    expect(await found({ tags: [first._id] })).toHaveLength(1);
    await put([second._id]);
    expect(await found({ tags: [first._id] })).toHaveLength(0);
    expect(await found({ tags: [first._id, second._id] })).toHaveLength(1);
  });

  it('a conversation that opens later is found by the tags its contact already had', async ({
    open,
    tagNamed,
    talk,
    found,
  }) => {
    const { _id: conversation_id, contact } = await open('5541981110003', 'Fiel');
    const tag = await tagNamed('Fiel');
    await talk.company.owner.call(calls.changeContactTags, {
      contact: { _id: contact._id, tags: [tag._id] },
    });
    await talk.company.owner.call(calls.finishConversation, { conversation_id });
    expect(await found({ tags: [tag._id] })).toHaveLength(0);
    await open('5541981110003', 'Fiel');
    expect(await found({ tags: [tag._id] })).toHaveLength(1);
  });
});

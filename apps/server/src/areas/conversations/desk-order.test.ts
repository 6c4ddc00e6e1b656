import { calls, type ConversationFilter, type DeskSort } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/server-test.ts';

type Wanted = { sort?: DeskSort; filter?: Partial<ConversationFilter>; limit?: number };

const it = serverTest
  /** Four customers who wrote in this order; the second was answered. */
  .extend('phones', { scope: 'file' }, async ({ talk }) => {
    const phones = [talk.phone(), talk.phone(), talk.phone(), talk.phone()];
    for (const phone of phones) {
      await talk.writes(phone, `Oi de ${phone}`);
      await talk.conversation(phone);
    }
    const { _id: conversation_id } = await talk.conversation(phones[1] ?? '');
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
    return phones;
  })
  .extend('listed', ({ talk, phones }) => async ({ sort, filter = {}, limit }: Wanted) => {
    const wanted = { filter, ...(sort && { sort }), ...(limit && { limit }) };
    const { data } = await talk.company.owner.call(calls.getDeskConversations, wanted);
    return data.map(({ contact }) => phones.indexOf(contact.phone)).join('');
  });

describe('the order of the desk', () => {
  it('is newest activity first where nothing else is asked for', async ({ listed }) => {
    expect(await listed({})).toBe('1320');
  });

  it('puts who waits longest first, and who was answered last', async ({ listed }) => {
    expect(await listed({ sort: 'waiting' })).toBe('0231');
    expect(await listed({ sort: 'waiting', filter: { situation: 'unanswered' } })).toBe('023');
  });

  it('keeps the place of somebody who writes again while they wait', async ({ talk, phones, listed }) => {
    await talk.writes(phones[0] ?? '', 'ainda aí?');
    await talk.reads(phones[0] ?? '', `Oi de ${phones[0]}`, 'ainda aí?');
    expect(await listed({ sort: 'waiting' })).toBe('0231');
    expect(await listed({})).toBe('0132');
    expect(await listed({ sort: 'oldest' })).toBe('2310');
  });

  it('is the same for every length of the list, with the same rows first', async ({ listed }) => {
    for (const sort of ['recent', 'waiting', 'oldest'] as const) {
      const all = await listed({ sort });
      for (const limit of [1, 2, 3]) expect(await listed({ sort, limit })).toBe(all.slice(0, limit));
    }
  });

  it('meets a text in every order', async ({ listed, phones }) => {
    for (const sort of ['recent', 'waiting', 'oldest'] as const)
      expect(await listed({ sort, filter: { text: phones[2] ?? '' } })).toBe('2');
  });

  it('shows an agent only their department, though others wait longer elsewhere', async ({ talk }) => {
    const { company } = talk;
    const elsewhere = await company.addDepartment('Retaguarda');
    const agent = await company.addPerson({ user_role: 'user', departments: [elsewhere] });
    const sorted = { sort: 'waiting' as const };
    expect((await agent.call(calls.getDeskConversations, sorted)).data).toEqual([]);
    const one = (await company.owner.call(calls.getDeskConversations, sorted)).data[0];
    const conversation_id = one?._id ?? '';
    await company.owner.call(calls.changeConversation, { conversation_id, department: elsewhere });
    const { data } = await agent.call(calls.getDeskConversations, sorted);
    expect(data.map(({ _id }) => _id)).toEqual([conversation_id]);
  });
});

describe('whose a conversation is', () => {
  it('one finds their own, and those that wait for anybody', async ({ talk }) => {
    const { owner } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'Preciso de ajuda');
    const { _id: conversation_id } = await talk.conversation(phone);
    const found = async (filter: Partial<ConversationFilter>) =>
      (await owner.call(calls.getDeskConversations, { filter: { ...filter, text: phone } })).data.length;
    const before = { mine: await found({ owner: 'mine' }), nobody: await found({ owner: 'nobody' }) };
    expect(before).toEqual({ mine: 0, nobody: 1 });
    await owner.call(calls.setManual, { conversation_id });
    expect(await found({ owner: 'mine' })).toBe(1);
    expect(await found({ owner: 'nobody' })).toBe(0);
  });
});

describe('how a person has their desk', () => {
  it('what they choose is kept for them alone, one by one', async ({ company }) => {
    const desk = async () => (await company.owner.call(calls.getUser, {})).desk;
    const other = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect(await desk()).toMatchObject({ sort_unanswered: 'waiting', density: 'comfortable' });
    await company.owner.call(calls.saveDeskSettings, { desk: { density: 'compact' } });
    await company.owner.call(calls.saveDeskSettings, { desk: { sort_all: 'oldest' } });
    expect(await desk()).toMatchObject({ sort_all: 'oldest', density: 'compact', after_finish: 'stay' });
    expect((await other.call(calls.getUser, {})).desk).toMatchObject({ density: 'comfortable' });
  });
});

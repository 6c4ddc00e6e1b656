import { describe, expect } from 'vitest';
import { calls, type Chip, type Conversation, type ConversationFilter } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend('support', { scope: 'file' }, ({ company }) => company.addDepartment('Suporte'))
  .extend('agent', { scope: 'file' }, ({ company }) =>
    company.addPerson({ user_role: 'user', departments: [company.department] }),
  )
  .extend('sales', { scope: 'file' }, ({ company }) => company.addChannel({ name: 'vendas' }))
  .extend('other', { scope: 'file' }, ({ company, support }) =>
    company.addChannel({ name: 'suporte', department: support }),
  )
  /** Opens a conversation of a customer on a number, and finishes it unless the test says otherwise. */
  .extend(
    'conversation',
    ({ server, company }) =>
      async (chip: Chip, { finished = true, phone = nextPhone() } = {}): Promise<Conversation> => {
        await server.simulator('send', { channel: chip._id, phone, message: 'oi' });
        const open = await eventually(
          async () =>
            (await company.owner.call(calls.getDeskConversations, { filter: { text: phone } })).data[0],
        );
        if (finished) await company.owner.call(calls.finishConversation, { conversation_id: open._id });
        return open;
      },
  );

let customers = 0;
const nextPhone = () => `55419${String(83_000_000 + (customers += 1))}`;

const history = async (person: TestPerson, filter: Partial<ConversationFilter> = {}, page = 1) =>
  person.call(calls.getConversations, { page, limit: 10, filter: { ...filter, finished: true } });

describe('the history', () => {
  it('the history is read in pages, by channel, and shows an agent only their departments', async ({
    conversation,
    sales,
    other,
    company,
    agent,
    support,
  }) => {
    for (let made = 0; made < 11; made += 1) await conversation(sales);
    const elsewhere = await conversation(other);
    const [first, second] = [await history(company.owner), await history(company.owner, {}, 2)];
    expect([first.data.length, second.data.length, first.total]).toEqual([10, 2, 12]);
    const byChannel = await history(company.owner, { channels: [other._id] });
    expect(byChannel.data.map(({ _id }) => _id)).toEqual([elsewhere._id]);
    expect((await history(agent)).total).toBe(11);
    expect((await history(agent, { channels: [other._id] })).total).toBe(0);
    expect((await history(agent, { departments: [support] })).total).toBe(0);
  });
});

describe('a finished conversation is handed on', () => {
  it('a conversation is resumed in another department, with tags, note and a system message, and shown live', async ({
    conversation,
    sales,
    company,
    support,
    agent,
  }) => {
    const { _id: conversation_id, contact } = await conversation(sales);
    const tag = await company.owner.call(calls.saveTag, { name: 'Voltou' });
    const colleague = await company.addPerson({ user_role: 'user', departments: [support] });
    const listener = await colleague.listen();
    const resumed = await agent.call(calls.resumeConversation, {
      conversation_id,
      department: support,
      tags: [tag._id],
      note: 'Quer trocar o pedido',
    });
    expect(resumed).toMatchObject({ department: support, finished: null, is_manual: true, user: null });
    await eventually(() =>
      listener.events.some(
        (event) => event.type === 'new_conversation' && event.conversation_id === conversation_id,
      ),
    );
    listener.close();
    const { data } = await company.owner.call(calls.getMessages, { conversation_id });
    expect(data.slice(-2).map(({ event, message }) => [event, message])).toEqual([
      ['resumed', `${agent.user.name} retomou manualmente o atendimento no departamento Suporte`],
      ['note', 'Quer trocar o pedido'],
    ]);
    const { tags } = await company.owner.call(calls.getContact, { contact_id: contact._id });
    expect(tags).toEqual([tag._id]);
    expect((await agent.attempt(calls.getConversation, { conversation_id })).status).toBe(404);
  });

  it('resuming is refused as a whole while the contact has another conversation in progress, which can be found', async ({
    conversation,
    sales,
    company,
    support,
    agent,
  }) => {
    const finished = await conversation(sales);
    const { phone } = finished.contact;
    const standing = () => company.owner.call(calls.getOpenConversation, { conversation_id: finished._id });
    expect(await standing()).toEqual({ is_open: false, conversation_id: null });
    const open = await conversation(sales, { finished: false, phone });
    expect(await standing()).toEqual({ is_open: true, conversation_id: open._id });
    const input = { conversation_id: finished._id, department: support, note: 'não fica' };
    const { body } = await company.owner.attempt(calls.resumeConversation, input);
    expect(body).toMatchObject({
      error: true,
      message: 'Já existe uma conversa em andamento com este contato neste número.',
    });
    const { data } = await company.owner.call(calls.getMessages, { conversation_id: finished._id });
    expect(data.some(({ message }) => message === 'não fica')).toBe(false);
    await company.owner.call(calls.changeConversation, { conversation_id: open._id, department: support });
    expect(await agent.call(calls.getOpenConversation, { conversation_id: finished._id })).toEqual({
      is_open: true,
      conversation_id: null,
    });
  });
});

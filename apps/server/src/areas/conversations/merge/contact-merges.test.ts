import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { conversationChecks } from '../checks.ts';
import { unitedState } from './unite-open.ts';

const it = serverTest
  .extend('network', ({ talk, server }) => {
    const place = (phone: string) => ({ channel: talk.channel._id, phone });
    return {
      /** The customer writes without showing the phone; resolves once that is stored. */
      async hidden(phone: string, message: string) {
        const { platform_message_id } = await talk.writes(phone, message, { hides_phone: true });
        const stored = sql`select id from messages where platform_message_id = ${platform_message_id}`;
        await eventually(() => server.runtime.database.acrossAccounts.row(stored));
      },
      identifies: (phone: string) => server.simulator('identify', place(phone)),
    };
  })
  .extend('contacts', ({ talk }) => async (query: string) => {
    const { data } = await talk.company.owner.call(calls.getContacts, { query, limit: 10 });
    return data;
  })
  .extend(
    'merges',
    ({ talk }) =>
      (contact_id: string) =>
        talk.company.owner.call(calls.getContactMerges, { contact_id }),
  )
  /** The sentences that do not hold of any conversation any more. */
  /** How often the rules of conversations are broken. */
  .extend('broken', ({ server }) => async () => {
    const { database, storage, secrets } = server.runtime;
    const installation = { db: database.acrossAccounts, storage, secrets };
    const found = await Promise.all(conversationChecks.map((check) => check.find(installation)));
    return found.filter(({ count }) => count > 0).map(({ example }) => example);
  });

describe('two contacts turn out to be one person', () => {
  it('conversations, names, tags, variables and annotations are united, once, and it is recorded', async ({
    talk,
    network,
    contacts,
    merges,
    broken,
  }) => {
    const { owner } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'antes', { name: 'Rita' });
    const first = await talk.conversation(phone);
    await owner.call(calls.sendMessage, { conversation_id: first._id, text: 'Olá' });
    await network.hidden(phone, 'sou eu');
    const second = await eventually(async () =>
      (await owner.call(calls.getDeskConversations, {})).data.find(
        ({ last_message }) => last_message?.message === 'sou eu',
      ),
    );
    expect(second.contact).toMatchObject({ phone: '', name: 'Rita' });
    const tag = (await owner.call(calls.saveTag, { name: `Tag ${phone}` }))._id;
    const other = second.contact._id;
    await owner.call(calls.changeContactTags, { contact: { _id: other, tags: [tag] } });
    await owner.call(calls.changeContactData, {
      contact: { _id: other, data: [{ name: 'cidade', value: 'Lapa' }] },
    });
    await network.identifies(phone);
    const united = await eventually(
      async () => (await merges(first.contact._id)).length === 1 && talk.conversation(phone),
    );
    expect(united).toMatchObject({ _id: first._id, tags: [tag], unread: 1, waiting_response: true });
    const texts = (await talk.messages(first._id)).map(({ message }) => message);
    expect(texts.filter((text) => !text.includes('assumiu'))).toEqual([
      'antes',
      'Olá',
      'sou eu',
      expect.stringContaining('são a mesma pessoa'),
    ]);
    await network.identifies(phone);
    await talk.writes(phone, 'fim');
    await eventually(async () => (await talk.messages(first._id)).at(-1)?.message === 'fim');
    expect(await contacts(phone)).toEqual([
      expect.objectContaining({ data: { cidade: 'Lapa' }, tags: [tag] }),
    ]);
    expect(await merges(first.contact._id)).toHaveLength(1);
    const audit = await owner.call(calls.getAuditEntries, {});
    expect(audit.data.filter(({ action }) => action === 'contact.merged')).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('separating restores both, and they are not merged by themselves again', async ({
    talk,
    network,
    merges,
    broken,
  }) => {
    const { owner } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'um');
    const { contact, _id } = await talk.conversation(phone);
    await network.hidden(phone, 'dois');
    await network.hidden(phone, 'três');
    await network.identifies(phone);
    const merge = await eventually(async () => (await merges(contact._id))[0]);
    await talk.writes(phone, 'quatro');
    await eventually(async () => (await talk.messages(_id)).at(-1)?.message === 'quatro');
    const { contact_id } = await owner.call(calls.separateContact, { merge_id: merge._id });
    const texts = async (id: string) =>
      (await talk.messages(id)).filter(({ origin }) => origin === 'customer').map(({ message }) => message);
    expect(await texts(_id)).toEqual(['um', 'quatro']);
    const [again] = await owner.call(calls.getContactConversations, { contact_id });
    expect(await texts(again?._id ?? '')).toEqual(['dois', 'três']);
    await network.identifies(phone);
    await network.hidden(phone, 'cinco');
    await eventually(async () => (await texts(again?._id ?? '')).at(-1) === 'cinco');
    expect(await merges(contact._id)).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  it('a message that carries both addresses finds one contact', async ({ talk, network, contacts }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'pelo telefone');
    await network.hidden(phone, 'escondido');
    await network.identifies(phone);
    await talk.writes(phone, 'os dois');
    await eventually(async () => (await talk.thread(phone)).at(-1)?.message === 'os dois');
    expect(await contacts(phone)).toHaveLength(1);
  });

  it('messages that arrive while contacts are merged are all there, once', async ({
    talk,
    network,
    merges,
    broken,
  }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'início');
    const { contact, _id } = await talk.conversation(phone);
    await network.hidden(phone, 'escondido');
    const texts = Array.from({ length: 30 }, (_, index) => `mensagem ${index}`);
    await Promise.all([
      ...texts.slice(0, 15).map((text) => talk.writes(phone, text)),
      network.identifies(phone),
      ...texts.slice(15).map((text) => talk.writes(phone, text)),
    ]);
    await eventually(async () => (await merges(contact._id)).length === 1);
    const customers = await eventually(async () => {
      const read = (await talk.messages(_id)).filter(({ origin }) => origin === 'customer');
      if (read.length < 32) throw new Error(`${read.length} messages`);
      return read.map(({ message }) => message);
    });
    expect(customers.toSorted()).toEqual(['início', 'escondido', ...texts].toSorted());
    expect(await broken()).toEqual([]);
  });
});

it('of two conversations in progress, a person who attends either attends both', () => {
  const state = {
    id: 'one',
    channel_id: '1',
    contact_id: 'c',
    department_id: 'sales',
    user_id: null,
    is_manual: false,
    chatbot_type: 'flow_chatbot',
    flow_id: null,
    start_flow: null,
    waiting_response: false,
    waiting_since: null,
    unread: 1,
    priority: 'normal' as const,
    is_new: true,
    auto_follow_up: true,
    created: new Date(1),
    finished: null,
    last_position: 2,
    last_activity: new Date(5),
    customer_wrote: null,
    chat_begun: new Date(2),
    quiet: false,
    said_before: 0,
    address: null,
  };
  const other = { ...state, id: 'two', is_manual: true, user_id: 'ana', department_id: 'support' };
  const since = new Date(3);
  const newer = { ...other, waiting_response: true, waiting_since: since, unread: 2, customer_wrote: since };
  expect(unitedState(state, newer)).toMatchObject({
    id: 'one',
    is_manual: true,
    user_id: 'ana',
    department_id: 'support',
    unread: 3,
    waiting_response: true,
    waiting_since: since,
    customer_wrote: since,
    last_position: 4,
  });
});

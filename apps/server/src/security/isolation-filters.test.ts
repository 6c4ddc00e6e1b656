import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type ConversationFilter } from '@prosa/contract';
import { rowsHolding, settledDigest } from '../testing/contract/company-digest.ts';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ours: Scope;
let theirs: Scope;

beforeAll(async () => {
  server = await startTestServer();
  const [first, second] = [await server.createCompany(), await server.createCompany()];
  ours = await furnish(server, first, first.department);
  theirs = await furnish(server, second, second.department);
});
afterAll(() => server.stop());

const found = async (scope: Scope, filter: Partial<ConversationFilter>) => {
  const { owner } = scope.company;
  const desk = await owner.call(calls.getDeskConversations, { limit: 100, filter });
  const table = await owner.call(calls.getConversations, { limit: 100, filter });
  expect(table.data.map(({ _id }) => _id)).toEqual(desk.data.map(({ _id }) => _id));
  return desk.data.map(({ _id }) => _id);
};

describe('fields that are no ids of rows to change', () => {
  it('a filter by another company’s tag or department finds nothing', async () => {
    const { _id, contact } = await ours.conversation();
    await theirs.conversation();
    const tag = await ours.tag();
    await ours.company.owner.call(calls.changeContactTags, { contact: { _id: contact._id, tags: [tag] } });
    expect(await found(ours, { tags: [tag] })).toEqual([_id]);
    expect(await found(theirs, { tags: [tag] })).toEqual([]);
    expect(await found(ours, { departments: [ours.department] })).toContain(_id);
    expect(await found(theirs, { departments: [ours.department] })).toEqual([]);
  });

  it('a search by another company’s contact finds nothing', async () => {
    const { _id, contact } = await ours.conversation();
    expect(await found(ours, { text: contact.name })).toEqual([_id]);
    expect(await found(theirs, { text: contact.name })).toEqual([]);
    const search = async ({ company }: Scope) =>
      (await company.owner.call(calls.getContacts, { query: contact.phone })).total;
    expect(await search(ours)).toBe(1);
    expect(await search(theirs)).toBe(0);
  });

  it('a message id that another company used is free', async () => {
    const message_id = 'IDDEOUTRAEMPRESA0123456789PW';
    const send = async (scope: Scope, text: string) => {
      const conversation_id = (await scope.conversation())._id;
      return scope.company.owner.call(calls.sendMessage, { conversation_id, text, message_id });
    };
    const first = await send(ours, 'nosso');
    const before = await settledDigest(server, ours.company.account_id);
    const second = await send(theirs, 'deles');
    expect(second).toMatchObject({ message_id, message: 'deles' });
    expect(second._id).not.toBe(first._id);
    expect(await settledDigest(server, ours.company.account_id)).toEqual(before);
  });

  it('the address of another company’s contact starts a conversation with an own contact', async () => {
    const { contact } = await ours.conversation();
    const before = await settledDigest(server, ours.company.account_id);
    const started = await theirs.company.owner.call(calls.startConversation, {
      jid: contact.channel_contact_id ?? '',
      chip: theirs.channel._id,
      department: theirs.department,
    });
    expect(started.contact).toMatchObject({ phone: contact.phone, tags: [] });
    expect(started.contact._id).not.toBe(contact._id);
    expect(await rowsHolding(server, theirs.company.account_id, contact._id)).toBe(0);
    expect(await settledDigest(server, ours.company.account_id)).toEqual(before);
  });
});

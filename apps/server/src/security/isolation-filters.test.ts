import { describe, expect } from 'vitest';
import { calls, type ConversationFilter } from '@prosa/contract';
import { rowsHolding, settledDigest } from '../testing/contract/company-digest.ts';
import { type Scope } from '../testing/contract/furnish.ts';
import { serverTest as it } from '../testing/server-test.ts';

const found = async (scope: Scope, filter: Partial<ConversationFilter>) => {
  const { owner } = scope.company;
  const desk = await owner.call(calls.getDeskConversations, { limit: 100, filter });
  const table = await owner.call(calls.getConversations, { limit: 100, filter });
  expect(table.data.map(({ _id }) => _id)).toEqual(desk.data.map(({ _id }) => _id));
  return desk.data.map(({ _id }) => _id);
};

describe('fields that are no ids of rows to change', () => {
  it('a filter by another company’s tag or department finds nothing', async ({ scope, otherScope }) => {
    const { _id, contact } = await scope.conversation();
    await otherScope.conversation();
    const tag = await scope.tag();
    await scope.company.owner.call(calls.changeContactTags, { contact: { _id: contact._id, tags: [tag] } });
    expect(await found(scope, { tags: [tag] })).toEqual([_id]);
    expect(await found(otherScope, { tags: [tag] })).toEqual([]);
    expect(await found(scope, { departments: [scope.department] })).toContain(_id);
    expect(await found(otherScope, { departments: [scope.department] })).toEqual([]);
  });

  it('a filter by another company’s person finds nothing', async ({ scope, otherScope }) => {
    const { _id } = await scope.conversation();
    await otherScope.conversation();
    await scope.company.owner.call(calls.sendMessage, { conversation_id: _id, text: 'Bom dia' });
    const { _id: owner } = await scope.company.owner.call(calls.getUser, {});
    expect(await found(scope, { users: [owner] })).toContain(_id);
    expect(await found(otherScope, { users: [owner] })).toEqual([]);
  });

  it('a filter by another company’s rows leads to no conversation to answer next', async ({
    scope,
    otherScope,
  }) => {
    const { _id, contact } = await scope.conversation();
    await otherScope.conversation();
    const { owner } = scope.company;
    const tag = await scope.tag();
    await owner.call(calls.changeContactTags, { contact: { _id: contact._id, tags: [tag] } });
    await owner.call(calls.setManual, { conversation_id: _id });
    const next = async ({ company }: Scope, filter: Partial<ConversationFilter>) =>
      (await company.owner.call(calls.getNextConversation, { filter })).conversation_id;
    const rows = { tags: [tag], departments: [scope.department], channels: [scope.channel._id] };
    for (const filter of Object.entries(rows).map(([name, ids]) => ({ [name]: ids }))) {
      expect(await next(scope, filter)).toEqual(expect.any(String));
      expect(await next(otherScope, filter)).toBeNull();
    }
  });

  it('a search by another company’s contact finds nothing', async ({ scope, otherScope }) => {
    const { _id, contact } = await scope.conversation();
    expect(await found(scope, { text: contact.name })).toEqual([_id]);
    expect(await found(otherScope, { text: contact.name })).toEqual([]);
    const search = async ({ company }: Scope) =>
      (await company.owner.call(calls.getContacts, { query: contact.phone })).total;
    expect(await search(scope)).toBe(1);
    expect(await search(otherScope)).toBe(0);
  });

  it('a message id that another company used is free', async ({ server, scope: ours, otherScope }) => {
    const message_id = 'IDDEOUTRAEMPRESA0123456789PW';
    const send = async (scope: Scope, text: string) => {
      const conversation_id = (await scope.conversation())._id;
      return scope.company.owner.call(calls.sendMessage, { conversation_id, text, message_id });
    };
    const first = await send(ours, 'nosso');
    const before = await settledDigest(server, ours.company.account_id);
    const second = await send(otherScope, 'deles');
    expect(second).toMatchObject({ message_id, message: 'deles' });
    expect(second._id).not.toBe(first._id);
    expect(await settledDigest(server, ours.company.account_id)).toEqual(before);
  });

  it('the address of another company’s contact starts a conversation with an own contact', async ({
    scope,
    server,
    otherScope,
  }) => {
    const { contact } = await scope.conversation();
    const before = await settledDigest(server, scope.company.account_id);
    const started = await otherScope.company.owner.call(calls.startConversation, {
      jid: contact.channel_contact_id ?? '',
      chip: otherScope.channel._id,
      department: otherScope.department,
    });
    expect(started.contact).toMatchObject({ phone: contact.phone, tags: [] });
    expect(started.contact._id).not.toBe(contact._id);
    expect(await rowsHolding(server, otherScope.company.account_id, contact._id)).toBe(0);
    expect(await settledDigest(server, scope.company.account_id)).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { settledDigest } from '../testing/contract/company-digest.ts';
import { idFieldsOf } from '../testing/contract/contract-walker.ts';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { getAt, setAt } from '../testing/contract/input-paths.ts';
import { perform, visibleReply } from '../testing/perform.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { callNames, validInputsOf } from '../testing/contract/valid-inputs.ts';

let server: TestServer;
let sales: Scope;
let support: Scope;
let seller: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  sales = await furnish(server, company, company.department);
  support = await furnish(server, company, await company.addDepartment('Suporte'));
  seller = await company.addPerson({ user_role: 'user', departments: [sales.department] });
});
afterAll(() => server.stop());

type Name = keyof typeof calls;

const attempt = async (name: Name, input: unknown) =>
  visibleReply(await perform(server.url, { call: calls[name], input, token: seller.token }));
const digest = () => settledDigest(server, sales.company.account_id);

/** Kinds of rows that belong to a department. */
const bound = new Set(['conversation', 'platform_message', 'channel']);
/** Agents may not manage numbers at all: access.test.ts. */
const open = callNames(calls).filter((name) => {
  const { access } = calls[name];
  return access === 'session' || (typeof access === 'object' && access.can === 'conversations.view');
});
const fields = open.flatMap((name) =>
  idFieldsOf(calls[name].input)
    .filter(({ ref }) => bound.has(ref))
    .map(({ path, ref }) => ({ name, path, ref, label: path.join('.') })),
);

describe('another department’s id is answered to an agent like an unknown one and changes nothing', () => {
  it('covers every call with such ids', () => {
    expect(fields.length).toBeGreaterThan(14);
    expect(new Set(fields.map(({ ref }) => ref))).toEqual(bound);
  });

  it.each(fields)('$name: $label ($ref)', async ({ name, path }) => {
    const [own] = await validInputsOf(name, sales);
    const [foreign] = await validInputsOf(name, support);
    const id = getAt(foreign, path);
    expect(id).toEqual(expect.any(String));
    const before = await digest();
    const answer = await attempt(name, setAt(own, path, id));
    expect(answer).toEqual(await attempt(name, setAt(own, path, server.runtime.ids.next())));
    expect(answer).toMatchObject({ status: 404, body: { error: true } });
    expect(await attempt(name, foreign)).toMatchObject({ status: 404, body: { error: true } });
    expect(await digest()).toEqual(before);
    // Positive control: the agent of the department may.
    expect(await attempt(name, own)).toMatchObject({ status: 200, body: { error: false } });
  });

  it('an agent cannot start a conversation in another department, but can transfer one to it', async () => {
    const [own] = await validInputsOf('startConversation', sales);
    const before = await digest();
    const department = support.department;
    expect(await attempt('startConversation', { ...own, department })).toMatchObject({ status: 404 });
    expect(await digest()).toEqual(before);
    expect(await attempt('startConversation', own)).toMatchObject({ status: 200, body: { error: false } });
    const { _id: conversation_id } = await sales.conversation();
    const moved = await attempt('changeConversation', { conversation_id, department, note: 'Quer suporte' });
    expect(moved).toMatchObject({ status: 200, body: { error: false } });
    expect(await attempt('getConversation', { conversation_id })).toMatchObject({ status: 404 });
  });

  it('an agent knows another department only by name, to transfer even finished conversations to it', async () => {
    const known = await seller.call(calls.getTransferDepartments, {});
    expect(known.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([sales.department, support.department]),
    );
    expect(known.map((row) => Object.keys(row))).toEqual(known.map(() => ['_id', 'name']));
    expect((await seller.call(calls.getDepartments, {})).map(({ _id }) => _id)).toEqual([sales.department]);
    const { owner } = sales.company;
    const filed = await sales.spareDepartment();
    await owner.call(calls.saveDepartment, { _id: filed, name: 'Antigo', filed: true });
    expect((await seller.call(calls.getTransferDepartments, {})).some(({ _id }) => _id === filed)).toBe(
      false,
    );
    const [foreign, { _id: conversation_id }] = [await support.conversation(), await sales.finished()];
    await seller.call(calls.resumeConversation, { conversation_id, department: support.department });
    for (const one of [conversation_id, foreign._id]) {
      expect(await attempt('getConversation', { conversation_id: one })).toMatchObject({ status: 404 });
      expect(await attempt('getMessages', { conversation_id: one })).toMatchObject({ status: 404 });
      // Positive control: it is there.
      expect((await owner.call(calls.getConversation, { conversation_id: one })).finished).toBeNull();
    }
    const { _id: contact_id } = foreign.contact;
    expect(await seller.call(calls.getContactConversations, { contact_id })).toEqual([]);
    expect(await owner.call(calls.getContactConversations, { contact_id })).toHaveLength(1);
    const chips = (await seller.call(calls.getChips, {})).map(({ department }) => department);
    expect(new Set(chips)).toEqual(new Set([sales.department]));
  });

  it('another department’s conversation is in no list of the agent, while the owner sees both', async () => {
    const [own, foreign] = [await sales.conversation(), await support.conversation()];
    const asked = { departments: [sales.department, support.department] };
    for (const filter of [{}, asked, { departments: [support.department] }]) {
      const desk = (await seller.call(calls.getDeskConversations, { limit: 100, filter })).data;
      const table = (await seller.call(calls.getConversations, { limit: 100, filter })).data;
      for (const list of [desk, table]) {
        expect(list.some(({ _id }) => _id === own._id)).toBe(!('departments' in filter) || filter === asked);
        expect(list.filter(({ department }) => department !== sales.department)).toEqual([]);
      }
    }
    const { owner } = sales.company;
    const seen = (await owner.call(calls.getDeskConversations, { limit: 100 })).data.map(({ _id }) => _id);
    expect(seen).toEqual(expect.arrayContaining([own._id, foreign._id]));
    const chips = (await seller.call(calls.getChips, {})).map(({ department }) => department);
    expect(new Set(chips)).toEqual(new Set([sales.department]));
  });

  it('another department’s conversation is not in the agent’s count of open ones', async () => {
    const { owner } = sales.company;
    const count = async (person: TestPerson) => person.call(calls.countOpenManual, {});
    const [agent, everybody] = [await count(seller), await count(owner)];
    const one = await support.conversation();
    await owner.call(calls.setManual, { conversation_id: one._id });
    expect(await count(seller)).toBe(agent);
    expect(await count(owner)).toBe(everybody + 1);
  });
});

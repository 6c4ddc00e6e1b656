import { describe, expect } from 'vitest';
import { calls, errorText, type Chip } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { drawing, greeting, node, says, welcome } from '../../testing/flow-drawings.ts';
import { perform } from '../../testing/perform.ts';
import { openBotDesk } from '../../testing/bot-desk.ts';
import { serverTest as it } from '../../testing/server-test.ts';
let chip: Chip;

const end = node('end', { settings: { finish_conversation: false } });
const asks = (text: string, answer: string) =>
  drawing(
    node('question', { settings: { text, variable: 'nome' }, next: { next: 'answer' } }),
    says('answer', answer, { next: 'end' }),
    end,
  );

describe('a flow is published', () => {
  it('runs in progress finish on their version, others start with the new one, or go over when that is wanted', async ({
    desk,
  }) => {
    const { owner } = desk.company;
    const flow_id = await desk.publish(asks('Seu nome?', 'Oi, {nome} (v1)'));
    chip = await desk.addChannel(flow_id);
    const [stays, goes, later] = [desk.phone(), desk.phone(), desk.phone()];
    await desk.writes(chip, stays, 'oi');
    await desk.received(chip, stays, 1);
    const change = async (answer: string, revision: number, migrate: boolean) => {
      await owner.call(calls.saveFlow, { _id: flow_id, document: asks('Seu nome?', answer), revision });
      return owner.call(calls.publishFlow, { flow_id, revision: revision + 1, migrate });
    };
    expect(await change('Oi, {nome} (v2)', 1, false)).toEqual({ version: 2, tests: [] });
    await desk.writes(chip, stays, 'Ana');
    expect((await desk.received(chip, stays, 2))[1]).toBe('Oi, Ana (v1)');
    await desk.writes(chip, goes, 'oi');
    await desk.received(chip, goes, 1);
    await change('Oi, {nome} (v3)', 2, true);
    await desk.writes(chip, goes, 'Bia');
    expect((await desk.received(chip, goes, 2))[1]).toBe('Oi, Bia (v3)');
    await desk.writes(chip, later, 'oi');
    await desk.received(chip, later, 1);
    expect((await owner.call(calls.getFlowVersions, { flow_id })).map(({ version }) => version)).toEqual([
      3, 2, 1,
    ]);
    expect((await owner.call(calls.getFlows, {}))[0]).toMatchObject({ published_version: 3, changed: false });
    const counts = await owner.call(calls.getFlowCounts, { flow_id });
    expect(counts.find((one) => one.node === 'question')).toMatchObject({
      entered: 3,
      waiting: 1,
      ports: { next: 2 },
    });
  });

  it('not with errors, not over somebody’s draft, not while a number answers with it', async ({ desk }) => {
    const { owner } = desk.company;
    const { _id: flow_id } = await owner.call(calls.saveFlow, { name: 'Vazio' });
    const wrong = drawing(says('hello', '', {}));
    await owner.call(calls.saveFlow, { _id: flow_id, document: wrong, revision: 0 });
    const publish = () => owner.call(calls.publishFlow, { flow_id, revision: 1 });
    await expect(publish()).rejects.toThrow('Existem erros no fluxo');
    expect((await owner.call(calls.checkFlow, { flow_id })).length).toBeGreaterThan(0);
    const late = owner.call(calls.saveFlow, { _id: flow_id, document: greeting(), revision: 0 });
    await expect(late).rejects.toThrow('Você salvou este fluxo em outra aba');
    const { call, user } = await desk.company.addPerson({ user_role: 'manager' });
    const drawn = { _id: flow_id, document: greeting(), revision: 0 };
    await expect(call(calls.saveFlow, drawn)).rejects.toThrow('Dona Teste salvou este fluxo');
    const seen = await Promise.all([
      owner.call(calls.getFlow, { flow_id }),
      call(calls.getFlow, { flow_id }),
    ]);
    expect(seen.map(({ saved_by_you }) => saved_by_you)).toEqual([true, false]);
    // A colleague of the same name is somebody else.
    await call(calls.updateUser, { user: { _id: user._id, name: 'Dona Teste' } });
    await expect(call(calls.saveFlow, drawn)).rejects.toThrow('Dona Teste salvou este fluxo');
    await desk.addChannel(flow_id);
    await expect(owner.call(calls.saveFlow, { _id: flow_id, filed: true })).rejects.toThrow(
      'atende o número',
    );
  });

  it('told of calls that come back to it, of menus over the limit and of what may be empty', async ({
    desk,
  }) => {
    const { owner } = desk.company;
    const calling = (flow: string) =>
      drawing(node('subflow', { settings: { flow }, next: { next: 'end' } }), end);
    const first = await desk.publish(greeting());
    const second = await desk.publish(calling(first));
    const told = async (document: ReturnType<typeof drawing>) => {
      const { revision } = await owner.call(calls.getFlow, { flow_id: first });
      await owner.call(calls.saveFlow, { _id: first, document, revision });
      return (await owner.call(calls.checkFlow, { flow_id: first })).map(({ message }) => message);
    };
    expect(await told(calling(second))).toEqual([expect.stringContaining('volta a chamar este')]);
    expect(await told(calling(first))).toEqual([expect.stringContaining('chama este mesmo fluxo')]);
    await desk.addChannel(first);
    const options = Array.from({ length: 11 }, (_, place) => ({
      id: `o${place}`,
      label: `Prato ${'abcdefghijk'[place]}`,
    }));
    const next = Object.fromEntries(options.map(({ id }) => [`option:${id}`, 'says']));
    const menu = node('menu', {
      settings: { text: 'O quê?', options, variable: 'prato' },
      next: { ...next, no_match: 'says' },
    });
    expect(await told(drawing(menu, says('says', 'Anotado: {prato}', { next: 'end' }), end))).toEqual([
      expect.stringContaining('pela saída “Não entendeu” de “Menu” {prato} chega vazia'),
      expect.stringContaining('uma lista leva até 10 opções, e este tem 11'),
    ]);
  });

  it('not with a message that a number of it cannot send', async ({ desk, server }) => {
    const { owner, department, account_id } = desk.company;
    const flow = await desk.publish(greeting());
    const calling = node('subflow', { settings: { flow }, next: { next: 'end', error: 'end' } });
    const caller = await desk.publish(drawing(calling, end));
    const further = await desk.publish(
      drawing(node('subflow', { settings: { flow: caller }, next: { next: 'end', error: 'end' } }), end),
    );
    const chip = { redirect: 'flow_chatbot', department } as const;
    await owner.call(calls.saveChip, { ...chip, name: 'antigo', flow });
    await owner.call(calls.saveChip, { ...chip, name: 'longe', flow: further });
    const driven = (driver: string) =>
      server.runtime.database.acrossAccounts.run(
        sql`update channels set driver = ${driver} where account_id = ${account_id} and name in ('antigo', 'longe')`,
      );
    const numbers = (flow_id: string) => owner.call(calls.getFlowNumbers, { flow_id });
    expect((await numbers(flow)).map(({ name }) => name)).toEqual(['antigo', 'longe']);
    expect(await numbers(further)).toMatchObject([{ name: 'longe', taps: true, voice_notes: true }]);
    await driven('old');
    expect(await numbers(further)).toMatchObject([{ name: 'longe', sends: [] }]);
    await expect(owner.call(calls.publishFlow, { flow_id: flow, revision: 1 })).rejects.toThrow(
      'Existem erros no fluxo',
    );
    const saying = (message: string) => ({
      severity: 'error',
      message: expect.stringContaining(message) as string,
    });
    const found = await owner.call(calls.checkFlow, { flow_id: flow });
    for (const name of ['antigo', 'longe'])
      expect(found).toContainEqual({ node: 'hello', ...saying(`o número “${name}” não envia esse tipo.`) });
    expect(await owner.call(calls.checkFlow, { flow_id: further })).toContainEqual({
      node: null,
      ...saying('que este chama: o número “longe” não envia esse tipo.'),
    });
    await driven('simulator');
  });

  it('with a warning where another flow has its keyword', async ({ desk }) => {
    const on = (keyword: string) => ({ trigger: { trigger: true, keywords: [keyword] } });
    await desk.publish(greeting(), { name: 'Antigo', ...on('Promoção') });
    const flow_id = await desk.publish(greeting(), on('PROMOCAO!'));
    expect(await desk.company.owner.call(calls.checkFlow, { flow_id })).toContainEqual({
      node: null,
      severity: 'warning',
      message: expect.stringContaining('também inicia o fluxo “Antigo”') as string,
    });
  });

  it('with a warning where a phrase of its holds everywhere in another flow too', async ({ desk }) => {
    const helping = (phrase: string) =>
      drawing(
        says('hello', 'Olá!', { next: 'end' }),
        end,
        node('global', { settings: { phrases: [phrase], scope: 'all' }, next: { next: 'hello' } }),
      );
    const first = await desk.publish(helping('Socorro'), { name: 'Primeiro' });
    const flow_id = await desk.publish(helping('SOCORRO!'));
    expect(await desk.company.owner.call(calls.checkFlow, { flow_id })).toContainEqual({
      node: 'global',
      severity: 'warning',
      message: expect.stringContaining('também vale em todos os fluxos a partir de “Primeiro”') as string,
    });
    await desk.company.owner.call(calls.saveFlow, { _id: first, filed: true });
    expect(await desk.company.owner.call(calls.checkFlow, { flow_id })).toEqual([]);
  });

  it('after its tests, with their differences only when they were seen', async ({ desk, server }) => {
    const { owner } = desk.company;
    const flow_id = await desk.publish(greeting());
    await owner.call(calls.saveFlowTest, {
      flow_id,
      name: 'Cumprimenta',
      starts: '2026-01-05T12:00:00.000Z',
      steps: [
        { kind: 'customer', text: 'oi' },
        { kind: 'bot', text: 'Bom dia!' },
      ],
    });
    // As an earlier version stored them.
    await server.runtime.database.acrossAccounts.run(
      sql`update flow_tests set steps = '[{"kind":"customer","text":"oi"},{"kind":"bot","text":"Bom dia!"}]'
        where flow_id = ${flow_id}`,
    );
    const [kept] = await owner.call(calls.getFlowTests, { flow_id });
    expect(kept?.steps[0]).toMatchObject({ kind: 'customer', text: 'oi', type: 'text', quotes: null });
    const publish = (accept: boolean) => owner.call(calls.publishFlow, { flow_id, revision: 1, accept });
    expect(await publish(false)).toMatchObject({
      version: null,
      tests: [{ difference: { expected: 'Bom dia!' } }],
    });
    expect(await publish(true)).toMatchObject({ version: 2 });
  });

  it('without a difference once a test was given the new outcome of the draft that one saw', async ({
    desk,
  }) => {
    const { owner } = desk.company;
    const flow_id = await desk.publish(greeting());
    const steps = [
      { kind: 'customer' as const, text: 'oi' },
      { kind: 'bot' as const, text: 'Bom dia!' },
    ];
    const saved = { flow_id, name: 'Cumprimenta', starts: '2026-01-05T12:00:00.000Z', steps };
    const { _id: test_id } = await owner.call(calls.saveFlowTest, saved);
    const expected = async () => (await owner.call(calls.getFlowTests, { flow_id }))[0]?.steps[1];
    await owner.call(calls.saveFlow, { _id: flow_id, document: asks('Seu nome?', 'Oi'), revision: 1 });
    const accept = (revision: number) => owner.call(calls.acceptFlowTest, { test_id, revision });
    await expect(accept(1)).rejects.toThrow('Você salvou este fluxo');
    expect(await expected()).toEqual({ kind: 'bot', text: 'Bom dia!' });
    await accept(2);
    expect(await expected()).toEqual({ kind: 'bot', text: 'Seu nome?' });
    expect(await owner.call(calls.publishFlow, { flow_id, revision: 2 })).toMatchObject({ version: 2 });
    const full = Array.from({ length: 200 }, () => ({ kind: 'customer' as const, text: 'oi' }));
    const { _id: long } = await owner.call(calls.saveFlowTest, { ...saved, steps: full });
    const accepted = owner.call(calls.acceptFlowTest, { test_id: long, revision: 2 });
    await expect(accepted).rejects.toThrow(errorText('flow_test_too_long'));
    await owner.call(calls.saveFlow, { _id: flow_id, filed: true });
    await expect(accept(2)).rejects.toThrow(errorText('not_found'));
  });
});

it('says what is wrong with a drawing whose ids are malformed', async ({ desk }) => {
  const { owner } = desk.company;
  const document = drawing(
    node('tags', { settings: { add: ['nenhuma'] }, next: { next: 'subflow' } }),
    node('subflow', { settings: { flow: 'nenhum' }, next: { next: 'agent', error: 'people' } }),
    node('toAgent', { id: 'agent', settings: { user: 'ninguém' } }),
    node('toDepartment', { id: 'people', settings: { department: 'nenhum' } }),
  );
  const { _id: flow_id, revision } = await owner.call(calls.saveFlow, {
    name: 'Torto',
    document,
    revision: 0,
  });
  const { status, body } = await owner.attempt(calls.publishFlow, { flow_id, revision });
  expect({ status, body }).toMatchObject({ status: 200, body: { error: true } });
});

it('finds nothing of another company by what its drawing names', async ({ server, desk }) => {
  const theirs = await openBotDesk(server);
  const tag = await theirs.company.owner.call(calls.saveTag, { name: 'Deles' });
  const foreignFlow = await theirs.publish(greeting());
  const document = drawing(
    node('tags', { settings: { add: [tag._id] }, next: { next: 'subflow' } }),
    node('subflow', { settings: { flow: foreignFlow }, next: { next: 'end', error: 'people' } }),
    node('toDepartment', { id: 'people', settings: { department: theirs.company.department } }),
    end,
  );
  const { owner, account_id } = desk.company;
  const { _id: flow_id } = await owner.call(calls.saveFlow, { name: 'Curioso', document, revision: 0 });
  await expect(owner.call(calls.publishFlow, { flow_id, revision: 1 })).rejects.toThrow(
    'Existem erros no fluxo',
  );
  // Even when published without the check, it reaches nothing of theirs.
  const { database } = server.runtime;
  await database.acrossAccounts.run(
    sql`insert into flow_versions (account_id, flow_id, version, name, document, nodes, user_name, published)
      values (${account_id}, ${flow_id}, 1, 'Curioso', ${JSON.stringify(document)}::jsonb, 5, 'x', now())`,
  );
  await database.acrossAccounts.run(
    sql`update flows set published_version = 1 where account_id = ${account_id} and id = ${flow_id}`,
  );
  const number = await desk.addChannel(flow_id);
  const phone = desk.phone();
  await desk.writes(number, phone, 'oi');
  const conversation = await eventually(async () => {
    const one = await desk.conversation(phone);
    return one.is_manual && one;
  });
  expect(conversation).toMatchObject({ department: desk.company.department, tags: [] });
});

it('tells and forgets what flows know of a contact', async ({ desk, server }) => {
  const { owner } = desk.company;
  const flow_id = await desk.publish(welcome(desk.company.department));
  const number = await desk.addChannel(flow_id);
  const phone = desk.phone();
  await desk.writes(number, phone, 'oi');
  await desk.received(number, phone, 2);
  const { contact, _id: conversation_id } = await desk.conversation(phone);
  await owner.call(calls.recordFlowTest, { flow_id, conversation_id, name: 'De verdade' });
  const { _id: copy } = await owner.call(calls.duplicateFlow, { flow_id, name: 'Cópia' });
  const tests = async () => [
    ...(await owner.call(calls.getFlowTests, { flow_id })),
    ...(await owner.call(calls.getFlowTests, { flow_id: copy })),
  ];
  expect(await tests()).toHaveLength(2);
  const input = { contact_id: contact._id };
  const response = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify(input),
  });
  const told = (await response.json()) as { fluxos: { passos: object[] }[]; consentimentos: object[] };
  expect(told.fluxos[0]?.passos).toHaveLength(3);
  expect(told.consentimentos).toEqual([]);
  const gone = { call: calls.deleteContact, input: { contact: { _id: contact._id } }, token: owner.token };
  expect(await perform(server.url, gone)).toMatchObject({ status: 200 });
  const runs = await server.runtime.database.acrossAccounts.rows(
    sql`select from flow_runs where contact_id = ${contact._id}`,
  );
  expect([runs, await tests()]).toEqual([[], []]);
});

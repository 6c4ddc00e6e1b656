import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { serverTest } from '../../testing/server-test.ts';
let company: TestCompany;

const it = serverTest.extend(
  'newCompany',
  ({ server }) =>
    async (max_channels = 50): Promise<TestCompany> => {
      company = await server.createCompany();
      await server.runtime.database.acrossAccounts.run(
        sql`update accounts set max_channels = ${max_channels} where id = ${company.account_id}`,
      );
      return company;
    },
);

const save = (input: object) => company.owner.attempt(calls.saveChip, input);
const human = (name: string) => ({ name, redirect: 'human' as const, department: company.department });
const names = async () => (await company.owner.call(calls.getChips, {})).map(({ name }) => name);

describe('saving a number', () => {
  it('saving a number requires name, flow and department, in that order', async ({ newCompany }) => {
    await newCompany();
    const texts = [];
    for (const input of [{}, { name: 'Loja' }, { name: 'Loja', redirect: 'human' }])
      texts.push((await save(input)).body.message);
    expect(texts).toEqual([
      'Nome do número necessário',
      'Chatbot de fluxo necessário para este tipo de primeiro atendimento.',
      'Departamento de entrada da conversa necessário',
    ]);
    expect(await names()).toEqual([]);
  });

  it('a new number gets a normalised name and the status “new”, whatever status the client sends', async ({
    newCompany,
  }) => {
    await newCompany();
    const chip = await company.owner.call(calls.saveChip, { ...human('Loja São João'), status: 'open' });
    expect(chip).toMatchObject({
      name: 'lojasaojoao',
      status: 'new',
      kind: 'Telefone simulado',
      active: true,
      phone: null,
    });
    expect(chip.capabilities).toMatchObject({ quoted_reply: true, voice_note: true, simulated: true });
  });

  it('a number cannot take another one’s name, not even by renaming; another company may use the name', async ({
    newCompany,
  }) => {
    await newCompany();
    await company.owner.call(calls.saveChip, human('loja'));
    const other = await company.owner.call(calls.saveChip, human('matriz'));
    expect((await save(human('LOJA'))).body.message).toBe(errorText('channel_name_taken'));
    const renamed = await company.owner.attempt(calls.renameChip, { chip: { _id: other._id, name: 'Lója' } });
    expect(renamed.body).toEqual({ error: true, message: errorText('channel_name_taken') });
    await newCompany();
    expect((await save(human('loja'))).body.error).toBe(false);
  });

  it('saving a number answers 404 for flows and departments that are unknown or another company’s', async ({
    newCompany,
  }) => {
    const foreign = (await newCompany()).department;
    await newCompany();
    for (const input of [
      { ...human('a'), department: foreign },
      { ...human('a'), department: 'unknown' },
      { ...human('a'), flow: 'unknown' },
      { ...human('a'), chatbot: 'unknown' },
    ])
      expect((await save(input)).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  it('a company never exceeds its plan’s limit of numbers, however many are added at once', async ({
    newCompany,
  }) => {
    await newCompany(3);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => save(human(`canal${index}`))));
    expect(replies.filter(({ body }) => !body.error)).toHaveLength(3);
    expect(replies.find(({ body }) => body.error)?.body.message).toBe(errorText('channel_limit', { max: 3 }));
    expect(await names()).toHaveLength(3);
  });
});

describe('changing a number', () => {
  it('changing a number changes name, service and activity, and notifies the screens', async ({
    newCompany,
  }) => {
    await newCompany();
    const { _id } = await company.owner.call(calls.saveChip, human('loja'));
    const support = await company.addDepartment('Suporte');
    const listener = await company.owner.listen();
    await company.owner.call(calls.renameChip, { chip: { _id, name: 'Matriz' } });
    await company.owner.call(calls.changeChipService, {
      chip: { _id, redirect: 'human', department: support },
    });
    const { owner } = company;
    await owner.call(calls.saveChip, { ...human('Filial'), _id, department: support, active: false });
    const [chip] = await owner.call(calls.getChips, {});
    expect(chip).toMatchObject({ _id, name: 'filial', department: support, active: false });
    await expect.poll(() => listener.events.filter(({ type }) => type === 'chips_changed').length).toBe(3);
    listener.close();
  });

  it('changing another company’s number answers 404 and leaves it as it is', async ({ newCompany }) => {
    await newCompany();
    const { _id } = await company.owner.call(calls.saveChip, human('loja'));
    const victim = company;
    const { owner, department } = await newCompany();
    const chip = { _id, name: 'roubado', redirect: 'human', department };
    const replies = await Promise.all([
      owner.attempt(calls.renameChip, { chip }),
      owner.attempt(calls.changeChipService, { chip }),
      owner.attempt(calls.connectChip, { chip: _id, connect: true }),
      owner.attempt(calls.saveChip, chip),
      owner.attempt(calls.saveChip, { ...chip, reset: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await victim.owner.call(calls.getChips, {})).toMatchObject([{ name: 'loja', status: 'new' }]);
  });

  it('only people who manage channels change numbers; agents see those of their departments', async ({
    newCompany,
  }) => {
    await newCompany();
    const support = await company.addDepartment('Suporte');
    const agent = await company.addPerson({ user_role: 'user', departments: [support] });
    const hidden = await company.owner.call(calls.saveChip, human('vendas'));
    const visible = await company.owner.call(calls.saveChip, { ...human('suporte'), department: support });
    expect((await agent.call(calls.getChips, {})).map(({ _id }) => _id)).toEqual([visible._id]);
    const refused = await agent.attempt(calls.renameChip, { chip: { _id: hidden._id, name: 'x' } });
    expect(refused).toMatchObject({ status: 403, body: { message: 'Permissões insuficientes.' } });
  });
});

import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { choose, signIn } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let channel: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { owner } = company;
  // A company that has worked for long.
  await owner.call(calls.dismissFirstSteps, { dismissed: true });
  channel = (await company.addChannel({ name: 'vendas' }))._id;
  await company.addChannel({ name: 'suporte', connected: false });
  const finance = await company.addDepartment('Financeiro');
  const tag = (await owner.call(calls.saveTag, { name: 'Orçamento', color: '#00FF00' }))._id;
  for (const name of ['Iara Melo', 'Caio Dantas'])
    await newCustomer(stage.server.url, channel, name).write('Oi');
  const [first] = await eventually(async () => {
    const { data } = await owner.call(calls.getDeskConversations, {});
    return data.length === 2 ? data : null;
  });
  await owner.call(calls.changeConversation, { conversation_id: first?._id ?? '', department: finance });
  await owner.call(calls.changeContactTags, { contact: { _id: first?.contact._id ?? '', tags: [tag] } });
  await eventually(async () => {
    const { tag_distribution } = await owner.call(calls.getDashboardData, {});
    return tag_distribution?.length === 1;
  });
});
afterAll(() => stage.stop());

test('the dashboard shows numbers and charts to everybody', async () => {
  const page = await stage.open(company.owner, '/');
  await see(
    page.getByRole('link', { name: 'Em andamento: 2. Ver conversas' }),
    page.getByRole('link', { name: 'Novas conversas: 2. Ver conversas' }),
    page.getByRole('list', { name: 'Distribuição por tag' }).getByText('Orçamento'),
  );
  const chart = page.getByRole('img', { name: /^Evolução das conversas\. Humano: 2/ }).locator('svg');
  await expectAccessibleInEveryLook(page, chart);
  await page.getByText('30 dias', { exact: true }).click();
  await page.getByRole('button', { name: 'Ver tabela' }).first().click();
  await see(page.getByRole('region', { name: 'Evolução das conversas, tabela' }));
  await page.getByRole('button', { name: 'O que significa “Novas conversas”' }).click();
  const meaning = page.getByText('Retomar uma conversa antiga não abre uma nova.');
  await expectAccessibleInEveryLook(page, meaning);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Período personalizado' }).click();
  await see(page.getByRole('button', { name: /^([a-zç]+o|abril) \d{4}$/ }));
  await expectAccessibleInEveryLook(page, page.getByRole('button', { name: 'Mês anterior' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the dashboard is live, filters by number, and leads to the conversations', async () => {
  const page = await stage.open(company.owner, '/');
  await see(page.getByRole('link', { name: 'Em andamento: 2. Ver conversas' }));
  await newCustomer(stage.server.url, channel, 'Olga Reis').write('Bom dia');
  await see(
    page.getByRole('link', { name: 'Em andamento: 3. Ver conversas' }),
    page.getByRole('link', { name: 'Novas conversas: 3. Ver conversas' }),
    page.getByRole('link', { name: /Olga Reis/ }),
  );
  await choose(page, 'Canal', 'suporte');
  await see(page.getByRole('link', { name: 'Em andamento: 0. Ver conversas' }));
  await seeNo(page.getByRole('heading', { name: 'Distribuição por tag' }));
  await choose(page, 'Canal', 'Todos os canais');
  await page.getByRole('list', { name: 'Distribuição por departamento' }).getByText('Financeiro').click();
  await see(page.getByRole('button', { name: 'Ver conversa com' }).first());
  expect(await page.getByRole('button', { name: 'Ver conversa com' }).count()).toBe(1);
  await page.goBack();
  await page.getByRole('link', { name: /^Aguardando resposta/ }).click();
  await see(deskOf(page).row('Olga Reis'));
  expect(new URL(page.url()).search).toBe('');
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('an agent starts at the desk, and is sent there from the dashboard', async () => {
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const page = await stage.open(null, '/login');
  await signIn(page, { email: agent.user.email, password: testPassword });
  await see(page.getByRole('heading', { name: 'Atendimento', level: 1 }));
  await seeNo(page.getByText('Permissões insuficientes.'), page.getByRole('link', { name: 'Dashboard' }));
  await page.goto('/');
  await see(
    page.getByText('Permissões insuficientes.'),
    page.getByRole('heading', { name: 'Atendimento', level: 1 }),
  );
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the dashboard hears of what no report counts: a conversation that is finished', async () => {
  const { owner } = company;
  const page = await stage.open(owner, '/');
  await see(page.getByRole('link', { name: 'Em andamento: 3. Ver conversas' }));
  const { data } = await owner.call(calls.getDeskConversations, { filter: { text: 'Olga' } });
  await owner.call(calls.finishConversation, { conversation_id: data[0]?._id ?? '' });
  await see(page.getByRole('link', { name: 'Em andamento: 2. Ver conversas' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let page: Page;
/** A manager who has another screen open meanwhile. */
let elsewhere: Page;

const card = (name: string) => page.getByRole('article', { name, exact: true });
const qrDialog = () => page.getByRole('dialog', { name: /^Conectar/ });
const scan = async (not?: string) => {
  const qrcode = await eventually(async () => {
    const [chip] = await company.owner.call(calls.getChips, {});
    return chip?.qrcode === not ? null : chip?.qrcode;
  });
  await stage.server.simulator('scan', { qrcode });
  return qrcode;
};

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await company.addDepartment('Suporte');
  const manager = await company.addPerson({ user_role: 'manager' });
  page = await stage.open(company.owner, '/chips');
  elsewhere = await stage.open(manager, '/tags');
});
afterAll(() => stage.stop());

test('a new number shows what is missing and how its name will be stored', async () => {
  await see(page.getByText('Nenhum número cadastrado'));
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo número' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(dialog.getByText('Nome do número necessário'));
  await see(dialog.getByText('Chatbot de fluxo necessário para este tipo de primeiro atendimento.'));
  await see(dialog.getByText('Departamento de entrada da conversa necessário'));
  await dialog.getByLabel('Nome do número').fill('  Vendas São Paulo ');
  await see(dialog.getByText('Será salvo como vendassaopaulo'));
  await choose(dialog, 'Primeiro atendimento', 'Atendimento humano');
  await seeNo(dialog.getByText(/Chatbot de fluxo necessário/));
  await choose(dialog, 'Departamento', 'Suporte');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Número cadastrado com sucesso. Agora será necessário fazer a conexão.'));
  await see(card('vendassaopaulo').getByText('Desconectado'));
  await see(elsewhere.getByRole('link', { name: 'vendassaopaulo: Desconectado' }));
  expect((await company.owner.call(calls.getChips, {})).map(({ name }) => name)).toEqual(['vendassaopaulo']);
});

test('connecting a number shows the four steps and the code, and everything follows the scan', async () => {
  await card('vendassaopaulo').getByRole('button', { name: 'Conectar' }).click();
  await see(qrDialog().getByRole('img', { name: 'QR code para conectar vendassaopaulo' }));
  expect(await qrDialog().getByRole('listitem').count()).toBe(4);
  await expectAccessible(page);
  await see(card('vendassaopaulo').getByText('Conectando'));
  await scan();
  await seeNo(qrDialog());
  await see(card('vendassaopaulo').getByText('Conectado', { exact: true }));
  for (const one of [page, elsewhere])
    await see(one.getByRole('link', { name: 'vendassaopaulo: Conectado' }));
});

test('a number is connected by a code that is typed on the phone, and by a new QR code when the first has gone', async () => {
  const second = await company.addChannel({ name: 'segundo', connected: false });
  await card('segundo').getByRole('button', { name: 'Conectar' }).click();
  await see(qrDialog().getByRole('img', { name: 'QR code para conectar segundo' }));
  await qrDialog().getByText('Conectar com código').click();
  await qrDialog().getByRole('button', { name: 'Gerar código' }).click();
  await see(qrDialog().getByText(/^Confira o número do celular/));
  await qrDialog().getByLabel('Número do celular').fill('41999991234');
  await qrDialog().getByRole('button', { name: 'Gerar código' }).click();
  await see(qrDialog().getByLabel(/^Código( [0-9A-F]){8}$/));
  await expectAccessible(page);
  await qrDialog().getByText('Ler o QR code').click();
  await see(qrDialog().getByRole('img', { name: 'QR code para conectar segundo' }));
  await qrDialog().getByText('Conectar com código').click();
  await qrDialog().getByLabel('Número do celular').fill('41999991234');
  await qrDialog().getByRole('button', { name: 'Gerar código' }).click();
  const code = await eventually(async () => {
    const chips = await company.owner.call(calls.getChips, {});
    return chips.find(({ _id }) => _id === second._id)?.pairing_code;
  });
  await stage.server.simulator('scan', { qrcode: code });
  await seeNo(qrDialog());
  await see(card('segundo').getByText('Conectado', { exact: true }));
  expect(complaintsOf(page)).toEqual([]);
});

test('the log of a number says what happened to its connection and what to do, live', async () => {
  const chips = await company.owner.call(calls.getChips, {});
  const channel = chips.find(({ name }) => name === 'segundo')?._id;
  await page.getByRole('button', { name: 'Histórico da conexão de segundo' }).click();
  const log = page.getByRole('dialog', { name: 'Conexão de segundo' });
  await see(log.getByText('Conectado.'), log.getByText(/pediu um código para conectar\./).first());
  await expectAccessible(page);
  await stage.server.simulator('fault', { channel, kind: 'banned' });
  await see(log.getByText('O WhatsApp bloqueou este número.'));
  await see(log.getByText(/Peça a revisão no aplicativo do WhatsApp/));
  await page.keyboard.press('Escape');
  await seeNo(log);
  await see(card('segundo').getByText(/^O WhatsApp bloqueou este número às \d\d:\d\d\./));
  expect(complaintsOf(page)).toEqual([]);
});

test('an unofficial client asks the owner once to confirm its risks', async () => {
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo número' });
  await dialog.getByRole('radio', { name: 'WhatsApp por QR code' }).check();
  await see(dialog.getByText(/pode restringir ou bloquear o número/));
  await dialog.getByLabel('Nome do número').fill('real');
  await choose(dialog, 'Primeiro atendimento', 'Atendimento humano');
  await choose(dialog, 'Departamento', 'Suporte');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(dialog.getByText('Marque para confirmar que leu.'));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await seeNo(dialog);
  await see(card('real').getByText('WhatsApp por QR code'));
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  await dialog.getByRole('radio', { name: 'WhatsApp por QR code' }).check();
  await seeNo(dialog.getByRole('checkbox'));
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  const { risk_read } = await company.owner.call(calls.getChannelKinds, {});
  expect(risk_read?.by).toBe(company.owner.user.name);
});

test("'Apenas desconectar' keeps a number's access, 'Resetar conexão' needs another scan", async () => {
  const chip = card('vendassaopaulo');
  await chip.getByRole('button', { name: 'Apenas desconectar' }).click();
  const question = page.getByRole('dialog', { name: 'Desconectar número' });
  await see(question.getByText(/o que os clientes escreverem não chega aqui/));
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await seeNo(question);
  await see(chip.getByText('Conectado', { exact: true }));
  await chip.getByRole('button', { name: 'Apenas desconectar' }).click();
  await question.getByRole('button', { name: 'Desconectar' }).click();
  await see(chip.getByText('Desconectado', { exact: true }));
  await see(chip.getByText(/^Desconectado por .Dona Teste. às \d\d:\d\d\. Toque em Conectar para voltar\.$/));
  await see(elsewhere.getByRole('link', { name: 'vendassaopaulo: Desconectado' }));
  await chip.getByRole('button', { name: 'Conectar' }).click();
  await see(chip.getByText('Conectado', { exact: true }));
  expect(await qrDialog().count()).toBe(0);
  await chip.getByRole('button', { name: 'Resetar conexão' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resetar conexão' }).click();
  await see(qrDialog().getByRole('img', { name: /^QR code/ }));
  await see(elsewhere.getByRole('link', { name: 'vendassaopaulo: Desconectado' }));
  await scan();
  await seeNo(qrDialog());
  await see(chip.getByText('Conectado', { exact: true }));
});

test('a number is renamed and moved to another department, for everybody at once', async () => {
  await page.getByRole('button', { name: 'Renomear vendassaopaulo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renomear número' });
  await dialog.getByLabel('Nome do número').fill('Loja Centro');
  await page.keyboard.press('Enter');
  await see(page.getByText('Canal renomeado com sucesso'), card('lojacentro'));
  await see(elsewhere.getByRole('link', { name: 'lojacentro: Conectado' }));
  const [first] = await company.owner.call(calls.getDepartments, {});
  const save = card('lojacentro').getByRole('button', { name: 'Salvar' });
  expect(await save.count()).toBe(0);
  await choose(card('lojacentro'), 'Departamento', first?.name ?? '');
  await save.click();
  await see(page.getByText('Canal atualizado com sucesso'));
  await seeNo(save);
  const [chip] = await company.owner.call(calls.getChips, {});
  expect(chip?.department).toBe(first?._id);
  await page.getByRole('link', { name: 'Como conectar' }).click();
  await see(page.getByText('Conectar um número de WhatsApp'));
  expect(complaintsOf(page)).toEqual([]);
  expect(complaintsOf(elsewhere)).toEqual([]);
});

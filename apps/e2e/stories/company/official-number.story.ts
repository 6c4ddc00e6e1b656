import { calls } from '@prosa/contract';
import { startFakeGraph, type FakeGraph } from '@prosa/fakes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjects } from '../../../server/src/testing/flow-drawings.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const keys = {
  phone_number_id: '106540352242922',
  waba_id: '102290129340398',
  access_token: 'EAAtokenDeTeste',
  app_secret: 'segredoDoAplicativo',
};

let graph: FakeGraph;
let stage: Stage;
let company: TestCompany;
let page: Page;

beforeAll(async () => {
  graph = await startFakeGraph({ clock: { now: () => new Date() } });
  stage = await setStage({ graphBaseUrl: graph.url });
  company = await stage.server.createCompany();
  page = await stage.open(company.owner, '/chips');
  await graph.admin.numbers({ ...keys, phone: '5511930004000', name: 'Loja da Praça' });
});
afterAll(async () => {
  await stage.stop();
  await graph.close();
});

const keysDialog = () => page.getByRole('dialog', { name: /^Chaves da Meta/ });

test('an official number is added, its keys are entered, copied to Meta, tested, and it connects', async () => {
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo número' });
  await dialog.getByText('API oficial da Meta').click();
  await dialog.getByLabel('Nome do número').fill('Oficial');
  await choose(dialog, 'Primeiro atendimento', 'Atendimento humano');
  await choose(dialog, 'Departamento', 'Geral');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(keysDialog().getByText('Depois de salvar as chaves'));
  await keysDialog().getByLabel('Identificação do número de telefone').fill(keys.phone_number_id);
  await keysDialog().getByLabel('Identificação da conta do WhatsApp Business').fill(keys.waba_id);
  await keysDialog().getByLabel('Token de acesso').fill('EAAerrado');
  await keysDialog().getByLabel('Chave secreta do aplicativo').fill(keys.app_secret);
  await keysDialog().getByRole('button', { name: 'Salvar chaves' }).click();
  await see(keysDialog().getByLabel('URL de callback'));
  await keysDialog().getByRole('button', { name: 'Testar chaves' }).click();
  await see(keysDialog().getByText(/A Meta não aceita o token de acesso/));
  await expectAccessible(page);
  await keysDialog().getByLabel('Token de acesso').fill(keys.access_token);
  await keysDialog().getByRole('button', { name: 'Salvar chaves' }).click();
  await keysDialog().getByRole('button', { name: 'Testar chaves' }).click();
  await see(keysDialog().getByText(/As chaves funcionam: são do número .*Loja da Praça/));
  const verify_token = await keysDialog().getByRole('textbox', { name: 'Token de verificação' }).inputValue();
  const webhook_url = `${stage.server.url}/webhooks/whatsapp`;
  const added = await graph.admin.numbers({ ...keys, verify_token, webhook_url, phone: '5511930004000' });
  expect(added.verified).toBe(true);
  await keysDialog().getByRole('button', { name: 'Conectar' }).click();
  await seeNo(keysDialog().getByRole('button', { name: 'Conectar' }));
  await keysDialog().getByRole('button', { name: 'Fechar' }).first().click();
  await see(page.getByRole('article', { name: 'oficial' }).getByText('Conectado', { exact: true }));
  expect(complaintsOf(page)).toEqual([]);
});

test('an approved message is chosen, filled in, previewed and sent from the composer', async () => {
  const customer = '5541987654321';
  const components = [{ type: 'BODY', text: 'Olá, {{1}}! O pedido {{2}} está pronto.' }];
  graph.admin.templates({ waba_id: keys.waba_id, name: 'pedido_pronto', components });
  const [chip] = await company.owner.call(calls.getChips, {});
  await company.owner.call(calls.syncTemplates, { chip: chip?._id ?? '' });
  graph.admin.inbound({
    phone_number_id: keys.phone_number_id,
    from: customer,
    name: 'Bia',
    body: { body: 'Oi' },
  });
  const desk = await stage.open(company.owner, '/atendimento');
  await desk.getByText('Bia').first().click();
  await desk.getByRole('button', { name: 'Enviar modelo aprovado' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Enviar modelo aprovado' });
  await choose(dialog, 'Modelo', 'pedido_pronto (pt_BR)');
  await dialog.getByLabel('Texto: {{1}}').fill('Bia');
  await dialog.getByLabel('Texto: {{2}}').fill('77');
  await see(dialog.getByText('Olá, Bia! O pedido 77 está pronto.'));
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await see(desk.getByText('Olá, Bia! O pedido 77 está pronto.').first());
  await expect.poll(() => graph.world.sent.filter(({ to }) => to === customer)).toHaveLength(1);
  expect(complaintsOf(desk)).toEqual([]);
});

test('a flow’s menu reaches the customer as buttons, and the tapped one leads on', async () => {
  const customer = '5541987650099';
  const { owner, department } = company;
  const document = subjects(['Preços', 'Suporte']);
  const { _id: flow, revision } = await owner.call(calls.saveFlow, {
    name: 'Assuntos',
    document,
    revision: 0,
  });
  await owner.call(calls.publishFlow, { flow_id: flow, revision });
  const [chip] = await owner.call(calls.getChips, {});
  await owner.call(calls.changeChipService, {
    chip: { _id: chip?._id ?? '', redirect: 'flow_chatbot', flow, department },
  });
  const writes = (message: object) =>
    graph.admin.inbound({ phone_number_id: keys.phone_number_id, from: customer, name: 'Caio', ...message });
  const menu = () => graph.world.sent.find(({ to, type }) => to === customer && type === 'interactive');
  writes({ body: { body: 'Oi' } });
  await expect.poll(() => menu()?.body['interactive']).toMatchObject({ type: 'button' });
  const desk = await stage.open(owner, '/atendimento');
  await desk.getByText('Caio').first().click();
  await see(desk.getByRole('list', { name: 'Botões' }).getByText('Suporte'));
  const button_reply = { id: 'menu o1', title: 'Suporte' };
  const body = { type: 'button_reply', button_reply };
  writes({ type: 'interactive', body, context: { id: menu()?.id } });
  const thread = desk.getByRole('region', { name: /^Conversa com/ });
  await see(thread.getByText('Certo: Suporte.'));
  await see(thread.getByText('Resposta de botão'));
  await expectAccessible(desk);
  expect(complaintsOf(desk)).toEqual([]);
});

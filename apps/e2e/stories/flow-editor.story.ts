import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../src/accessible.ts';
import { add, choose } from '../src/form.ts';
import { viewports } from '../src/open-page.ts';
import { see, seeNo } from '../src/see.ts';
import { setStage, type Stage } from '../src/stage.ts';
import { complaintsOf } from '../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let page: Page;
let flow_id: string;

const card = (name: string) => page.locator('.react-flow__node-card').filter({ hasText: name });
const panel = (name: string) => page.getByRole('complementary', { name: `Configurar ${name}` });
/** The round end of a way out, which lines are drawn from. */
const wayOut = (step: string, port: string) =>
  card(step).getByText(port, { exact: true }).locator('xpath=..').locator('.react-flow__handle');
/** A field of a step's panel; the button that puts variables into it bears its name too. */
const field = (step: string, name: string) => panel(step).getByRole('textbox', { name, exact: true });
const draft = async () => (await company.owner.call(calls.getFlow, { flow_id })).document;
const typesOf = async () => (await draft()).nodes.map(({ type }) => type);

/** Pulls a new step out of a way out, into the empty space below the drawing. */
async function pull(from: string, port: string, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Organizar o desenho' }).click();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await wayOut(from, port).hover();
  await page.mouse.down();
  await page.mouse.move(690, 800, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('Buscar um tipo de passo').fill(type);
  await page.keyboard.press('Enter');
  await see(panel(type));
}

/** Draws a line from a way out to a step. */
async function lead(from: string, port: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await wayOut(from, port).hover();
  await page.mouse.down();
  await card(to).hover();
  await page.mouse.up();
}

const close = () => page.getByRole('button', { name: 'Fechar o painel' }).click();

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await company.owner.call(calls.saveTag, { name: 'Interessado', color: '#0B8A6A' });
  await company.addDepartment('Comercial');
  ({ _id: flow_id } = await company.owner.call(calls.saveFlow, { name: 'Boas-vindas' }));
  page = await stage.open(company.owner, `/flows/${flow_id}`);
});
afterAll(() => stage.stop());

test('a flow is drawn with the mouse, each new step pulled out of the one before', async () => {
  await pull('Início', 'Próximo', 'Menu');
  await field('Menu', 'Texto').fill('Olá! Quer um orçamento?');
  await field('Menu', 'Texto da opção 1').fill('Sim');
  await field('Menu', 'Texto da opção 2').fill('Agora não');
  await close();
  await pull('Menu', 'Sim', 'Pergunta');
  await field('Pergunta', 'Pergunta').fill('Quantas peças?');
  await choose(panel('Pergunta'), 'Tipo de resposta', 'Número');
  await panel('Pergunta').getByLabel('Guardar a resposta em').fill('quantidade');
  await close();
  await pull('Pergunta', 'Respondeu', 'Condição');
  await field('Condição', 'Nome da regra 1').fill('Muitas');
  await field('Condição', 'O que comparar').pressSequentially('{quan');
  await page.getByRole('option', { name: '{quantidade}' }).click();
  await choose(panel('Condição'), 'Como comparar', 'é maior que');
  await field('Condição', 'Com o quê').fill('100');
  await close();
  await pull('Condição', 'Muitas', 'Tags');
  await add(panel('Tags'), 'Colocar', 'Interessado');
  await close();
  await pull('Condição', 'Senão', 'Requisição HTTP');
  await field('Requisição HTTP', 'Endereço').fill('https://loja.exemplo/precos');
  await close();
  await pull('Requisição HTTP', 'Sucesso', 'Espera');
  await close();
  await pull('Espera', 'Chegou a hora', 'Transferir para departamento');
  await choose(panel('Transferir para departamento'), 'Departamento', 'Comercial');
  await close();
  await lead('Tags', 'Próximo', 'Transferir para departamento');
  await eventually(async () => {
    const { nodes } = await draft();
    const tags = nodes.find(({ type }) => type === 'tags');
    const transfer = nodes.find(({ type }) => type === 'toDepartment');
    return transfer !== undefined && tags?.next.next === transfer.id;
  });
  expect(await typesOf()).toHaveLength(8);
});

test('what was done is taken back and done again, and outlives a reload', async () => {
  await card('Espera').click();
  await page.keyboard.press('Delete');
  await eventually(async () => !(await typesOf()).includes('wait'));
  await page.keyboard.press('Control+z');
  await see(card('Espera'));
  await page.getByRole('button', { name: 'Refazer (Ctrl+Y)' }).click();
  await seeNo(card('Espera'));
  await page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' }).click();
  await eventually(async () => (await typesOf()).includes('wait'));
  await page.reload();
  await see(card('Espera'), page.getByText('Rascunho salvo'));
  expect(await page.locator('.react-flow__edge').count()).toBe(8);
});

test('problems stand in the way of publishing, and each leads to its step', async () => {
  await page.getByRole('button', { name: 'Salvar e publicar' }).click();
  await see(page.getByText('Existem erros no fluxo'));
  await page
    .getByRole('complementary', { name: 'Problemas do fluxo' })
    .getByRole('button', { name: /“Agora não”/ })
    .click();
  await see(panel('Menu'));
  await choose(panel('Menu'), 'Agora não: vai para', '+ Novo passo');
  await page.getByLabel('Buscar um tipo de passo').fill('Fim');
  await page.keyboard.press('Enter');
  await see(panel('Fim'));
  await field('Fim', 'Mensagem final').fill('Até logo!');
  await close();
  await seeNo(page.getByRole('button', { name: /erro/ }));
  expect(
    await page.getByRole('complementary', { name: 'Problemas do fluxo' }).getByLabel('Erro').count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'Fechar os problemas' }).click();
  await page.getByRole('button', { name: 'Organizar o desenho' }).click();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expectAccessible(page);
});

test('in list mode a step is added, filled in and led on with the keyboard alone, on a phone too', async () => {
  await page.setViewportSize(viewports.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  const steps = page.getByRole('region', { name: 'Passos do fluxo' });
  await see(steps.getByRole('button', { name: /^1\. Início/ }));
  await expectNoSidewaysScroll(page);
  await steps.getByRole('button', { name: /^\d+\. Espera/ }).focus();
  await page.keyboard.press('Enter');
  await see(steps.getByRole('group', { name: 'Próximos passos' }));
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Adicionar depois' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('mensagem');
  await page.keyboard.press('Enter');
  await see(steps.getByText('Próximo: vai para'));
  await steps.getByRole('button', { name: 'Editar' }).focus();
  await page.keyboard.press('Enter');
  await see(panel('Mensagem'));
  await expectAccessible(page);
  await field('Mensagem', 'Texto').focus();
  await page.keyboard.type('Já vamos responder.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fechar o painel' }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => {
    const { nodes } = await draft();
    const message = nodes.find(({ type }) => type === 'message');
    const transfer = nodes.find(({ type }) => type === 'toDepartment');
    const wait = nodes.find(({ type }) => type === 'wait');
    return message !== undefined && wait?.next.next === message.id && message.next.next === transfer?.id;
  });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Editar');
});

test('publishing shows what changes since the version before', async () => {
  await page.setViewportSize(viewports.wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Salvar e publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar e publicar' });
  await see(dialog.getByText('Este fluxo será publicado pela primeira vez.'));
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await see(page.getByText('Fluxo publicado. Versão 1 no ar.'));
  await page.getByRole('radio', { name: 'Desenho' }).check({ force: true });
  await card('Fim').click();
  await field('Fim', 'Mensagem final').fill('Até breve!');
  await close();
  await page.getByRole('button', { name: 'Salvar e publicar' }).click();
  await see(dialog.getByRole('button', { name: /Mudou\s*Fim/ }));
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await see(page.getByText('Fluxo publicado. Versão 2 no ar.'));
  expect(
    (await company.owner.call(calls.getFlowVersions, { flow_id })).map(({ version }) => version),
  ).toEqual([2, 1]);
  expect(complaintsOf(page)).toEqual([]);
});

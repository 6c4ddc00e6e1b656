import { calls } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawing, greeting, node, says } from '../../../server/src/testing/flow-drawings.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { flowEditorOf, type FlowEditor } from '../../src/flow-editor.ts';
import { viewports } from '../../src/open-page.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let page: Page;
let editor: FlowEditor;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  page = await stage.open(company.owner, '/flows');
  editor = flowEditorOf(page);
});
beforeEach(() => page.setViewportSize(viewports.wide));
afterAll(() => stage.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const seeFocus = (thing: Locator) => see(thing.and(page.locator(':focus')));

/** Presses a button with the keyboard. */
async function enter(name: string): Promise<void> {
  await button(name).focus();
  await page.keyboard.press('Enter');
}

/** Opens a new flow with this drawing. */
async function draw(name: string, document: ReturnType<typeof drawing>): Promise<void> {
  const { _id } = await company.owner.call(calls.saveFlow, { name, document, revision: 0 });
  await page.goto(`/flows/${_id}`);
  await see(editor.card('Início'));
}

test('a dialog or menu gives the focus back to what opened it', async () => {
  await see(page.getByText('Nenhum fluxo criado'));
  await enter('Novo fluxo');
  await see(dialog());
  await page.keyboard.press('Escape');
  await seeFocus(button('Novo fluxo'));
  await draw('Saudação', greeting());
  await enter('Mais ações do fluxo');
  await page.getByRole('menuitem', { name: 'Versões publicadas' }).press('Enter');
  await see(dialog().getByRole('heading', { name: 'Versões publicadas' }));
  await page.keyboard.press('Escape');
  await seeNo(dialog());
  await seeFocus(button('Mais ações do fluxo'));
  await enter('Mais ações do fluxo');
  await page.getByRole('menuitem', { name: 'Importar JSON' }).press('Enter');
  const broken = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await enter('Importar');
  await see(dialog().getByText('Este arquivo não contém um fluxo.'));
  await seeFocus(button('Importar'));
  await page.keyboard.press('Escape');
  await seeFocus(button('Mais ações do fluxo'));
  expect(complaintsOf(page)).toEqual([]);
});

test('the trigger is set in the editor, from the menu and from the start node', async () => {
  await enter('Mais ações do fluxo');
  await page.getByRole('menuitem', { name: 'Gatilho' }).press('Enter');
  await see(dialog().getByRole('heading', { name: 'Gatilho de Saudação' }));
  await dialog().getByLabel('Começar sozinho').check();
  await dialog().getByLabel('Nova palavra-chave').fill('oi');
  await page.keyboard.press('Enter');
  await enter('Salvar');
  await seeNo(dialog());
  await seeFocus(button('Mais ações do fluxo'));
  const [flow] = await company.owner.call(calls.getFlows, {});
  expect(flow).toMatchObject({ name: 'Saudação', trigger: true, keywords: ['oi'] });
  await button('Organizar o desenho').click();
  await editor.open('Início');
  await see(editor.panel('Início').getByText('Com as palavras: oi'));
  await enter('Mudar o gatilho');
  await see(dialog().getByText('oi', { exact: true }));
  // A window that becomes as narrow as a phone's shows the list in place of the drawing, and keeps what was typed.
  await dialog().getByLabel('Nova palavra-chave').fill('orçamento');
  await page.setViewportSize(viewports.phone);
  await seeNo(page.getByRole('button', { name: 'Organizar o desenho' }));
  expect(await dialog().getByLabel('Nova palavra-chave').inputValue()).toBe('orçamento');
  await page.setViewportSize(viewports.wide);
  await see(dialog().getByLabel('Nova palavra-chave'));
  await page.keyboard.press('Escape');
  await seeNo(dialog());
  await enter('Mudar o gatilho');
  await see(dialog().getByText('oi', { exact: true }));
  await page.keyboard.press('Escape');
  await seeFocus(button('Mudar o gatilho'));
  await editor.close();
  expect(complaintsOf(page)).toEqual([]);
});

test('an opened side panel can be typed in at once, and returns the focus to its button', async () => {
  await enter('Simulador');
  await seeFocus(page.getByLabel('Mensagem do cliente'));
  await enter('Fechar simulador');
  await seeFocus(button('Simulador'));
  await enter('Sem problemas');
  await seeFocus(page.getByRole('complementary', { name: 'Problemas do fluxo' }));
  await enter('Fechar os problemas');
  await seeFocus(button('Sem problemas'));
  expect(complaintsOf(page)).toEqual([]);
});

test('the whole drawing is shown beside the map, not under it', async () => {
  const steps = Array.from({ length: 13 }, (_, at) => ({
    ...says(`m${at}`, 'Olá'),
    position: { x: 320 * (at + 1), y: 240 * at },
  }));
  await draw('Escada', drawing(...steps));
  await button('Mostrar tudo').click();
  const map = page.locator('.react-flow__minimap');
  await see(map);
  const [last, small] = [editor.card('Mensagem').last(), map].map((thing) => thing.boundingBox());
  const foot = async () => ((await last)?.y ?? 0) + ((await last)?.height ?? 0);
  expect(await foot()).toBeLessThanOrEqual((await small)?.y ?? 0);
});

test('an added step has the focus: it is filled in, left and removed by keyboard', async () => {
  await draw('Vazio', { format: 1, nodes: [node('start')] });
  await see(page.getByText('Puxe a bolinha de “Próximo”'), button('Fluxo vazio'));
  expect(await editor.card('Início').getByLabel('Tem erro').count()).toBe(0);
  await enter('Adicionar passo');
  await page.getByLabel('Buscar um tipo de passo').pressSequentially('mensagem');
  await page.keyboard.press('Enter');
  await seeFocus(editor.card('Mensagem'));
  await page.keyboard.press('Enter');
  await seeFocus(editor.field('Mensagem', 'Texto'));
  await page.keyboard.insertText('a'.repeat(5000));
  await see(editor.panel('Mensagem').getByText('Chegou ao limite de 4.096 caracteres'));
  await see(page.getByRole('button', { name: /^1 erro/ }), editor.card('Mensagem').getByLabel('Tem erro'));
  await page.keyboard.press('Escape');
  await seeFocus(editor.card('Mensagem'));
  await page.keyboard.press('Delete');
  await seeFocus(editor.card('Início'));
  await seeNo(editor.card('Mensagem'));
  await see(button('Fluxo vazio'));
  expect(complaintsOf(page)).toEqual([]);
});

test('what keeps a flow from being published covers no button, and is shown only while it is true', async () => {
  const said = page.getByText('Existem erros no fluxo');
  await button('Salvar e publicar').click();
  await see(said, button('1 erro'), editor.card('Início').getByLabel('Tem erro'));
  for (const name of ['Simulador', 'Mais ações do fluxo', 'Salvar e publicar', 'Mostrar tudo'])
    await button(name).click({ trial: true, timeout: 2_000 });
  await page.setViewportSize(viewports.phone);
  for (const name of ['Simulador', 'Publicar', 'Fechar os problemas'])
    await button(name).click({ trial: true, timeout: 2_000 });
  await page.setViewportSize(viewports.wide);
  await button('Salvar e publicar').click();
  // It does not go away while the pointer is over it.
  await said.hover();
  await page.getByRole('link', { name: 'Voltar aos fluxos' }).press('Enter');
  await see(page.getByRole('heading', { name: 'Fluxos', level: 1 }));
  await seeNo(said);
  expect(complaintsOf(page)).toEqual([]);
});

test('an arranged drawing is shown whole, however near one was before', async () => {
  const end = { ...node('end'), position: { x: 3000, y: 600 } };
  await draw('Arrumado', drawing(says('hello', 'Olá', { next: 'end' }), end));
  const isWhole = async () => {
    const card = editor.card('Fim');
    const box = (await card.isVisible()) ? await card.boundingBox() : null;
    return box !== null && box.x >= 0 && box.x + box.width <= viewports.wide.width;
  };
  for (let press = 0; press < 4; press += 1) await button('Aumentar').click();
  await expect.poll(isWhole).toBe(false);
  await button('Organizar o desenho').click();
  await expect.poll(isWhole).toBe(true);
});

test('a step is found by its name before those whose explanation has the word', async () => {
  await button('Adicionar passo').click();
  await page.getByLabel('Buscar um tipo de passo').fill('tag');
  const found = page.getByRole('option');
  await expect.poll(() => found.first().innerText()).toMatch(/^Tags/);
  expect(await found.allInnerTexts()).toContainEqual(expect.stringMatching(/^Teste A\/B/));
  await page.keyboard.press('Enter');
  await see(editor.panel('Tags'));
  expect(complaintsOf(page)).toEqual([]);
});

test('the settings of each step start at their top', async () => {
  const ask = node('question', { settings: { text: 'Qual é o pedido?', variable: 'pedido' } });
  await draw('Rolagem', drawing(ask, node('http', { settings: { url: '' } })));
  await button('Organizar o desenho').click();
  const scrolled = (step: string) => editor.panel(step).locator('[data-fields]').evaluate(top);
  await editor.open('Pergunta');
  await editor.panel('Pergunta').getByLabel('Observação').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled('Pergunta')).not.toBe(0);
  await editor.card('Requisição HTTP').click();
  await expect.poll(() => scrolled('Requisição HTTP')).toBe(0);
});

test('on a phone the editor shows the drawing, not the settings of the step that was open in the list', async () => {
  await page.setViewportSize(viewports.phone);
  await page.reload();
  await page.getByRole('button', { name: /^1\. Início/ }).click();
  await page.getByText('Desenho', { exact: true }).click();
  await see(editor.card('Início'));
  await seeNo(editor.panel('Início'));
  expect(complaintsOf(page)).toEqual([]);
});

test('a removed row of the settings leaves the focus to the next one, or to the button that adds one', async () => {
  const options = ['Sim', 'Não'].map((label, index) => ({ id: `${index}`, label, value: '', synonyms: [] }));
  await draw('Linhas', drawing(node('menu', { settings: { text: 'Vamos?', options } })));
  await button('Organizar o desenho').click();
  await editor.open('Menu');
  await enter('Remover opção 2');
  await seeFocus(button('Remover opção 1'));
  await page.keyboard.press('Enter');
  await seeFocus(button('Adicionar opção'));
  expect(complaintsOf(page)).toEqual([]);
});

test('a deleted flow leaves the focus to the next one, the last of them to the button for a new one', async () => {
  for (const name of ['Um', 'Dois', 'Três']) await draw(name, greeting());
  await page.goto('/flows');
  const bins = page.getByRole('button', { name: /^Apagar / });
  await see(bins);
  for (let left = await bins.count(); left > 0; left -= 1) {
    const next = left > 2 ? bins.nth(2) : left > 1 ? bins.first() : button('Novo fluxo');
    const name = await next.getAttribute('aria-label');
    await bins.nth(left > 1 ? 1 : 0).press('Enter');
    await dialog().getByRole('button', { name: 'Apagar' }).press('Enter');
    await seeNo(dialog());
    await seeFocus(name ? button(name) : button('Novo fluxo'));
  }
  expect(complaintsOf(page)).toEqual([]);
});

const top = (element: Element) => element.scrollTop;

test('of a flow whose steps would be too small to be read, Organizar shows the start', async () => {
  const steps = Array.from({ length: 70 }, (_, at) => ({
    ...says(`m${at}`, `Passo ${at}`, { next: at === 69 ? 'end' : `m${at + 1}` }),
    position: { x: at * 320, y: at * 160 },
  }));
  await draw('Muitos passos', drawing(...steps, node('end')));
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  const widthOfStart = async () => (await editor.card('Início').boundingBox())?.width ?? 0;
  await expect.poll(widthOfStart).toBeLessThan(80);
  await button('Organizar o desenho').click();
  await expect.poll(widthOfStart).toBeGreaterThan(120);
  const { x = -1, y = -1 } = (await editor.card('Início').boundingBox()) ?? {};
  expect(x > 0 && x < 900 && y > 0 && y < 700).toBe(true);
  expect(complaintsOf(page)).toEqual([]);
});

test('a step that is dragged lies above the one it is dragged over', async () => {
  const [first, second] = [says('a', 'Primeira', { next: 'b' }), says('b', 'Segunda')];
  const place = (at: number) => ({ position: { x: at * 100, y: at * 240 } });
  await draw('Duas', drawing({ ...first, ...place(1) }, { ...second, ...place(2) }));
  const [dragged, below] = [editor.card('Primeira'), editor.card('Segunda')];
  await see(below);
  await dragged.hover({ position: { x: 60, y: 12 } });
  await page.mouse.down();
  const { x = 0, y = 0 } = (await below.boundingBox()) ?? {};
  await page.mouse.move(x + 80, y + 30, { steps: 6 });
  const nameAt = () =>
    page.evaluate<string>(
      `document.elementsFromPoint(${x + 80}, ${y + 30}).map((element) => element.closest('.react-flow__node-card')).find(Boolean)?.textContent ?? ''`,
    );
  await expect.poll(nameAt).toContain('Primeira');
  await page.mouse.up();
  expect(complaintsOf(page)).toEqual([]);
});

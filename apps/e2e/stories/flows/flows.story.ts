import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { drawing, node, says } from '../../../server/src/testing/flow-drawings.ts';
import { sampleSilence, upload } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { deskOf } from '../../src/desk.ts';
import { flowEditorOf, type FlowEditor } from '../../src/flow-editor.ts';
import { add, choose } from '../../src/form.ts';
import { viewports } from '../../src/open-page.ts';
import { phoneOf } from '../../src/phone.ts';
import { see, seeNo } from '../../src/see.ts';
import { openShop, type Shop } from '../../src/shop.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let shop: Shop;
let stage: Stage;
let company: TestCompany;
let sales: string;
let page: Page;
let editor: FlowEditor;
let flow_id: string;
/** How far the server's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  shop = await openShop({ preco: 'R$ 480,00' });
  stage = await setStage({ outboundAllow: [shop.place] }, { now: () => new Date(Date.now() + ahead) });
  company = await stage.server.createCompany();
  await company.owner.call(calls.saveTag, { name: 'Interessado', color: '#0B8A6A' });
  sales = await company.addDepartment('Comercial');
  await company.addChannel({ name: 'vendas' });
  page = await stage.open(company.owner, '/flows');
  editor = flowEditorOf(page);
});
afterAll(async () => {
  await stage.stop();
  await shop.stop();
});

const dialog = (on = page) => on.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const draft = async () => (await company.owner.call(calls.getFlow, { flow_id })).document;
const typesOf = async () => (await draft()).nodes.map(({ type }) => type);

/** Switches to a desk in the light scheme, or a phone in the dark one. */
async function look(as: 'desk' | 'phone'): Promise<void> {
  await page.setViewportSize(as === 'desk' ? viewports.wide : viewports.phone);
  await page.emulateMedia({ colorScheme: as === 'desk' ? 'light' : 'dark' });
}

/** Presses a key until typing reaches the field that it opens: a page just loaded may not listen yet. */
async function openWith(key: string, field: string): Promise<void> {
  const isOpen = async () => (await page.evaluate('document.activeElement.ariaLabel')) === field;
  await eventually(async () => {
    if (!(await isOpen())) await page.keyboard.press(key);
    return isOpen();
  });
}

/** Checks the page as a desk in the light scheme and as a phone in the dark one. */
async function expectGoodLooks(): Promise<void> {
  await expectAccessible(page);
  await look('phone');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look('desk');
}

test('a flow starts from a template, or empty', async () => {
  await see(page.getByText('Nenhum fluxo criado'));
  await press('Novo fluxo');
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(' ');
  await dialog().getByRole('button', { name: 'Criar' }).click();
  await see(dialog().getByText('O nome é um campo necessário'));
  await dialog().getByRole('textbox', { name: 'Nome' }).fill('Boas-vindas');
  await expectGoodLooks();
  await dialog().getByRole('button', { name: 'Criar' }).click();
  await see(editor.card('Como posso ajudar?'));
  await page.getByRole('link', { name: 'Voltar aos fluxos' }).click();
  await press('Novo fluxo');
  await dialog().getByRole('radio', { name: 'Em branco' }).click();
  await dialog().getByRole('textbox', { name: 'Nome' }).fill('Orçamento');
  await dialog().getByRole('button', { name: 'Criar' }).click();
  await see(editor.card('Início'));
  flow_id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(complaintsOf(page)).toEqual([]);
});

test('a flow is drawn: menu, question, condition, a request that is tried, tag, wait and transfer', async () => {
  const { panel, field } = editor;
  await editor.pull('Início', 'Próximo', 'Menu');
  await field('Menu', 'Texto').fill('Olá! Quer um orçamento?');
  await field('Menu', 'Texto da opção 1').fill('Sim');
  await field('Menu', 'Texto da opção 2').fill('Agora não');
  await editor.close();
  await editor.pull('Menu', 'Sim', 'Pergunta');
  await field('Pergunta', 'Pergunta').fill('Quantas peças?');
  await choose(panel('Pergunta'), 'Tipo de resposta', 'Número');
  await panel('Pergunta').getByLabel('Guardar a resposta em').fill('quantidade');
  await editor.add('Condição');
  await field('Condição', 'Nome da regra 1').fill('Muitas');
  await field('Condição', 'O que comparar').pressSequentially('{quan');
  await page.getByRole('option', { name: '{quantidade}' }).click();
  await choose(panel('Condição'), 'Como comparar', 'é maior que');
  await field('Condição', 'Com o quê').fill('100');
  await editor.add('Requisição HTTP');
  const request = panel('Requisição HTTP');
  await field('Requisição HTTP', 'Endereço').fill(`${shop.url}/precos?pecas={quantidade}`);
  await request.getByLabel('Exemplo de {quantidade}').fill('7');
  await request.getByRole('button', { name: 'Testar' }).click();
  await see(request.getByText(/^Resposta 200/));
  await request.getByRole('button', { name: 'preco' }).click();
  await editor.add('Tags');
  await add(panel('Tags'), 'Colocar', 'Interessado');
  await editor.add('Espera');
  await field('Espera', 'Esperar').fill('1');
  await choose(panel('Espera'), 'Unidade', 'segundos');
  await editor.add('Transferir para departamento');
  await choose(panel('Transferir para departamento'), 'Departamento', 'Comercial');
  await field('Transferir para departamento', 'Mensagem para o cliente').fill('Fica por {preco}.');
  await editor.close();
  await editor.lead('Condição', 'Senão', 'Transferir para departamento');
  await eventually(async () => {
    const { nodes } = await draft();
    const condition = nodes.find(({ type }) => type === 'condition');
    const transfer = nodes.find(({ type }) => type === 'toDepartment');
    return transfer !== undefined && condition?.next.else === transfer.id;
  });
  expect(await typesOf()).toEqual([
    'start',
    'menu',
    'question',
    'condition',
    'http',
    'tags',
    'wait',
    'toDepartment',
  ]);
  expect(shop.asked).toEqual(['GET /precos?pecas=7']);
});

test('changes of a drawing are undone and redone, and survive a reload', async () => {
  const { card } = editor;
  await card('Espera').click();
  await page.keyboard.press('Delete');
  await eventually(async () => !(await typesOf()).includes('wait'));
  await page.keyboard.press('Control+z');
  await see(card('Espera'));
  await press('Refazer (Ctrl+Y)');
  await seeNo(card('Espera'));
  await press('Desfazer (Ctrl+Z)');
  await eventually(async () => (await typesOf()).includes('wait'));
  await page.reload();
  await see(card('Espera'), page.getByText('Rascunho salvo'));
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(8);
  const places = async () => (await draft()).nodes.map(({ type, position }) => [type, position.x] as const);
  const before = new Map(await places()).get('wait') ?? 0;
  await card('Espera').click();
  // Its panel pushes it off the screen for a moment; it comes back with the focus.
  const held = page.locator('.react-flow__node.selected:focus').filter({ hasText: 'Espera' });
  await eventually(async () => {
    const [step, beside] = await Promise.all([held.boundingBox(), editor.panel('Espera').boundingBox()]);
    return step && beside && step.x + step.width < beside.x;
  });
  await page.keyboard.press('Shift+ArrowRight');
  await eventually(async () => (new Map(await places()).get('wait') ?? 0) > before + 32);
  await editor.close();
});

test('selected steps are aligned, and one undo takes that back', async () => {
  const { card } = editor;
  const inLine = async () => {
    const heights = (await draft()).nodes
      .filter(({ type }) => ['menu', 'question', 'condition'].includes(type))
      .map(({ position }) => position.y);
    return new Set(heights).size === 1;
  };
  expect(await inLine()).toBe(false);
  await card('Menu').click();
  await card('Pergunta').click({ modifiers: ['Shift'] });
  await card('Condição').click({ modifiers: ['Shift'] });
  await see(page.getByText('3 escolhidos'));
  await page.getByRole('button', { name: 'Alinhar em cima' }).focus();
  await page.keyboard.press('Enter');
  await eventually(inLine);
  await page.keyboard.press('Control+z');
  await eventually(async () => !(await inLine()));
  await page.keyboard.press('Escape');
});

test('problems keep a flow from being published, and each leads to its step', async () => {
  const { panel, field } = editor;
  const problems = page.getByRole('complementary', { name: 'Problemas do fluxo' });
  await press('Salvar e publicar');
  await see(page.getByText('Existem erros no fluxo'));
  await problems.getByRole('button', { name: /“Agora não”/ }).click();
  await see(panel('Menu'));
  await choose(panel('Menu'), 'Agora não: vai para', '+ Novo passo');
  await page.getByLabel('Buscar um tipo de passo').fill('Fim');
  await page.keyboard.press('Enter');
  await field('Fim', 'Mensagem final').fill('Até logo!');
  await editor.close();
  await seeNo(page.getByRole('button', { name: /erro/ }));
  expect(await problems.getByLabel('Erro').count()).toBe(0);
  await press('Fechar os problemas');
  await press('Organizar o desenho');
  await press('Mostrar tudo');
  await expectAccessible(page);
});

test('a flow is tried in the simulator, saved as a test, and published', async () => {
  await press('Simulador');
  const phone = page.getByRole('region', { name: 'Simulador' });
  const talk = phone.getByRole('log', { name: 'Conversa simulada' });
  for (const text of ['oi', 'sim', '120']) {
    await phone.getByLabel('Mensagem do cliente').fill(text);
    await page.keyboard.press('Enter');
  }
  const request = phone.getByRole('group', { name: 'O fluxo quer chamar' });
  await see(request.getByText(`GET ${shop.url}/precos?pecas=120`));
  await request.getByRole('button', { name: 'Responder à mão' }).click();
  await request.getByLabel('Resposta').fill('{ "preco": "R$ 90,00" }');
  await request.getByRole('button', { name: 'Responder', exact: true }).click();
  await phone.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('menuitem', { name: 'Até o próximo prazo' }).click();
  await see(talk.getByText('Fica por R$ 90,00.'));
  const said = await talk
    .locator('[data-by]')
    .evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent));
  expect(said).toEqual([
    'oi',
    'Olá! Quer um orçamento?\n\n1 - Sim\n2 - Agora não',
    'sim',
    'Quantas peças?',
    '120',
    'Fica por R$ 90,00.',
  ]);
  expect(shop.asked).toHaveLength(1);
  await expectGoodLooks();
  await phone.getByRole('tab', { name: 'Passos' }).click();
  await see(phone.getByText('resposta igual à opção'));
  await phone.getByRole('tab', { name: 'Dados' }).click();
  await see(phone.getByText('+ Interessado'));
  await phone.getByRole('tab', { name: 'Testes' }).click();
  await phone.getByRole('button', { name: 'Salvar como teste' }).click();
  await dialog().getByLabel('Nome do teste').fill('Pede um orçamento');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await see(phone.getByText('Pede um orçamento'));
  await phone.getByRole('button', { name: 'Rodar todos' }).click();
  await see(phone.getByText('Igual ao esperado'));
});

test('saved tests run with what was typed just now, and an intended change of an answer is accepted', async () => {
  const phone = page.getByRole('region', { name: 'Simulador' });
  const write = async (words: string) => {
    await editor.card('Transferir para departamento').click();
    await editor.field('Transferir para departamento', 'Mensagem para o cliente').fill(words);
  };
  const run = () => phone.getByRole('button', { name: 'Rodar todos' }).click();
  await write('Sai por {preco}.');
  await run();
  await see(phone.getByText('Fica por R$ 90,00.'), phone.getByText('Sai por R$ 90,00.'));
  await expectGoodLooks();
  const accept = { name: 'Aceitar o novo resultado de Pede um orçamento' };
  await phone.getByRole('button', accept).press('Enter');
  await see(phone.getByText('Igual ao esperado'), phone.getByRole('listitem').and(page.locator(':focus')));
  await write('Fica por {preco}.');
  const refusal = { error: true, message: 'Agora não dá para salvar.' };
  await page.route('**/api/create-or-update-flow', (route) => route.fulfill({ json: refusal }));
  await run();
  await see(page.getByRole('alert').getByText('Agora não dá para salvar.'));
  await see(phone.getByRole('button', { name: 'Rodar todos', disabled: false }));
  await seeNo(phone.getByText(/Diferente no passo|Igual ao esperado/));
  await page.unroute('**/api/create-or-update-flow');
  await run();
  await see(phone.getByText('Diferente no passo'));
  await editor.close();
  await press('Fechar simulador');
  await press('Salvar e publicar');
  await see(dialog().getByText('Este fluxo será publicado pela primeira vez.'));
  await dialog().getByRole('button', { name: 'Publicar' }).click();
  await see(dialog().getByRole('button', { name: 'Publicar mesmo assim' }));
  await expectAccessible(page);
  await dialog().getByRole('button', accept).click();
  await dialog().getByRole('button', { name: 'Publicar', exact: true }).click();
  await see(page.getByText('Fluxo publicado. Versão 1 no ar. 1 teste passou.'));
  const [kept] = await company.owner.call(calls.getFlowTests, { flow_id });
  expect(kept?.steps).toContainEqual({ kind: 'bot', text: 'Fica por R$ 90,00.' });
});

test('in list mode a step is added, filled in and connected with the keyboard alone, on a phone too', async () => {
  await look('phone');
  await page.reload();
  const steps = page.getByRole('region', { name: 'Passos do fluxo' });
  await see(steps.getByRole('button', { name: /^1\. Início/ }));
  await expectNoSidewaysScroll(page);
  const branch = steps.locator('[aria-level="3"]');
  await see(branch.filter({ hasText: 'Pergunta' }));
  expect(await branch.filter({ hasText: 'Menu' }).count()).toBe(0);
  await openWith('Control+f', 'Buscar um passo do fluxo');
  await page.keyboard.type('espera');
  await page.keyboard.press('Enter');
  await see(steps.getByRole('group', { name: 'Próximos passos' }));
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Adicionar depois' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Buscar um tipo de passo');
  await page.keyboard.type('mensagem');
  await page.keyboard.press('Enter');
  await see(steps.getByText('Próximo: vai para'));
  await steps.getByRole('button', { name: 'Editar' }).focus();
  await page.keyboard.press('Enter');
  await see(editor.panel('Mensagem'));
  await expectAccessible(page);
  await editor.field('Mensagem', 'Texto').focus();
  await page.keyboard.type('Calculamos o seu preço.');
  await page.keyboard.press('Escape');
  await eventually(async () => {
    const { nodes } = await draft();
    const message = nodes.find(({ type }) => type === 'message');
    const transfer = nodes.find(({ type }) => type === 'toDepartment');
    const wait = nodes.find(({ type }) => type === 'wait');
    return message !== undefined && wait?.next.next === message.id && message.next.next === transfer?.id;
  });
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Editar');
});

test('publishing shows what changed since the last version, and the results of the saved tests', async () => {
  await look('desk');
  await press('Salvar e publicar');
  await see(
    dialog().getByRole('button', { name: /Novo\s*Mensagem/ }),
    dialog().getByRole('button', { name: /Mudou\s*Espera/ }),
  );
  expect(await dialog().getByRole('list', { name: 'Diferenças' }).getByRole('listitem').count()).toBe(2);
  await dialog().getByRole('button', { name: 'Publicar' }).click();
  const test = dialog().getByRole('listitem').filter({ hasText: 'Pede um orçamento' });
  await see(test.getByText('Fica por R$ 90,00.'), test.getByText('Calculamos o seu preço.'));
  await dialog().getByRole('button', { name: 'Publicar mesmo assim' }).click();
  await see(page.getByText('Fluxo publicado. Versão 2 no ar.'));
  const versions = await company.owner.call(calls.getFlowVersions, { flow_id });
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('the trigger of a flow is set', async () => {
  await page.getByRole('link', { name: 'Voltar aos fluxos' }).click();
  await press('Gatilho de Orçamento');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await see(dialog().getByText('É necessário adicionar pelo menos uma palavra-chave'));
  await dialog().getByLabel('Nova palavra-chave').fill('olá');
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Também durante o atendimento humano').check();
  await expectGoodLooks();
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Orçamento' });
  await see(row.getByText('olá'), row.getByText('Publicado', { exact: true }));
  await see(page.getByRole('row').filter({ hasText: 'Boas-vindas' }).getByText('Rascunho'));
  await expectGoodLooks();
  expect(complaintsOf(page)).toEqual([]);
});

test('the list shows which flows have phrases that work in every flow', async () => {
  const { owner } = company;
  const settings = { phrases: ['segunda via'], scope: 'all', resume: false };
  const document = drawing(node('end'), node('global', { settings, next: { next: 'end' } }));
  const { _id, revision } = await owner.call(calls.saveFlow, { name: 'Boletos', document });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto('/flows');
  await see(row('Boletos').getByText('Rascunho'));
  await owner.call(calls.publishFlow, { flow_id: _id, revision, migrate: false, accept: false });
  await see(row('Boletos').getByText('Frases em todos os fluxos'));
  expect(await row('Orçamento').getByText('Frases em todos os fluxos').count()).toBe(0);
});

test('a call that leads back to its own flow is warned of while it is drawn, also around another flow', async () => {
  const { owner } = company;
  const publish = async (name: string, called: string | null) => {
    const settings = { flow: called ?? '' };
    const call = node('subflow', { settings, next: { next: 'end', error: 'end' } });
    const first = called === null ? says('oi', 'Oi!', { next: 'end' }) : call;
    const document = drawing(first, node('end'));
    const { _id, revision } = await owner.call(calls.saveFlow, { name, document });
    await owner.call(calls.publishFlow, { flow_id: _id, revision, migrate: false, accept: false });
    return _id;
  };
  const main = await publish('Principal', null);
  await publish('Ajuda', main);
  await publish('Despedida', null);
  await page.goto(`/flows/${main}`);
  await editor.add('Chamar fluxo');
  const back = page.getByText(/o fluxo “Ajuda” volta a chamar este, e depois de 5 chamadas/);
  await choose(editor.panel('Chamar fluxo'), 'Fluxo', 'Ajuda');
  await page.getByRole('button', { name: /aviso/ }).click();
  await see(back);
  await editor.card('Chamar fluxo').click();
  await choose(editor.panel('Chamar fluxo'), 'Fluxo', 'Despedida');
  await seeNo(back);
  await see(page.getByRole('complementary', { name: 'Problemas do fluxo' }));
  expect(complaintsOf(page)).toEqual([]);
});

test('an audio of the library is turned into a voice note', async () => {
  const { owner } = company;
  await upload(stage.server.url, owner, {
    call: calls.uploadFile,
    input: { filename: 'Boas-vindas' },
    file: { bytes: sampleSilence(), name: 'oi.mp3' },
  });
  const document = drawing(says('hello', 'Oi', { next: 'end' }), node('end'));
  const { _id } = await owner.call(calls.saveFlow, { name: 'Voz', document, revision: 0 });
  await page.goto(`/flows/${_id}`);
  await press('Organizar o desenho');
  await editor.open('Mensagem');
  await press('Adicionar arquivo ou contato');
  await page.getByRole('menuitem', { name: 'Mensagem de voz' }).click();
  await press('Escolher arquivo');
  await dialog()
    .getByRole('button', { name: /^Boas-vindas/ })
    .click();
  await dialog().getByRole('button', { name: 'Inserir' }).click();
  await see(editor.panel('Mensagem').getByText(/vai como um arquivo de áudio: abra o passo/));
  await press('Converter em mensagem de voz');
  await see(page.getByText('Boas-vindas (voz)'));
  await seeNo(page.getByText(/vai como um arquivo de áudio/));
  const [spoken] = await owner.call(calls.getMedias, { type: 'audio' });
  expect(spoken).toMatchObject({ name: 'Boas-vindas (voz)', ptt: true, voice_note: true });
  expect(complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar aos fluxos' }).click();
});

test('a customer talks with the bot, a person takes over and hands back, and the bot continues there', async () => {
  const ours = { user_role: 'user' as const };
  const ana = await company.addPerson({ ...ours, departments: [company.department] });
  const rui = await company.addPerson({ ...ours, departments: [sales] });
  const [front, seller, phone] = [
    deskOf(await stage.open(ana, '/atendimento')),
    deskOf(await stage.open(rui, '/atendimento')),
    phoneOf(await stage.open(null, '/simulador')),
  ];
  const offer = 'Empresa: Olá! Quer um orçamento?';
  const talk: string[] = [];
  /** Waits for the talk so far and these further messages. */
  const goesOn = async (...more: string[]) => {
    talk.push(...more);
    await phone.shows(talk);
  };
  await phone.become('Inês Prado');
  await phone.write('Olá');
  await goesOn('Cliente: Olá', offer);
  await phone.tap('Sim');
  await goesOn('Cliente: Sim', 'Empresa: Quantas peças?');

  await front.open('Inês Prado');
  await see(front.bubble('Quantas peças?'), front.page.getByText('O robô está atendendo'));
  await front.page.getByRole('button', { name: 'Assumir atendimento' }).click();
  await see(front.page.getByText('Com você'));
  await front.answer('Aqui é a Ana. Já explico.');
  await goesOn('Empresa: Aqui é a Ana. Já explico.');
  await phone.write('120');
  await see(front.bubble('120'));
  // Bots handle a company's customers in order: once this one is answered, the other one was handled.
  await phone.become('Caio Reis');
  await phone.write('Olá');
  await phone.shows(['Cliente: Olá', offer]);
  await phone.takeUp('Inês Prado');
  await goesOn('Cliente: 120');

  await front.act('Transferir para fluxo');
  await dialog(front.page).getByRole('button', { name: 'Transferir' }).click();
  await see(dialog(front.page).getByText('É necessário selecionar um fluxo antes de transferir'));
  await dialog(front.page).getByRole('radio', { name: 'Continuar de onde parou' }).check();
  await dialog(front.page).getByRole('button', { name: 'Transferir' }).click();
  await see(front.page.getByText('O robô está atendendo'));
  await goesOn('Empresa: Quantas peças?');
  expect(await seller.row('Inês Prado').count()).toBe(0);
  await phone.write('120');
  await goesOn('Cliente: 120', 'Empresa: Calculamos o seu preço.', 'Empresa: Fica por R$ 480,00.');
  expect(shop.asked).toEqual(['GET /precos?pecas=7', 'GET /precos?pecas=120']);

  await see(seller.row('Inês Prado').getByText('Interessado'));
  await seller.open('Inês Prado');
  const summary = seller.thread.getByText('Resumo do robô (Orçamento)');
  await see(
    seller.thread.getByText('O chatbot transferiu para o departamento Comercial'),
    summary.filter({
      hasText: /quantidade: 120\s+preco: R\$ 480,00\s+Caminho: Menu › Pergunta › Mensagem$/,
    }),
  );
  await seeNo(front.row('Inês Prado'), front.thread);
  await front.open('Caio Reis');
  await front.act('Transferir para fluxo');
  await choose(dialog(front.page), 'Fluxo', 'Orçamento');
  await dialog(front.page).getByRole('button', { name: 'Transferir' }).click();
  await phone.takeUp('Caio Reis');
  await phone.shows(['Cliente: Olá', offer, offer]);
  for (const one of [seller, phone]) expect(complaintsOf(one.page)).toEqual([]);
  // Who looks at a conversation may say so in the moment in which the bot takes it out of their department.
  expect(complaintsOf(front.page, { except: /show-presence-in-conversation/ })).toEqual([]);
  await leave(front.page, seller.page, phone.page);
});

test('the bot says why it said something, and the conversation becomes a test', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Atendimento' }).click();
  const desk = deskOf(page);
  await desk.open('Inês Prado');
  const said = desk.bubble('Quantas peças?').first();
  await said.hover();
  await said.getByRole('button', { name: 'Por que o robô disse isso?' }).click();
  await see(dialog().locator('[aria-current=step]').getByText('Pergunta'));
  await see(dialog().getByText('Escolheu “Sim” (tocou na opção).'));
  await expectGoodLooks();
  await dialog().getByRole('button', { name: 'Salvar como teste' }).click();
  await dialog().getByLabel('Nome do teste').fill('Muda de assunto');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Teste salvo com sucesso'));
  expect(complaintsOf(page)).toEqual([]);
});

test('a file of another company is imported with a list of what it lacks; a broken one changes nothing', async () => {
  await page.goto(`/flows/${flow_id}`);
  const take = async (content: string) => {
    await press('Mais ações do fluxo');
    await page.getByRole('menuitem', { name: 'Importar JSON' }).click();
    const buffer = Buffer.from(content);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'fluxo.json', mimeType: 'application/json', buffer });
    await dialog().getByRole('button', { name: 'Importar' }).click();
  };
  const { nodes } = await draft();
  const changed = (settings: object) =>
    JSON.stringify({
      format: 1,
      nodes: nodes.map((node) => (node.type === 'tags' ? { ...node, settings } : node)),
    });
  await take(changed({ add: 'todas', remove: [] }));
  await see(page.getByText('Este fluxo está danificado: falta parte de um passo.'));
  await press('Cancelar');
  expect((await draft()).nodes).toEqual(nodes);
  await take(changed({ add: ['de-outra-empresa'], remove: [] }));
  await page
    .getByRole('complementary', { name: 'Problemas do fluxo' })
    .getByRole('button', { name: /Escolha outra tag/ })
    .click();
  await see(editor.panel('Tags').getByText('Não existe mais'));
  await press('Desfazer (Ctrl+Z)');
  await eventually(async () => JSON.stringify((await draft()).nodes) === JSON.stringify(nodes));
});

test('what was saved elsewhere is never overwritten, and a copy keeps what was drawn here', async () => {
  const { revision, document } = await company.owner.call(calls.getFlow, { flow_id });
  const theirs = await company.owner.call(calls.saveFlow, { _id: flow_id, document, revision });
  await page.getByLabel('Nome do fluxo').fill('Orçamento da loja');
  await see(page.getByText('Não está salvando'));
  await page.reload();
  await page.reload();
  await see(page.getByText('Suas mudanças estão aqui, mas não são mais salvas.'));
  expect((await company.owner.call(calls.getFlow, { flow_id })).revision).toBe(theirs.revision);
  await press('Guardar uma cópia');
  await see(page.getByText('Cópia guardada. Você está nela agora.'), page.getByText('Rascunho salvo'));
  await expect.poll(() => page.getByLabel('Nome do fluxo').inputValue()).toBe('Orçamento da loja (cópia)');
});

test('a tag starts a flow: never while a person attends, which the trigger says, and then once', async () => {
  await page.goto('/flows');
  await press('Novo fluxo');
  await dialog().getByRole('radio', { name: 'Em branco' }).click();
  await dialog().getByRole('textbox', { name: 'Nome' }).fill('Aviso de interesse');
  await dialog().getByRole('button', { name: 'Criar' }).click();
  await editor.pull('Início', 'Próximo', 'Mensagem');
  await editor.field('Mensagem', 'Texto').fill('Separamos as novidades para você.');
  await editor.add('Fim');
  await editor.close();
  await editor.card('Início').click();
  await editor.panel('Início').getByRole('button', { name: 'Mudar o gatilho' }).click();
  await dialog().getByLabel('Tag colocada').check();
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await see(dialog().getByText('Escolha pelo menos uma tag.'));
  await add(dialog(), 'Qualquer uma destas tags', 'Interessado');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await see(editor.panel('Início').getByText('Tag: Interessado'));
  await press('Simulador');
  const phone = page.getByRole('region', { name: 'Simulador' });
  await phone.getByRole('button', { name: 'Pôr a tag Interessado' }).click();
  await see(phone.getByText('A tag “Interessado” foi colocada.'), phone.getByText('Separamos as novidades'));
  await press('Salvar e publicar');
  await dialog().getByRole('button', { name: 'Publicar' }).click();
  await see(page.getByText('Fluxo publicado. Versão 1 no ar.'));

  const customer = phoneOf(await stage.open(null, '/simulador'));
  await customer.become('Lia Moura');
  await customer.write('Bom dia');
  const desk = deskOf(await stage.open(company.owner, '/atendimento'));
  const tag = async (isOn: boolean) => {
    await desk.act('Editar tags');
    const tags = dialog(desk.page);
    await tags.getByRole('option', { name: 'Interessado' }).click();
    await see(tags.getByRole('option', { name: 'Interessado', selected: isOn }));
    await tags.getByRole('button', { name: 'Salvar' }).click();
    await seeNo(tags);
    ahead += 11_000;
  };
  await desk.open('Lia Moura');
  await tag(true);
  await page.getByRole('link', { name: 'Voltar aos fluxos' }).click();
  await press('Gatilho de Aviso de interesse');
  const starts = dialog().getByRole('list', { name: 'Últimos inícios' });
  await see(starts.getByText(/Uma pessoa atende este contato/));
  await tag(false);
  await desk.page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await desk.page.goto('/contatos');
  await desk.page.getByRole('row').filter({ hasText: 'Lia Moura' }).click();
  await add(dialog(desk.page), 'Tags', 'Interessado');
  await see(desk.page.getByText('Tags atualizadas'));
  ahead += 11_000;
  await customer.shows(['Cliente: Bom dia', 'Empresa: Separamos as novidades para você.']);
  await see(starts.getByText('Começou', { exact: true }));
  await expectGoodLooks();
  for (const one of [page, desk.page, customer.page]) expect(complaintsOf(one)).toEqual([]);
});

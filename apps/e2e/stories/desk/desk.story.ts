import { calls, type Chip } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { add, choose } from '../../src/form.ts';
import { holdBack } from '../../src/hold-back.ts';
import { restyledAtOnce } from '../../src/restyled.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let agent: TestPerson;
let owner: Desk;
let agentDesk: Desk;
let sales: Chip;
let support: Chip;

const customer = (chip: Chip, name: string) => newCustomer(stage.server.url, chip._id, name);
const filters = (desk: Desk) => desk.page.getByRole('dialog', { name: 'Filtros' });
const toggleFilters = (desk: Desk) => desk.page.getByRole('button', { name: /^Mais filtros/ }).click();
const rows = (desk: Desk) => desk.list.getByRole('link');
/** Returns how many rows are loaded: only those in view are rendered, but each knows its place. */
const loaded = async (desk: Desk) => {
  await rows(desk).first().focus();
  await desk.page.keyboard.press('End');
  const places = await desk.list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
  await desk.page.keyboard.press('Home');
  return Math.max(...places);
};

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const second = await company.addDepartment('Suporte');
  const third = await company.addDepartment('Financeiro');
  agent = await company.addPerson({ user_role: 'user', departments: [company.department, second] });
  sales = await company.addChannel({ name: 'vendas' });
  support = await company.addChannel({ name: 'suporte', department: second });
  const money = await company.addChannel({ name: 'contas', department: third });
  const orders = Array.from({ length: 40 }, (_one, index) => index + 1);
  const writes = (number: number) =>
    customer(number % 4 === 0 ? support : sales, `Cliente ${number}`).write(`Pedido ${number}`);
  await Promise.all(orders.slice(0, -1).map(writes));
  await writes(40);
  await customer(money, 'Devedor Antigo').write('Já paguei');
  owner = deskOf(await stage.open(company.owner, '/atendimento'));
  agentDesk = deskOf(await stage.open(agent, '/atendimento'));
  await see(owner.row('Devedor Antigo'), agentDesk.row('Cliente 40'));
});
afterAll(() => stage.stop());

test("the list grows by fifteen, and an agent's list ends with their departments", async () => {
  expect(await loaded(owner)).toBe(15);
  for (const expected of [30, 41]) {
    await owner.page.getByRole('button', { name: 'Carregar mais' }).click();
    await eventually(async () => (await loaded(owner)) === expected);
  }
  expect(await owner.page.getByRole('button', { name: 'Carregar mais' }).count()).toBe(0);
  for (const expected of [30, 40]) {
    await agentDesk.page.getByRole('button', { name: 'Carregar mais' }).click();
    await eventually(async () => (await loaded(agentDesk)) === expected);
  }
  expect(await agentDesk.row('Devedor Antigo').count()).toBe(0);
});

test('an agent starts with all own departments chosen and cannot choose others', async () => {
  await toggleFilters(agentDesk);
  const panel = filters(agentDesk);
  await see(panel.getByText('Suporte').first(), panel.getByText('Geral').first());
  await panel.locator('input').and(panel.getByLabel('Departamentos')).click();
  const names = await agentDesk.page.getByRole('option').allInnerTexts();
  expect(names.toSorted()).toEqual(['Geral', 'Suporte']);
  await agentDesk.page.keyboard.press('Escape');
  await agentDesk.page.keyboard.press('Escape');
  await seeNo(panel);
});

test('all filters narrow the list together, and stay live', async () => {
  const tag = await company.owner.call(calls.saveTag, { name: 'VIP', color: '#C2185B' });
  const { page } = owner;
  const [one] = (await company.owner.call(calls.getDeskConversations, { filter: { text: 'Cliente 24' } }))
    .data;
  const [other] = (await company.owner.call(calls.getDeskConversations, { filter: { text: 'Cliente 21' } }))
    .data;
  for (const found of [one, other]) {
    const contact = { _id: found?.contact._id ?? '', tags: [tag._id] };
    await company.owner.call(calls.changeContactTags, { contact });
  }
  await page.getByRole('searchbox', { name: 'Buscar por nome ou telefone' }).fill('cliente 2');
  await seeNo(owner.row('Cliente 40'));
  await page.getByRole('radiogroup', { name: 'Situação' }).getByText('Não respondidas').click();
  await toggleFilters(owner);
  await filters(owner).getByText('Humano').click();
  await add(filters(owner), 'Tags', 'VIP');
  await eventually(async () => (await rows(owner).count()) === 2);
  await add(filters(owner), 'Departamentos', 'Suporte');
  await eventually(async () => (await rows(owner).count()) === 1);
  expect(await rows(owner).innerText()).toContain('Cliente 24');
  await company.owner.call(calls.changeConversation, {
    conversation_id: one?._id ?? '',
    waiting_response: false,
  });
  await see(page.getByText('Nenhuma conversa com estes filtros'));
  await filters(owner).getByRole('button', { name: 'Limpar filtros' }).click();
  await see(owner.row('Devedor Antigo'));
  await add(filters(owner), 'Canais', 'contas');
  await eventually(async () => (await rows(owner).count()) === 1);
  expect(await rows(owner).innerText()).toContain('Devedor Antigo');
  await filters(owner).getByRole('button', { name: 'Limpar filtros' }).click();
  await see(owner.row('Cliente 40'));
  await toggleFilters(owner);
  await seeNo(filters(owner));
});

test('tags, name and department change live for everybody', async () => {
  const joel = customer(sales, 'Joel Pires');
  await joel.write('Bom dia');
  for (const desk of [owner, agentDesk]) await desk.open('Joel Pires');
  await agentDesk.act('Editar tags');
  const tags = agentDesk.page.getByRole('dialog', { name: 'Tags do contato' });
  await see(tags.getByRole('combobox').and(agentDesk.page.locator(':focus')));
  await agentDesk.page.keyboard.type('vip');
  await agentDesk.page.keyboard.press('Enter');
  await see(tags.getByRole('option', { name: 'VIP', selected: true }));
  await agentDesk.page.keyboard.press('Escape');
  await see(owner.row('Joel Pires').getByText('VIP'), agentDesk.row('Joel Pires').getByText('VIP'));
  await owner.act('Editar nome');
  await owner.page.getByLabel('Nome do contato').fill('Joel da Padaria');
  await owner.page.keyboard.press('Enter');
  await see(owner.page.getByText('Nome atualizado'), agentDesk.row('Joel da Padaria'));
  await see(agentDesk.page.getByRole('heading', { name: 'Joel da Padaria' }));
  await owner.act('Transferir para departamento');
  await choose(owner.page.getByRole('dialog'), 'Departamento', 'Financeiro');
  await owner.page.getByRole('button', { name: 'Transferir' }).click();
  await seeNo(agentDesk.row('Joel da Padaria'), agentDesk.thread, owner.thread);
  await see(agentDesk.page.getByText('Essa conversa foi transferida para outro departamento'));
  await see(owner.row('Joel da Padaria').getByText('vendas · Financeiro'));
  expect(await agentDesk.row('Joel da Padaria').count()).toBe(0);
});

test('a finish and a handover are undone, by key and by button, and nothing is lost', async () => {
  const lia = customer(sales, 'Lia Nunes');
  const { page } = agentDesk;
  await lia.write('Bom dia');
  await agentDesk.open('Lia Nunes');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await see(page.getByText('Atendimento finalizado'), page.getByRole('button', { name: 'Desfazer' }));
  await seeNo(agentDesk.thread);
  await lia.write('E mais isto');
  await see(agentDesk.row('Lia Nunes').getByText('E mais isto'));
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await see(page.getByText('Desfeito: a conversa voltou para onde estava.'));
  await see(agentDesk.bubble('Bom dia'), agentDesk.bubble('E mais isto'));
  expect(await agentDesk.row('Lia Nunes').count()).toBe(1);
  await agentDesk.act('Transferir para departamento');
  await choose(page.getByRole('dialog'), 'Departamento', 'Financeiro');
  await page.getByLabel('Observação').fill('Quer o boleto');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Transferir' }).click();
  await seeNo(agentDesk.row('Lia Nunes'), agentDesk.thread);
  await owner.open('Lia Nunes');
  await see(owner.bubble(/transferiu para o departamento Financeiro: “Quer o boleto”/));
  // Something from an earlier story may still offer an undo, and this one may come a moment later.
  const offer = page
    .getByRole('alert')
    .filter({ hasText: 'Conversa atualizada' })
    .filter({ hasText: 'Lia Nunes' });
  await offer.getByRole('button', { name: 'Desfazer' }).click();
  await see(agentDesk.row('Lia Nunes'), agentDesk.bubble('E mais isto'));
  await seeNo(owner.bubble(/Quer o boleto/));
});

test('a long conversation loads 25 messages at a time and stays where the person reads', async () => {
  const karen = customer(sales, 'Karen Luz');
  for (let number = 1; number <= 60; number += 1) await karen.write(`Linha ${number}.`);
  await see(owner.row('Karen Luz').getByText('Linha 60.'));
  await owner.page.reload();
  await owner.open('Karen Luz');
  await see(owner.bubble('Linha 60.'));
  expect(await owner.bubble(/Linha \d+\./).count()).toBe(25);
  for (const [first, count] of [
    [36, 50],
    [11, 60],
  ] as const) {
    const release = await holdBack(owner.page, '**/api/get-messages-by-conversation');
    const top = owner.bubble(`Linha ${first}.`);
    await owner.thread.evaluate((box) => box.scrollTo(0, 0));
    const before = await top.boundingBox();
    release();
    await eventually(async () => (await owner.bubble(/Linha \d+\./).count()) === count);
    const after = await top.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(30);
  }
  expect(await owner.page.getByRole('button', { name: 'Carregar mensagens anteriores' }).count()).toBe(0);
});

test('a very long conversation renders only what is near, and everything keeps its place', async () => {
  const nilo = customer(sales, 'Nilo Prado');
  for (let number = 1; number <= 110; number += 1) await nilo.write(`Linha ${number}.${'\nmais'.repeat(8)}`);
  await see(owner.row('Nilo Prado').getByText('Linha 110.'));
  await owner.open('Nilo Prado');
  await see(owner.bubble('Linha 110.'));
  const scrollTo = (part: number) =>
    owner.thread.evaluate((box, share) => box.scrollTo(0, box.scrollHeight * share), part);
  await eventually(async () => {
    await scrollTo(0);
    return (await owner.bubble('Linha 1.').count()) === 1;
  });
  await eventually(async () => (await owner.bubble('Linha 70.').count()) === 0);
  const middle = owner.bubble('Linha 60.');
  await eventually(async () => {
    await scrollTo(0.55);
    return (await middle.count()) === 1;
  });
  await middle.scrollIntoViewIfNeeded();
  const before = await middle.boundingBox();
  await eventually(async () => (await owner.bubble('Linha 1.').count()) === 0);
  const after = await middle.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 100_000))).toBeLessThan(30);
});

test('an answer over a disconnected number waits, says why, and is sent when the number is back', async () => {
  const rui = customer(support, 'Rui Castro');
  await rui.write('Alguém aí?');
  await agentDesk.open('Rui Castro');
  await see(agentDesk.bubble('Alguém aí?'));
  const notice = agentDesk.page.getByText('O número suporte está desconectado.');
  expect(await notice.count()).toBe(0);
  await company.owner.call(calls.connectChip, { chip: support._id, connect: false });
  await see(notice);
  await see(agentDesk.page.getByText(/Desconectado por .Dona Teste. às \d\d:\d\d\. Peça a um gerente/));
  await agentDesk.page.getByRole('link', { name: 'suporte: Desconectado' }).hover();
  await see(agentDesk.page.getByRole('tooltip').filter({ hasText: /por .Dona Teste. às \d\d:\d\d/ }));
  await agentDesk.answer('Já respondo');
  const waiting = agentDesk.bubble('Já respondo');
  await see(waiting.getByRole('img', { name: 'Enviando' }));
  await company.owner.call(calls.connectChip, { chip: support._id, connect: true });
  await see(waiting.getByRole('img', { name: 'Enviada' }));
  await seeNo(notice);
  expect(await rui.has('Já respondo')).toBe(1);
});

test('a restricted number says so where it matters, and offers a link to people who may connect it', async () => {
  const nina = customer(support, 'Nina Prado');
  await nina.write('Bom dia');
  await owner.open('Nina Prado');
  await see(owner.bubble('Bom dia'));
  const fault = (kind: string) => stage.server.simulator('fault', { channel: support._id, kind });
  await fault('send-error');
  await owner.answer('Bom dia, Nina');
  await see(owner.bubble('Bom dia, Nina').getByText(/O WhatsApp recusou a mensagem/));
  await fault('restricted');
  const why =
    /O WhatsApp restringiu este número por um tempo às \d\d:\d\d\. O aplicativo do WhatsApp diz até quando/;
  const bar = owner.page.getByRole('status').filter({ hasText: 'está desconectado' });
  await see(bar.getByText(why), owner.bubble('Bom dia, Nina').getByText(why));
  await see(bar.getByRole('link', { name: 'Abrir Números' }));
  await owner.page.getByRole('button', { name: 'Nova conversa' }).first().click();
  const dialog = owner.page.getByRole('dialog', { name: 'Nova conversa' });
  await choose(dialog, 'Canal', 'suporte (desconectado)');
  await see(dialog.getByText(why));
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await fault('none');
  await company.owner.call(calls.connectChip, { chip: support._id, connect: true });
  await seeNo(bar);
  expect(complaintsOf(owner.page)).toEqual([]);
});

test('an ignored contact is marked, their messages can be read, and the mark can be removed', async () => {
  const spam = customer(sales, 'Promo Total');
  await spam.write('Oferta!');
  await agentDesk.open('Promo Total');
  await see(agentDesk.bubble('Oferta!'));
  const conversation = await eventually(
    async () =>
      (await company.owner.call(calls.getDeskConversations, { filter: { text: spam.phone } })).data[0],
  );
  const contact = { _id: conversation.contact._id, ignore: true };
  await company.owner.call(calls.ignoreContact, { contact });
  await see(
    owner.row('Promo Total').getByText('Ignorado'),
    agentDesk.row('Promo Total').getByText('Ignorado'),
  );
  await see(agentDesk.page.locator('header').filter({ hasText: 'Promo Total' }).getByText('Ignorado'));
  await spam.write('Última chance');
  await see(agentDesk.bubble('Última chance'), owner.row('Promo Total').getByText('Última chance'));
  await agentDesk.page.getByRole('button', { name: 'Voltar a atender' }).click();
  await seeNo(
    agentDesk.page.getByText('Ignorado', { exact: true }),
    owner.row('Promo Total').getByText('Ignorado'),
  );
  await spam.write('Voltei');
  await see(owner.row('Promo Total').getByText('Voltei'));
  expect(complaintsOf(agentDesk.page)).toEqual([]);
});

test('typing is shown for a moment', async () => {
  const lia = customer(sales, 'Lia Moura');
  await lia.write('Oi');
  await owner.open('Lia Moura');
  await see(owner.bubble('Oi'));
  await lia.typing();
  await see(owner.page.getByText('Lia Moura está digitando…'));
  await seeNo(owner.page.getByText('Lia Moura está digitando…'));
  expect(await owner.bubble('Oi').count()).toBe(1);
});

test('a key in the field restyles what it changes, not the whole page', async () => {
  await owner.open('Lia Moura');
  const microphone = owner.page.getByRole('button', { name: 'Gravar áudio' });
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push(
      await restyledAtOnce(owner.page, async () => {
        await owner.composer.press('B');
        await seeNo(microphone);
      }),
    );
    await owner.composer.fill('');
    await see(microphone);
  }
  // Something else may come to the screen in one round; a rule that concerns the whole page does so in each.
  const restyled = Math.min(...rounds);
  const all = await owner.page.locator('*').count();
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(all / 4);
});

test('on a phone long texts stay inside the screen, and sending is offered once something is written', async () => {
  const name = 'Maximiliano Albuquerque de Vasconcelos e Cavalcanti Neto da Silva Sauro Filho';
  await customer(sales, name).write(
    `${'ininterrupto'.repeat(400)} ${'Texto longo com espaços. '.repeat(10)}`,
  );
  const phone = deskOf(await stage.open(agent, '/atendimento', { viewport: 'phone' }));
  await see(phone.row('Maximiliano'));
  await expectNoSidewaysScroll(phone.page);
  await phone.open('Maximiliano');
  await see(phone.bubble('ininterrupto'), phone.composer);
  await expectNoSidewaysScroll(phone.page);
  const box = await phone.bubble('ininterrupto').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  const send = phone.page.getByRole('button', { name: 'Enviar' });
  await seeNo(send);
  await phone.composer.fill('Já vejo');
  await see(send);
  await phone.composer.fill('');
  await phone.page.getByRole('button', { name: 'Voltar para a lista' }).click();
  await see(phone.row('Maximiliano'));
  for (const { page } of [phone, owner, agentDesk]) expect(complaintsOf(page)).toEqual([]);
  await leave(phone.page);
});

import { calls, type Conversation } from '@prosa/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestCompany, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { callSimulator } from '../../../server/src/testing/call-simulator.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { launchBrowser } from '../../src/browser.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { openPage } from '../../src/open-page.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave } from '../../src/stage.ts';
import { run, topologies, type Running } from '../../src/topology.ts';
import { complaintsOf } from '../../src/watch.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The product while it runs, and the desks of two people who use it at its two addresses. */
interface Spine {
  running: Running;
  company: TestCompany;
  channel: string;
  owner: Desk;
  agentDesk: Desk;
}

async function setSpine(processes: string[]): Promise<Spine> {
  const running = await run(processes);
  const [one, other] = running.urls;
  const company = await createTestCompany(one);
  const channel = (await company.addChannel({ name: 'vendas' }))._id;
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const visit = { path: '/atendimento' };
  const owner = deskOf(await openPage(browser, { ...visit, url: one, person: company.owner }));
  const agentDesk = deskOf(await openPage(browser, { ...visit, url: other, person: agent }));
  await see(owner.page.getByText('Nenhuma conversa em andamento'));
  await see(agentDesk.page.getByText('Nenhuma conversa em andamento'));
  return { running, company, channel, owner, agentDesk };
}

async function clear({ running, owner, agentDesk }: Spine): Promise<void> {
  await leave(owner.page, agentDesk.page);
  await running.stop();
}

const customerOf = ({ running, channel }: Spine, name: string) => newCustomer(running.urls[0], channel, name);

/** Plays the main story: a customer writes, an agent takes over and answers, ticks move, it is finished. */
async function playMainStory(spine: Spine): Promise<void> {
  const { owner, agentDesk } = spine;
  const maria = customerOf(spine, 'Maria Souza');
  await maria.write('Oi, vocês abrem no sábado?');
  for (const desk of [owner, agentDesk]) {
    const row = desk.row('Maria Souza');
    await see(row, row.getByRole('img', { name: '1 mensagem não lida' }), row.getByText(/^Aguardando/));
  }
  await agentDesk.open('Maria Souza');
  await see(agentDesk.bubble('Oi, vocês abrem no sábado?'));
  await agentDesk.page.getByRole('button', { name: 'Assumir' }).click();
  await see(agentDesk.bubble('assumiu'), agentDesk.page.getByText('Com você'));
  await agentDesk.answer('Abrimos, das 9h às 13h.');
  const own = agentDesk.bubble('Abrimos, das 9h às 13h.');
  await see(own.getByRole('img', { name: 'Enviada' }));
  expect(await maria.has('Abrimos, das 9h às 13h.')).toBe(1);
  await seeNo(owner.row('Maria Souza').getByText(/^Aguardando/));

  await maria.confirm(3);
  await see(own.getByRole('img', { name: 'Entregue' }));
  await maria.confirm(4);
  await see(own.getByRole('img', { name: 'Lida' }), owner.row('Maria Souza').getByLabel('Lida'));
  await maria.write('Perfeito, obrigada!');
  await see(agentDesk.bubble('Perfeito, obrigada!'), owner.row('Maria Souza').getByText('Perfeito'));

  await owner.open('Maria Souza');
  await see(owner.bubble('Perfeito, obrigada!'));
  await agentDesk.page.getByRole('button', { name: 'Finalizar' }).click();
  await see(owner.page.getByText('Essa conversa foi finalizada por outro usuário'));
  await seeNo(owner.thread, agentDesk.thread, owner.row('Maria Souza'), agentDesk.row('Maria Souza'));
  expect(await agentDesk.page.getByText('finalizada por outro usuário').count()).toBe(0);
}

const [together, ...apart] = topologies;

describe.each(apart)('the spine with $name', ({ processes }) => {
  let spine: Spine;

  beforeAll(async () => {
    spine = await setSpine(processes);
  });
  afterAll(() => clear(spine));

  test('a customer writes, an agent takes over and answers, ticks move, it is finished', async () => {
    await playMainStory(spine);
    expect(complaintsOf(spine.owner.page)).toEqual([]);
    expect(complaintsOf(spine.agentDesk.page)).toEqual([]);
  });
});

/** All processes run the same program, so what does not cross processes is tested once only. */
describe(`the spine with ${together?.name}`, () => {
  let spine: Spine;
  let running: Running;
  let company: TestCompany;
  let owner: Desk;
  let agentDesk: Desk;

  const customer = (name: string) => customerOf(spine, name);
  const fault = (kind: string, ms?: number) => {
    const { channel } = spine;
    return callSimulator(running.urls[0], 'fault', { channel, kind, count: 1, ...(ms && { ms }) });
  };
  /** Lets a customer write and opens their conversation for the agent. */
  const openedBy = async (name: string): Promise<Customer> => {
    const someone = customer(name);
    await someone.write(`Aqui é ${name}`);
    await agentDesk.open(name);
    await see(agentDesk.bubble(`Aqui é ${name}`), agentDesk.composer);
    return someone;
  };

  beforeAll(async () => {
    spine = await setSpine(together?.processes ?? []);
    ({ running, company, owner, agentDesk } = spine);
  });
  afterAll(() => clear(spine));

  test('a customer writes, an agent takes over and answers, ticks move, it is finished', async () => {
    await playMainStory(spine);
    expect(complaintsOf(owner.page)).toEqual([]);
  });

  test('a draft stays with its conversation, also through a reload', async () => {
    const bruno = await openedBy('Bruno Reis');
    await agentDesk.composer.fill('Bruno, o seu pedido');
    await openedBy('Carla Nunes');
    expect(await agentDesk.composer.inputValue()).toBe('');
    await agentDesk.open('Bruno Reis');
    await see(agentDesk.page.getByRole('textbox', { name: 'Mensagem para Bruno Reis' }));
    await expect.poll(() => agentDesk.composer.inputValue()).toBe('Bruno, o seu pedido');
    await agentDesk.page.reload();
    await see(agentDesk.bubble('Aqui é Bruno Reis'));
    await expect.poll(() => agentDesk.composer.inputValue()).toBe('Bruno, o seu pedido');
    await agentDesk.answer('Bruno, o seu pedido saiu');
    expect(await bruno.has('Bruno, o seu pedido saiu')).toBe(1);
  });

  test('a refused message stays with its reason and can be sent again', async () => {
    const davi = await openedBy('Davi Melo');
    await fault('send-error');
    await agentDesk.answer('Segue o boleto');
    const failed = agentDesk.bubble('Segue o boleto');
    await see(
      failed.getByRole('img', { name: 'Não enviada' }),
      failed.getByText('O WhatsApp recusou a mensagem'),
    );
    expect(await davi.inbox()).toEqual([]);
    await failed.getByRole('button', { name: 'Tentar de novo' }).click();
    await see(failed.getByRole('img', { name: 'Enviada' }));
    await seeNo(failed.getByText('O WhatsApp recusou a mensagem'));
    expect(await davi.has('Segue o boleto')).toBe(1);
  });

  test('a message whose answer was lost is shown as unconfirmed, then as sent, and the phone has it once', async () => {
    const elisa = await openedBy('Elisa Prado');
    await fault('send-timeout');
    // Long enough to see it before the network is asked about it.
    await fault('slow', 2000);
    await agentDesk.answer('Pode vir às 15h');
    const bubble = agentDesk.bubble('Pode vir às 15h');
    await see(bubble.getByText('Não confirmado.'));
    await see(bubble.getByRole('img', { name: 'Enviada' }));
    await seeNo(bubble.getByText('Não confirmado.'));
    await fault('none');
    expect(await elisa.has('Pode vir às 15h')).toBe(1);
  });

  test('an agent of another department cannot see the conversation; a link opens it for the others', async () => {
    const department = await company.addDepartment('Financeiro');
    const outsider = await company.addPerson({ user_role: 'user', departments: [department] });
    const page = await openPage(browser, { url: running.urls[1], person: outsider, path: '/atendimento' });
    const outside = deskOf(page);
    await see(page.getByText('Nenhuma conversa em andamento'));
    const fabio = customer('Fábio Alves');
    await fabio.write('Quero falar com vendas');
    await see(owner.row('Fábio Alves'), agentDesk.row('Fábio Alves'));
    const find = async (): Promise<Conversation | undefined> =>
      (await company.owner.call(calls.getDeskConversations, { filter: { text: fabio.phone } })).data[0];
    const link = `/atendimento?conversa=${(await eventually(find))._id}`;
    await owner.page.goto(link);
    await see(owner.bubble('Quero falar com vendas'));
    await fabio.write('Tem alguém aí?');
    await see(owner.bubble('Tem alguém aí?'));
    expect(await outside.row('Fábio Alves').count()).toBe(0);
    await page.goto(link);
    await see(page.getByText('Conversa não encontrada'));
    expect(complaintsOf(page, { except: /404/ })).toEqual([]);
    await leave(page);
  });

  test('nothing went wrong behind the screens', () => {
    expect(complaintsOf(owner.page)).toEqual([]);
    expect(complaintsOf(agentDesk.page)).toEqual([]);
  });
});

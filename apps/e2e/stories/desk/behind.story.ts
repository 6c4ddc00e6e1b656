import { calls, limits } from '@prosa/contract';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../server/src/testing/network/tcp-proxy.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { holdSocket } from '../../src/hold-socket.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const banner = (page: Page) =>
  page.getByText('Sem conexão: as mensagens novas podem não aparecer. Reconectando…');

let stage: Stage;
let company: TestCompany;
let customer: Customer;
/** The connection between one browser and the server. */
let line: TcpProxy;
let desk: Desk;
let colleague: Desk;
/** A window that opens again and again. */
let opening: Page;
const rowIn = (page: Page) => deskOf(page).row('Gisele Matos');
const person = `/api/${calls.getUser.path}`;
const list = `/api/${calls.getDeskConversations.path}`;

/** Sends twenty messages, one after the other. */
const writeTwenty = async (topic: string) => {
  for (let number = 1; number <= 20; number += 1) await customer.write(`${topic} ${number}`);
};
const shown = async (topic: string) =>
  (await desk.bubble(topic).allInnerTexts()).map((text) => new RegExp(`${topic} \\d+`).exec(text)?.[0]);
const twenty = (topic: string) => Array.from({ length: 20 }, (_one, index) => `${topic} ${index + 1}`);

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { _id } = await company.addChannel();
  customer = newCustomer(stage.server.url, _id, 'Gisele Matos');
  line = await openTcpProxy(stage.server.url);
  desk = deskOf(await stage.open(company.owner, '/atendimento', { url: line.url }));
  colleague = deskOf(await stage.open(await company.addPerson({ user_role: 'manager' }), '/atendimento'));
  await customer.write('Olá!');
  for (const one of [desk, colleague]) {
    await one.open('Gisele Matos');
    await see(one.bubble('Olá!'));
  }
});
afterAll(async () => {
  // The proxy first: the server would wait for the connections that are stuck in it.
  await line.close();
  await stage.stop();
});

test('without a connection the screen says so; afterwards every message is there once and in order', async () => {
  line.refuse();
  await see(banner(desk.page));
  await writeTwenty('Perdida');
  await see(colleague.bubble('Perdida 20'));
  expect(await desk.bubble('Perdida').count()).toBe(0);
  line.pass();
  await see(desk.bubble('Perdida 20'), desk.row('Gisele Matos').getByText('Perdida 20'));
  expect(await shown('Perdida')).toEqual(twenty('Perdida'));
  await seeNo(banner(desk.page));
});

test('a connection that is open but dead is noticed', async () => {
  line.blackhole();
  await writeTwenty('Muda');
  await see(colleague.bubble('Muda 20'));
  expect(await desk.bubble('Muda').count()).toBe(0);
  line.pass();
  // Browsers emit this when the network changes; without it the next heartbeat would notice.
  await desk.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await see(desk.bubble('Muda 20'));
  expect(await shown('Muda')).toEqual(twenty('Muda'));
});

test('while the address of the socket is unknown, the screen says so and keeps trying', async () => {
  const page = await stage.open(null, '/login');
  let isKnown = false;
  await page.route('**/api/get-user', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { message: { account: { server: string | null } } };
    if (!isKnown) body.message.account.server = null;
    await route.fulfill({ response, json: body });
  });
  await page.evaluate((token) => localStorage.setItem('prosa.token', token), company.owner.token);
  await page.goto('/atendimento');
  const waiting = page.getByText('Aguardando endereço do socket...');
  const failed = page.getByText('Erro na conexão com o socket. Atualize a página para tentar novamente.');
  await see(waiting, banner(page));
  await see(failed);
  await customer.write('Sem endereço');
  isKnown = true;
  await seeNo(failed, waiting, banner(page));
  await customer.write('Com endereço');
  await see(deskOf(page).row('Gisele Matos').getByText('Com endereço'));
  expect(complaintsOf(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await leave(page);
});

test('a page that opens loads everything once', async () => {
  opening = await stage.open(company.owner, '/ajuda');
  let asked: string[] = [];
  opening.on('request', (request) => {
    if (request.isNavigationRequest()) asked = [];
    asked.push(new URL(request.url()).pathname);
  });
  const sequence = async () => (await company.owner.call(calls.getUser, {})).live_sequence;
  // Where something happens meanwhile, such as a colleague reading, everything is loaded again.
  await eventually(async () => {
    const before = await sequence();
    // The page before could still ask for something while the next one is on its way.
    await opening.goto('about:blank');
    const join = await holdSocket(opening);
    await opening.goto('/atendimento');
    await see(rowIn(opening));
    await join();
    return (await sequence()) === before;
  });
  await customer.write('Ligado');
  await see(rowIn(opening).getByText('Ligado'));
  expect(asked.filter((path) => path === list)).toEqual([list]);
  // What the person waits for comes first: browsers send only so many requests at once.
  expect(asked.filter((path) => path.startsWith('/api/')).slice(0, 2)).toEqual([person, list]);
});

test('what happens before a page that opens is connected is there once it is', async () => {
  const join = await holdSocket(opening);
  await opening.reload();
  await see(rowIn(opening));
  await customer.write('Enquanto liga');
  await see(colleague.bubble('Enquanto liga'));
  expect(await rowIn(opening).getByText('Enquanto liga').count()).toBe(0);
  await join();
  await see(rowIn(opening).getByText('Enquanto liga'));
});

test('what a page that opens could not load is loaded once it is connected', async () => {
  await opening.route(`**${list}`, (route) => route.abort());
  const join = await holdSocket(opening);
  await opening.reload();
  await see(opening.getByRole('button', { name: 'Tentar de novo' }));
  await opening.unroute(`**${list}`);
  await join();
  await see(rowIn(opening));
  expect(complaintsOf(opening, { except: /net::ERR_FAILED/ })).toEqual([]);
  await leave(opening);
});

test('live messages change the screen without calls to the server', async () => {
  // A connection that is made again asks for what it missed; on a busy machine that can happen by itself.
  const { asked, ms } = await eventually(() => callsOfThirty());
  const isRead = (path: string) => path === `/api/${calls.readConversation.path}`;
  const isCount = (path: string) => path === `/api/${calls.countOpenManual.path}`;
  expect(asked.filter((path) => path.includes('messages') || path.includes('conversations'))).toEqual([]);
  expect(asked.filter(isRead).length).toBeLessThanOrEqual(30);
  // What else follows the messages is coalesced, however long the thirty take: the bell's count and the first steps.
  expect(asked.filter(isCount).length).toBeLessThanOrEqual(ms / limits.updated_refresh_ms + 1);
  const others = asked.filter((path) => !isRead(path) && !isCount(path));
  expect(others.length).toBeLessThanOrEqual(ms / firstStepsMs + 1);
  expect(complaintsOf(colleague.page)).toEqual([]);
  expect(complaintsOf(desk.page, { except: /\/sock\/|net::ERR_/ })).toEqual([]);
});

/** First steps are asked for again no more often than this, while the first answer is missing. */
const firstStepsMs = 300;
let bursts = 0;

/**
 * Receives thirty messages; returns the calls made until they were shown, and how long that took, or null if the
 * connection was made again.
 */
async function callsOfThirty(): Promise<{ asked: string[]; ms: number } | null> {
  bursts += 1;
  const topic = `${bursts}ª rajada`;
  const asked: string[] = [];
  const began = performance.now();
  let isSteady = true;
  const hear = (request: Request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  };
  const notice = () => (isSteady = false);
  desk.page.on('request', hear).on('websocket', notice);
  for (let number = 1; number <= 30; number += 1) await customer.write(`${topic} ${number}`);
  await see(desk.bubble(`${topic} 30`));
  await eventually(async () => (await desk.bubble(topic).count()) === 30);
  desk.page.off('request', hear).off('websocket', notice);
  return isSteady ? { asked, ms: performance.now() - began } : null;
}

import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { holdBack } from '../../src/hold-back.ts';
import { hurry, randomOf } from '../../src/hurried-agent.ts';
import { see, seeNo } from '../../src/see.ts';
import { slowDown } from '../../src/slow-network.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

interface Shift {
  page: Page;
  desk: Desk;
  /** In the order of the list. */
  customers: Customer[];
  /** The customers whose conversation is still in progress. */
  inProgress(): Promise<string[]>;
  /** By the id of the conversation. */
  customerOf: Map<string, Customer>;
}

/** Sets up a company of its own whose customers have all written, and an agent who looks at the list. */
async function beginShift(names: readonly string[]): Promise<Shift> {
  const company = await stage.server.createCompany();
  const channel = (await company.addChannel())._id;
  const customers = names.map((name) => newCustomer(stage.server.url, channel, name));
  const rows = async () => (await company.owner.call(calls.getDeskConversations, {})).data;
  for (const customer of customers.toReversed()) {
    await customer.write('Bom dia');
    await expect
      .poll(async () => (await rows()).some(({ contact }) => contact.phone === customer.phone))
      .toBe(true);
  }
  const page = await stage.open(company.owner, '/atendimento');
  const desk = deskOf(page);
  await see(...names.map((name) => desk.row(name)));
  const known = await rows();
  return {
    page,
    desk,
    customers,
    inProgress: async () => (await rows()).map(({ contact }) => contact.name ?? ''),
    customerOf: new Map(
      known.flatMap(({ _id, contact }) =>
        customers.filter(({ phone }) => phone === contact.phone).map((customer) => [_id, customer] as const),
      ),
    ),
  };
}

const texts = async (customer: Customer | undefined) =>
  ((await customer?.inbox()) ?? []).map(({ message }) => message);

/** Returns what the browser keeps of written texts: what could not be sent, then the draft. */
const kept = (page: Page, conversation_id: string) =>
  page.evaluate<string>(`[
    ...Object.keys(sessionStorage).filter((key) => key.startsWith('prosa.outgoing.'))
      .flatMap((key) => JSON.parse(sessionStorage.getItem(key)))
      .filter((one) => one.conversation_id === '${conversation_id}').map((one) => one.text),
    ...Object.keys(localStorage).filter((key) => key.startsWith('prosa.draft.') && key.endsWith('${conversation_id}'))
      .map((key) => localStorage.getItem(key)),
  ].join(' ')`);

test('two answers written in a hurry reach their own customers', async () => {
  const { page, customers, desk } = await beginShift(['Um', 'Dois', 'Três']);
  await slowDown(page, () => 400);
  for (const text of ['ok um', 'ok dois']) {
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
  }
  await expect.poll(() => Promise.all(customers.map(texts))).toEqual([['ok um'], ['ok dois'], []]);
  await seeNo(desk.row('Dois'));
  await see(desk.row('Três'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('texts sent before the composer is there arrive in the order they were written', async () => {
  const { page, customers } = await beginShift(['Um']);
  await slowDown(page, () => 400);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  for (const text of ['bom', 'dia', 'Um']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => Promise.all(customers.map(texts))).toEqual([['bom', 'dia', 'Um']]);
  await leave(page);
});

test('a person who switches conversations while writing continues in the next composer', async () => {
  const { page, customers, desk, inProgress } = await beginShift(['Um', 'Dois', 'Três']);
  const network = await slowDown(page, () => 400);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.type('ja ');
  await page.keyboard.press('Alt+j');
  await page.keyboard.type('ele deve trazer');
  await see(page.getByRole('textbox', { name: 'Mensagem para Dois' }));
  await page.keyboard.type(' a tarde');
  await expect.poll(() => desk.composer.inputValue()).toBe('ele deve trazer a tarde');
  await page.keyboard.press('Alt+k');
  await expect.poll(() => desk.composer.inputValue()).toBe('ja ');
  await expect.poll(network.waiting).toBe(0);
  expect(await inProgress()).toEqual(['Um', 'Dois', 'Três']);
  expect(await Promise.all(customers.map(texts))).toEqual([[], [], []]);
  await leave(page);
});

test('a key finishes, takes or hands over only what is on the screen', async () => {
  const { page, desk, inProgress } = await beginShift(['Um', 'Dois']);
  const release = await holdBack(page, `**/api/${calls.getMessages.path}`);
  await page.keyboard.press('j');
  await see(page.getByRole('button', { name: 'Finalizar' }));
  for (const key of ['e', 'a', 'Alt+a', 'd', 't']) await page.keyboard.press(key);
  await see(page.getByText('Espere a conversa aparecer para usar este atalho.'));
  await seeNo(page.getByRole('dialog'), page.getByText('Com você'));
  expect(await inProgress()).toEqual(['Um', 'Dois']);
  release();
  await see(desk.bubble('Bom dia'));
  await page.keyboard.press('e');
  await seeNo(desk.row('Um'));
  await see(desk.row('Dois'));
  await leave(page);
});

test('a conversation finished right after taking it is finished once it is taken', async () => {
  const { page, desk, inProgress } = await beginShift(['Um', 'Dois']);
  const release = await holdBack(page, `**/api/${calls.setManual.path}`);
  await page.keyboard.press('j');
  await see(desk.bubble('Bom dia'));
  const taking = page.waitForRequest(`**/api/${calls.setManual.path}`);
  for (const key of ['a', 'e', 'e']) await page.keyboard.press(key);
  await taking;
  expect(await inProgress()).toEqual(['Um', 'Dois']);
  release();
  await seeNo(desk.row('Um'));
  await see(desk.row('Dois'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a conversation stays open when its last message failed before it was on the screen', async () => {
  const { page, desk, inProgress } = await beginShift(['Um', 'Dois']);
  const show = await holdBack(page, `**/api/${calls.getMessages.path}`);
  await page.route(`**/api/${calls.sendMessage.path}`, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.type('ok um');
  await page.keyboard.press('Control+Enter');
  await failure;
  show();
  await see(page.getByText('Uma mensagem não foi enviada; o atendimento continua aberto.'));
  await see(desk.bubble('ok um'));
  expect(await inProgress()).toEqual(['Um', 'Dois']);
  await leave(page);
});

test('what is written while a finished conversation is resumed is saved, and none of its letters does anything', async () => {
  const { page, desk, customers, customerOf, inProgress } = await beginShift(['Um']);
  const [id] = [...customerOf.keys()];
  await desk.open('Um');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await seeNo(desk.row('Um'));
  await page.goto(`/atendimento?conversa=${id}`);
  const resume = page.getByRole('button', { name: 'Retomar atendimento' });
  await see(resume);
  await slowDown(page, () => 400);
  await resume.click();
  await page.keyboard.press('n');
  await page.keyboard.type('pediate jardim, de dar dó');
  await page.keyboard.press('Enter');
  await page.keyboard.type('rade');
  await see(desk.bubble('pediate jardim, de dar dó'), desk.row('Um'));
  const note = page.getByRole('textbox', { name: 'Nota interna' });
  await expect.poll(() => note.inputValue()).toBe('rade');
  await note.press('Escape');
  await desk.answer('Certo');
  expect(await customers[0]?.has('Certo')).toBe(1);
  expect(await texts(customers[0])).toEqual(['Certo']);
  expect(await inProgress()).toEqual(['Um']);
  await seeNo(page.getByRole('dialog'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

const seeds = (process.env.HURRIED_SEEDS ?? '1,4,108').split(',').map(Number);

test.each(seeds)(
  'seed %i: whatever keys are pressed, texts and finishes reach the conversation they were meant for',
  async (seed) => {
    const names = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'];
    const { page, customerOf, inProgress } = await beginShift(names);
    const random = randomOf(seed);
    const network = await slowDown(page, () => Math.random() * 800);
    const pressed = await hurry(page, { random, steps: 45 });
    const namesOf = (ids: Set<string>) => [...ids].map((id) => customerOf.get(id)?.name ?? '');
    const due = namesOf(pressed.due);
    const notices = await page.evaluate<string[]>('window.notices');
    const keys = `seed ${seed}: ${pressed.log.join(' ')}\n${notices.join('\n')}`;
    await expect
      .poll(async () => (await inProgress()).filter((name) => due.includes(name)), { message: keys })
      .toEqual([]);
    await expect.poll(network.waiting).toBe(0);
    const [told, there] = [new Map<string, string>(), new Map<string, string>()];
    for (const [id, customer] of customerOf) {
      told.set(customer.name, pressed.typed.get(id) ?? '');
      const all = [...(await texts(customer)), await kept(page, id)].join('').replaceAll(/\s/g, '');
      there.set(customer.name, all);
    }
    expect(there, `${keys}`).toEqual(told);
    const meant = namesOf(pressed.finished);
    const left = await inProgress();
    const ended = names.filter((name) => !left.includes(name));
    expect(
      ended.filter((name) => !meant.includes(name)),
      `${keys}`,
    ).toEqual([]);
    await leave(page);
  },
);

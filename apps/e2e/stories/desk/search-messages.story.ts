import { calls, type Chip, type Conversation } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { sampleFiles } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { giveFile } from '../../src/give-file.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let channel: Chip;
let rosa: Customer & { conversation: Conversation };

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar nas mensagens' });
const options = (page: Page) => page.getByRole('option');
const unread = async () => {
  const { _id } = rosa.conversation;
  return (await company.owner.call(calls.getConversation, { conversation_id: _id })).unread;
};
const inView = async (desk: Desk, text: string) =>
  eventually(async () => {
    const [bubble, box] = await Promise.all([
      desk.bubble(text).first().boundingBox(),
      desk.thread.boundingBox(),
    ]);
    return bubble && box && bubble.y >= box.y && bubble.y + bubble.height <= box.y + box.height + 1;
  });

/** Sets up Rosa's first message, a hundred messages inserted after it, and an answer to the first one. */
async function talkOf(name: string): Promise<Customer & { conversation: Conversation }> {
  const customer = newCustomer(stage.server.url, channel._id, name);
  const quoted = await customer.write('Preciso do orçamento da varanda');
  const conversation = await eventually(
    async () =>
      (await company.owner.call(calls.getDeskConversations, { filter: { text: customer.phone } })).data[0],
  );
  const { acrossAccounts } = stage.server.runtime.database;
  const ours = sql`conversation_id = ${conversation._id}`;
  await acrossAccounts.run(
    sql`insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, message, status, created)
      select account_id, gen_random_uuid(), conversation_id, channel_id, n + 1, id || '-' || n,
        platform_message_id || '-' || n, 'customer', 'text',
        case when n in (30, 60) then 'Outro orçamento, número ' else 'Linha ' end || n, 2, created
      from messages, generate_series(1, 118) n where ${ours} and position = 1`,
  );
  await acrossAccounts.run(sql`update conversations set last_position = 119 where id = ${conversation._id}`);
  await customer.write('Sobre isto aqui, alguma novidade?', { reply_to: quoted });
  await eventually(async () => {
    const { data } = await company.owner.call(calls.getMessages, { conversation_id: conversation._id });
    return data.at(-1)?.position === 120;
  });
  return { ...customer, conversation };
}

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  channel = await company.addChannel({ name: 'vendas' });
  rosa = await talkOf('Rosa Varanda');
});
afterAll(() => stage.stop());

test('with the keyboard alone an old message is found and read on from, while a new one waits unread', async () => {
  const page = await stage.open(company.owner, `/atendimento?conversa=${rosa.conversation._id}`);
  const desk = deskOf(page);
  await see(desk.bubble('Sobre isto aqui'));
  await desk.composer.focus();
  await page.keyboard.press('Control+f');
  // Typed at once: no character is lost, or taken for a shortcut of the desk, while the search loads.
  await page.keyboard.type('ORCAMENTO');
  await see(page.getByText('3 mensagens encontradas'));
  await expect
    .poll(() => options(page).locator('mark').allInnerTexts())
    .toEqual(['orçamento', 'orçamento', 'orçamento']);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await inView(desk, 'número 30');
  await page.keyboard.press('Enter');
  await see(page.getByText('3 de 3'));
  await inView(desk, 'orçamento da varanda');
  await eventually(async () => (await unread()) === 0);
  await rosa.write('Ainda está aí?');
  await see(page.getByRole('button', { name: 'Nova mensagem' }));
  expect(await unread()).toBe(1);
  expect(await desk.bubble('Ainda está aí?').count()).toBe(0);
  await page.keyboard.press('Escape');
  await seeNo(field(page));
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await expect.poll(focused).toContain('orçamento da varanda');
  await page.getByRole('button', { name: 'Nova mensagem' }).press('Enter');
  await inView(desk, 'Ainda está aí?');
  await expect.poll(focused).toContain('Ainda está aí?');
  await eventually(async () => (await unread()) === 0);

  // A quoted message that is not loaded, and from there on to the end.
  await page.getByTitle('Ir para a mensagem citada').click();
  await inView(desk, 'orçamento da varanda');
  const newer = page.getByRole('button', { name: 'Carregar mensagens seguintes' });
  await eventually(async () => {
    if ((await newer.count()) > 0) await newer.press('Enter', { timeout: 2_000 }).catch(() => undefined);
    return (await newer.count()) === 0;
  });
  await expect.poll(() => desk.bubble('Ainda está aí?').count()).toBe(1);
  await page.getByRole('button', { name: 'Ir para o fim' }).press('Enter');
  await inView(desk, 'Ainda está aí?');

  // Sending anything shows the end.
  await page.getByTitle('Ir para a mensagem citada').click();
  await inView(desk, 'orçamento da varanda');
  await desk.answer('Envio hoje!');
  await inView(desk, 'Envio hoje!');

  // Further up in the live thread it is the same: new messages wait unread, and sending a file shows the end.
  await eventually(async () => {
    // The thread may still be going to its end because of what was sent.
    await desk.thread.evaluate((box) => box.scrollTo(0, 0));
    return page.getByRole('button', { name: 'Ir para o fim' }).isVisible();
  });
  const note = { conversation_id: rosa.conversation._id, message: 'Entrega combinada com a Rosa' };
  await company.owner.call(calls.createSystemMessage, note);
  await rosa.write('A que horas?');
  await see(page.getByRole('button', { name: 'Nova mensagem' }));
  expect(await unread()).toBe(1);
  await giveFile(page, 'drop', { name: 'rota.pdf', mime: 'application/pdf', bytes: sampleFiles.pdf });
  await page.getByLabel('Legenda de rota.pdf').press('Enter');
  await inView(desk, 'rota.pdf');
  await eventually(async () => (await unread()) === 0);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('on a phone a hit folds the list; in a dialog the browser searches; the read-only view searches too', async () => {
  const look = { viewport: 'phone', scheme: 'dark' } as const;
  const page = await stage.open(company.owner, `/atendimento?conversa=${rosa.conversation._id}`, look);
  const desk = deskOf(page);
  await see(desk.bubble('Sobre isto aqui'));
  await page.getByRole('button', { name: 'Buscar nesta conversa' }).click();
  await field(page).fill('nada disso');
  await see(page.getByText('Nenhuma mensagem com “nada disso”.'));
  await field(page).fill('combinada');
  await options(page).click();
  await see(desk.thread.getByText(/^Nota de/));
  await field(page).fill('varanda');
  await see(page.getByText('1 mensagem encontrada'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await options(page).click();
  await inView(desk, 'orçamento da varanda');
  await seeNo(options(page));
  await page.keyboard.press('Escape');
  await seeNo(field(page));
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await see(page.getByRole('menu'));
  await page.keyboard.press('Control+f');
  expect(await field(page).count()).toBe(0);
  await company.owner.call(calls.finishConversation, { conversation_id: rosa.conversation._id });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/conversas?busca=rosa');
  await page.getByRole('button', { name: 'Ver conversa com Rosa Varanda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversa com Rosa Varanda' });
  await see(dialog.getByText('Envio hoje!'));
  await page.keyboard.press('Control+f');
  await field(page).fill('numero 30');
  await options(page).click();
  await inView(desk, 'número 30');
  await page.keyboard.press('Escape');
  await seeNo(field(page));
  await see(dialog);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

import { randomBytes } from 'node:crypto';
import { calls } from '@prosa/contract';
import { startFakeWhatsAppWeb, type FakeWhatsAppWeb, type Phone } from '@prosa/fakes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { deskOf } from '../../src/desk.ts';
import { choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const patienceMs = 30_000;
let fake: FakeWhatsAppWeb;
let stage: Stage;
let company: TestCompany;
let page: Page;
let handset: Phone;
let customer: Phone;

const card = () => page.getByRole('article', { name: 'loja', exact: true });
const status = (word: string) => card().getByText(word, { exact: true });
const chip = async () => (await company.owner.call(calls.getChips, {}))[0];
const connect = async () => {
  await card().getByRole('button', { name: 'Conectar' }).click();
  await see(status('Conectado'));
};

beforeAll(async () => {
  const clock = { now: () => new Date() };
  const settings = { receiptDelayMs: 20, history: false };
  fake = await startFakeWhatsAppWeb({ port: 0, random: randomBytes, clock, settings });
  handset = fake.phones.add('5511987650001', { name: 'Loja' });
  customer = fake.phones.add('5541999990001', { name: 'Ana' });
  stage = await setStage({ whatsappSocketUrl: fake.url });
  company = await stage.server.createCompany();
  page = await stage.open(company.owner, '/chips');
});
afterAll(async () => {
  await stage.stop();
  await fake.close();
});

test('a number of the real kind is created, and paired by the QR code on the screen', async () => {
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo número' });
  await dialog.getByRole('radio', { name: 'WhatsApp por QR code' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Nome do número').fill('loja');
  await choose(dialog, 'Primeiro atendimento', 'Atendimento humano');
  const [department] = await company.owner.call(calls.getDepartments, {});
  await choose(dialog, 'Departamento', department?.name ?? '');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await card().getByRole('button', { name: 'Conectar' }).click();
  const connecting = page.getByRole('dialog', { name: 'Conectar loja' });
  await see(connecting.getByRole('img', { name: 'QR code para conectar loja' }));
  await handset.scan(await eventually(async () => (await chip())?.qrcode, patienceMs));
  await seeNo(connecting);
  await see(status('Conectado'), card().getByText('(11) 98765-0001'));
  expect(handset.account.companions).toHaveLength(1);
});

test('a customer’s message is on the desk, the answer is on the phone, and what came while away follows', async () => {
  const desk = await stage.open(company.owner, '/atendimento');
  await customer.send(handset.phone, 'Vocês abrem hoje?');
  await deskOf(desk).row('Vocês abrem hoje?').click();
  await deskOf(desk).answer('Abrimos às 9h.');
  await eventually(() => customer.account.inbox.length, patienceMs);
  expect(customer.account.inbox[0]?.message.extendedTextMessage?.text).toBe('Abrimos às 9h.');
  await card().getByRole('button', { name: 'Apenas desconectar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).click();
  await see(status('Desconectado'));
  await customer.send(handset.phone, 'Estou a caminho');
  await connect();
  await see(desk.getByText('Estou a caminho').first());
  expect(complaintsOf(desk)).toEqual([]);
});

test('every cause is on the card in words, with the network’s code and what to do', async () => {
  const causes = [
    [{ reason: 403 }, /^O WhatsApp bloqueou este número às .*\(código 403\)\. Peça a revisão/],
    [
      { reason: 402, expire: 3600 },
      /^O WhatsApp restringiu este número às .*, até .*\(código 402\)\. Espere/,
    ],
    [{ reason: 405 }, /^O WhatsApp recusou a versão deste programa às .*\(código 405\)\. Fale com o suporte/],
  ] as const;
  for (const [failure, sentence] of causes) {
    handset.failNextLogin(failure);
    handset.drop();
    await see(card().getByText(sentence));
    await connect();
  }
  handset.unlink();
  await see(card().getByText(/^O celular desconectou este número às .* leia o QR code\.$/));
  await card().getByRole('button', { name: 'Histórico da conexão de loja' }).click();
  const log = page.getByRole('dialog', { name: 'Conexão de loja' });
  await see(log.getByText('O celular desconectou este número (código 401).'));
  await see(log.getByText('O WhatsApp bloqueou este número (código 403).'));
  expect(complaintsOf(page)).toEqual([]);
});

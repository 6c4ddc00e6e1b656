import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { calls } from '@prosa/contract';
import { trustMediaEverywhere, type FakeWhatsAppWeb, type Phone } from '@prosa/fakes';
import { eventually } from '../../testing/eventually.ts';
import { subjects } from '../../testing/flow-drawings.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { pairWebNumber, startWebPhones, type WebNumber } from '../../testing/web-phones.ts';

const patienceMs = 30_000;
let fake: FakeWhatsAppWeb;
let server: TestServer;
let phones = 0;

beforeAll(async () => {
  fake = await startWebPhones();
  server = await startTestServer({ config: { whatsappSocketUrl: fake.url } });
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

/** Pairs a number of a fresh company, and knows a customer. */
async function openNumber(): Promise<WebNumber & { customer: Phone; company: Company }> {
  phones += 1;
  const company = await server.createCompany();
  const handset = fake.phones.add(`55119876500${10 + phones}`, { name: 'Loja' });
  const customer = fake.phones.add(`55419999900${10 + phones}`, { name: 'Ana' });
  return { ...(await pairWebNumber(company, handset)), customer, company };
}
type Company = Awaited<ReturnType<TestServer['createCompany']>>;

const textsOf = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);

it('a number pairs by QR, takes a customer’s message, answers it, and shows its ticks', async () => {
  const { customer, handset, conversation, thread, company } = await openNumber();
  await customer.send(handset.phone, 'Vocês abrem hoje?');
  const { _id: conversation_id } = await conversation(customer);
  await company.owner.call(calls.sendMessage, { conversation_id, text: 'Abrimos às 9h.' });
  const received = await eventually(() => customer.account.inbox[0], patienceMs);
  expect(received.message.extendedTextMessage?.text).toBe('Abrimos às 9h.');
  customer.read(handset.phone, [received.id]);
  await eventually(async () => (await thread(customer)).at(-1)?.status === 4, patienceMs);
  expect(textsOf(await thread(customer))).toEqual(['Vocês abrem hoje?', 'Abrimos às 9h.']);
  expect(fake.errors).toEqual([]);
}, 90_000);

it('a number is paired by a code that is typed on the phone', async () => {
  const { chip, handset, becomes, company } = await openNumber();
  await company.owner.call(calls.connectChip, { chip: chip._id, connect: false });
  await becomes({ status: 'close' });
  await company.owner.call(calls.saveChip, { _id: chip._id, reset: true });
  await eventually(async () => (await becomes({ status: 'connecting' })).qrcode, patienceMs);
  await company.owner.call(calls.pairChip, { chip: chip._id, phone: `+${handset.phone}` });
  const code = await eventually(
    async () => (await becomes({ status: 'connecting', qrcode: null })).pairing_code,
    patienceMs,
  );
  await handset.typeCode(code ?? '');
  expect(await becomes({ status: 'open' })).toMatchObject({ phone: handset.phone, pairing_code: null });
}, 90_000);

it('what was written while the number was away arrives once and in order, without a second login', async () => {
  const { chip, customer, handset, becomes, connect, thread, company } = await openNumber();
  await company.owner.call(calls.connectChip, { chip: chip._id, connect: false });
  await becomes({ status: 'close', status_reason: 'requested' });
  const told = Array.from({ length: 10 }, (_, number) => `recado ${number + 1}`);
  for (const text of told) await customer.send(handset.phone, text);
  await connect();
  expect(await becomes({ status: 'open' })).toMatchObject({ qrcode: null });
  await eventually(async () => (await thread(customer)).length === told.length, patienceMs);
  expect(textsOf(await thread(customer))).toEqual(told);
  handset.drop();
  await customer.send(handset.phone, 'depois da queda');
  await eventually(async () => (await thread(customer)).length === told.length + 1, patienceMs);
  expect(handset.account.companions).toHaveLength(1);
}, 90_000);

it('the picture that a customer shows comes from WhatsApp’s own store to the desk', async () => {
  const { customer, handset, conversation, company } = await openNumber();
  onTestFinished(await trustMediaEverywhere(fake.certificate));
  customer.setPicture(await samplePicture('jpeg', 96, 96));
  await customer.send(handset.phone, 'Oi');
  const { contact } = await conversation(customer);
  const link = await eventually(async () => {
    const { profile_picture } = await company.owner.call(calls.getContact, { contact_id: contact._id });
    return profile_picture;
  }, patienceMs);
  const shown = await fetch(server.url + link);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(fake.unknown).toEqual([]);
}, 90_000);

it('what the handset edits and takes back of its own changes in the thread, of others nothing', async () => {
  const { customer, handset, conversation, thread, company } = await openNumber();
  await customer.send(handset.phone, 'Quanto custa?');
  const { _id: conversation_id } = await conversation(customer);
  await company.owner.call(calls.sendMessage, { conversation_id, text: 'Da mesa' });
  const { id: fromDesk } = await eventually(() => customer.account.inbox[0], patienceMs);
  const typed = await handset.send(customer.phone, 'Custa dez');
  const kept = await handset.send(customer.phone, 'Fechamos às 18h');
  await eventually(async () => (await thread(customer)).length === 4, patienceMs);
  await handset.edit(customer.phone, typed, 'Custa doze');
  await handset.delete(customer.phone, fromDesk);
  await customer.delete(handset.phone, kept);
  await customer.send(handset.phone, 'Obrigada');
  await eventually(async () => textsOf(await thread(customer)).at(-1) === 'Obrigada', patienceMs);
  const now = await thread(customer);
  expect(textsOf(now)).toEqual(['Quanto custa?', '', 'Custa doze', 'Fechamos às 18h', 'Obrigada']);
  expect(now.map(({ deleted }) => deleted)).toEqual([false, true, false, false, false]);
  expect(now[2]).toMatchObject({ first_text: 'Custa dez', edited: expect.any(String) });
}, 90_000);

it('every way to end a connection has its cause with the network’s code, and only some are tried again', async () => {
  const { handset, chip, becomes, connect, company } = await openNumber();
  const refusals = [
    { reason: 403, becomes: 'banned' },
    { reason: 406, becomes: 'banned' },
    { reason: 402, expire: 3600, becomes: 'restricted' },
    { reason: 405, becomes: 'outdated' },
  ] as const;
  for (const { becomes: status_reason, ...failure } of refusals) {
    handset.failNextLogin(failure);
    handset.drop();
    const ended = await becomes({ status: 'close', status_reason, status_code: failure.reason });
    expect(ended.status_until === null).toBe(failure.reason !== 402);
    await connect();
    await becomes({ status: 'open', status_reason: null, status_code: null });
  }
  const logged = async () => (await company.owner.call(calls.getChannelLog, { chip: chip._id })).data;
  handset.streamError(503);
  await eventually(async () => (await logged()).some(({ what, code }) => what === 'lost' && code === 503));
  await becomes({ status: 'open' });
  handset.leaveMultiDevice();
  await becomes({ status: 'close', status_reason: 'multi_device_off' });
  await connect();
  await becomes({ status: 'open' });
  handset.unlink();
  await becomes({ status: 'close', status_reason: 'logged_out' });
  const stopped = (await logged()).filter(({ what }) => what === 'stopped');
  expect(stopped.map(({ reason, code }) => [reason, code])).toEqual([
    ['logged_out', 401],
    ['multi_device_off', 411],
    ['outdated', 405],
    ['restricted', 402],
    ['banned', 406],
    ['banned', 403],
  ]);
}, 120_000);

it('a flow’s menu leaves as numbered text, and a number chooses', async () => {
  const { chip, customer, handset, thread, company } = await openNumber();
  const { owner, department } = company;
  const document = subjects(['Preços', 'Suporte']);
  const flow = await owner.call(calls.saveFlow, { name: 'Menu', document, revision: 0 });
  await owner.call(calls.publishFlow, { flow_id: flow._id, revision: flow.revision });
  await owner.call(calls.changeChipService, {
    chip: { _id: chip._id, redirect: 'flow_chatbot', flow: flow._id, department },
  });
  const received = (count: number) =>
    eventually(() => customer.account.inbox[count - 1]?.message.extendedTextMessage?.text, patienceMs);
  await customer.send(handset.phone, 'oi');
  expect(await received(1)).toBe('Qual é o assunto?\n\n*1* - Preços\n*2* - Suporte');
  await customer.send(handset.phone, '2');
  expect(await received(2)).toBe('Certo: Suporte.');
  expect((await thread(customer)).every(({ choices }) => choices === null)).toBe(true);
}, 90_000);

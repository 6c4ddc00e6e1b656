import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { cloudTest as it } from '../../../testing/cloud-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import { connectCloudNumber } from '../../../testing/cloud-number.ts';

const hourMs = 3_600_000;

const refused = {
  error: true,
  message:
    'Passaram 24 horas desde a última mensagem do cliente. Envie um modelo aprovado para retomar a conversa.',
};
const textsOf = (bodies: readonly Record<string, unknown>[]) =>
  bodies.map((body) => (body['text'] as { body: string } | undefined)?.body ?? body['type']);

it.beforeEach(({ number }) => connectCloudNumber(number));

describe('the 24-hour window of an official number', () => {
  it('lets texts leave until it closes, then only an approved message, until the customer writes again', async ({
    number,
    company: { owner },
    graph,
    time,
  }) => {
    const phone = '5541988880001';
    time.pass(-23 * hourMs);
    number.inbound(phone, { body: { body: 'Vocês abrem hoje?' } });
    time.pass(23 * hourMs);
    const { _id: conversation_id } = await number.conversation(phone);
    const send = (text: string, more: object = {}) =>
      owner.attempt(calls.sendMessage, { conversation_id, text, ...more });
    const sent = () => textsOf(number.sent(phone));
    expect((await send('Sim, até as 18h')).body.error).toBe(false);
    await eventually(() => sent().length === 1);
    time.pass(1.1 * hourMs);
    const late = await send('Ainda quer vir?');
    expect([late.status, late.body]).toEqual([200, expect.objectContaining(refused)]);
    const components = [{ type: 'BODY', text: 'Seu pedido saiu.' }];
    graph.admin.templates({ waba_id: number.keys.waba_id, name: 'pedido', components });
    await owner.call(calls.syncTemplates, { chip: number.chip._id });
    const template = { name: 'pedido', language: 'pt_BR' };
    expect((await send('Seu pedido saiu.', { template })).body.error).toBe(false);
    await eventually(() => sent().length === 2);
    expect((await send('E agora?')).body.error).toBe(true);
    number.inbound(phone, { body: { body: 'Quero, sim' } });
    await eventually(async () => (await number.thread(phone)).at(-1)?.origin === 'customer');
    expect((await send('Combinado')).body.error).toBe(false);
    await eventually(() => sent().length === 3);
    expect(sent()).toEqual(['Sim, até as 18h', 'template', 'Combinado']);
  });

  it('is not open to somebody who never wrote', async ({ number, company: { owner, department } }) => {
    const { _id: conversation_id } = await owner.call(calls.startConversation, {
      jid: '5541988880002@s.whatsapp.net',
      chip: number.chip._id,
      department,
    });
    const reply = await owner.attempt(calls.sendMessage, { conversation_id, text: 'Olá!' });
    expect(reply.body).toMatchObject(refused);
    expect(number.sent('5541988880002')).toEqual([]);
  });

  it('is looked at again when a message leaves that had to wait', async ({
    number,
    company: { owner },
    time,
  }) => {
    const phone = '5541988880003';
    time.pass(-23 * hourMs);
    number.inbound(phone, { body: { body: 'Oi' } });
    time.pass(23 * hourMs);
    const { _id: conversation_id } = await number.conversation(phone);
    await owner.call(calls.connectChip, { chip: number.chip._id, connect: false });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Até já' });
    time.pass(1.1 * hourMs);
    await connectCloudNumber(number);
    const last = async () => (await number.thread(phone)).at(-1);
    await eventually(async () => (await last())?.failure === 'window_closed');
    expect(number.sent(phone)).toEqual([]);
  });
});

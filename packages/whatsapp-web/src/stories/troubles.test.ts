import { content } from '@prosa/fakes';
import { expect, it } from 'vitest';
import { wireId } from '../addresses/message-id.ts';
import { outbound } from '../testing/outbound.ts';
import { startPaired, startWorld, waitFor } from '../testing/world.ts';

it.each([
  [401, 'logged_out', false],
  [403, 'banned', false],
  [405, 'outdated', false],
  [406, 'banned', false],
  [500, 'bad_session', true],
  [503, 'service_unavailable', true],
])('a login that is refused with %i ends as %s', async (reason, told, retry) => {
  const { owner, handset } = await startPaired();
  await owner.connection?.disconnect();
  handset.failNextLogin({ reason });
  await owner.connect();
  expect(await owner.closed()).toMatchObject({ reason: told, retry, code: reason });
  expect(owner.credentials === null).toBe(reason === 401);
});

it('a temporary ban says until when', async () => {
  const { owner, handset } = await startPaired();
  await owner.connection?.disconnect();
  handset.failNextLogin({ reason: 402, code: 101, expire: 3600 });
  await owner.connect();
  const { until, ...close } = await owner.closed();
  expect(close).toMatchObject({ reason: 'restricted', retry: false, code: 402 });
  expect(Math.abs((until?.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
});

it.each<[string, (handset: Awaited<ReturnType<typeof startPaired>>['handset']) => void, object]>([
  ['a cut', (handset) => handset.drop(), { reason: 'connection_lost', retry: true, code: 428 }],
  [
    'an error of the stream',
    (handset) => handset.streamError(503),
    { reason: 'service_unavailable', retry: true },
  ],
  [
    'a phone without linked devices',
    (handset) => handset.leaveMultiDevice(),
    { reason: 'multi_device_off', retry: false },
  ],
  ['a device taken off the phone', (handset) => handset.unlink(), { reason: 'logged_out', retry: false }],
])('%s ends the open connection', async (_what, happen, told) => {
  const { owner, handset } = await startPaired();
  happen(handset);
  expect(await owner.closed()).toMatchObject(told);
});

it('a refused chat makes it ask what is held, and is never tried again', async () => {
  const { owner, customer, handset, fake } = await startPaired();
  await waitFor(() => fake.answered('get w:mex query') === 2);
  const asked = fake.answered('get w:mex query');
  handset.refuseNextMessage(463);
  const first = outbound(customer.jid, 'Olá?');
  await expect(owner.connection?.send(first)).rejects.toMatchObject({ code: 'new_chats_held' });
  await waitFor(() => fake.answered('get w:mex query') > asked);
  expect(customer.account.inbox).toEqual([]);
  await owner.connection?.send(outbound(customer.jid, 'Resposta'));
  expect(customer.account.inbox).toHaveLength(1);
});

it('passes on what the network says of new chats', async () => {
  const { owner, handset, customer, fake } = await startPaired();
  await waitFor(() => fake.answered('get w:mex query') === 2);
  // What was asked when the number opened has been answered before this.
  await owner.connection?.checkPhone(customer.phone);
  const until = Math.floor(Date.now() / 1000) + 3600;
  handset.limitNewChats({ heldUntil: until });
  await waitFor(() => owner.heard.limits.at(-1)?.held === true);
  expect(owner.heard.limits.at(-1)).toMatchObject({ held: true, until: new Date(until * 1000) });
  handset.limitNewChats(null);
  await waitFor(() => owner.heard.limits.at(-1)?.held === false);
});

it('other refusals end the message', async () => {
  const { owner, customer, handset } = await startPaired();
  handset.refuseNextMessage(479);
  await expect(owner.connection?.send(outbound(customer.jid, 'x'))).rejects.toMatchObject({
    code: 'undeliverable',
  });
});

it('an answer that is lost leaves the outcome open, and the phone shows the message once', async () => {
  const { owner, customer, handset } = await startPaired({ automaticReceipts: false });
  handset.loseNextAck();
  const message = outbound(customer.jid, 'Chegou?');
  await expect(owner.connection?.send(message)).rejects.toMatchObject({ name: 'SendOutcomeUnknown' });
  await owner.closed();
  expect(await owner.connection?.confirm(message.platform_message_id)).toBe('unknown');
  await owner.connect();
  await owner.opened();
  await expect.poll(() => owner.connection?.confirm(message.platform_message_id)).toBe('absent');
  await owner.connection?.send(message);
  expect(customer.account.inbox.map(({ id }) => id)).toEqual([wireId(message.platform_message_id)]);
});

it('a message that cannot be decrypted is shown as such and fills in when it comes again', async () => {
  const { owner, customer, handset } = await startPaired();
  await customer.send(handset.phone, 'antes');
  await waitFor(() => owner.messages.size === 1);
  handset.damageNext();
  const id = await customer.send(handset.phone, 'segredo');
  await waitFor(() => owner.messages.get(id)?.message === 'segredo');
  const arrivals = owner.heard.arrivals.filter(({ platform_message_id }) => platform_message_id === id);
  expect(arrivals.map(({ marks }) => marks)).toEqual([['undecryptable'], []]);
});

it('a phone that cannot read a message gets it again from what was kept', async () => {
  const { owner, customer } = await startPaired();
  customer.cannotReadNext();
  const message = outbound(customer.jid, 'Legível?');
  await owner.connection?.send(message);
  await waitFor(() => customer.account.inbox.length === 1);
  expect(customer.account.inbox[0]?.id).toBe(wireId(message.platform_message_id));
});

it('goes on with a customer who has a new phone', async () => {
  const { owner, customer, handset } = await startPaired();
  await customer.send(handset.phone, 'antes');
  await waitFor(() => owner.messages.size === 1);
  customer.reinstall([handset.phone]);
  const id = await customer.send(handset.phone, 'depois');
  await waitFor(() => owner.messages.get(id)?.message === 'depois');
  await owner.connection?.send(outbound(customer.jid, 'Certo'));
  await waitFor(() => customer.account.inbox.length > 0);
  expect(customer.account.inbox.map(({ message }) => message.extendedTextMessage?.text)).toEqual(['Certo']);
});

it('reports a call once and never answers it', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = customer.call(handset.phone, { video: true });
  customer.hangUp(handset.phone, id);
  await waitFor(() => owner.heard.calls.length === 1);
  expect(owner.heard.calls[0]).toMatchObject({ id, video: true, peer: { phone: customer.phone } });
  await customer.send(handset.phone, 'liguei');
  await waitFor(() => owner.messages.size === 1);
  expect(owner.heard.calls).toHaveLength(1);
});

it('groups and status are none of its business', async () => {
  const { owner, customer, handset, fake } = await startPaired();
  const group = customer.createGroup('Família', [customer.phone, handset.phone]);
  await customer.send(group, 'no grupo');
  await customer.postStatus([handset.phone], 'no status');
  const id = await customer.send(handset.phone, 'para a loja');
  await waitFor(() => owner.messages.size === 1);
  expect([...owner.messages.keys()]).toEqual([id]);
  expect(fake.unknown).toEqual([]);
});

it('shows choices, polls and what is unknown honestly', async () => {
  const { owner, customer, handset } = await startPaired();
  await customer.send(handset.phone, {
    buttonsResponseMessage: { selectedButtonId: '1', selectedDisplayText: 'Sim' },
  });
  await customer.send(handset.phone, {
    pollCreationMessageV3: { name: 'Qual?', options: [{ optionName: 'A' }] },
  });
  await customer.send(handset.phone, { viewOnceMessageV2: { message: content.text('uma vez') } });
  await customer.send(handset.phone, { requestPhoneNumberMessage: {} });
  await waitFor(() => owner.messages.size === 4);
  expect([...owner.messages.values()].map(({ marks }) => marks)).toEqual([
    ['choice'],
    ['poll'],
    ['view_once'],
    ['unsupported'],
  ]);
});

it('a wrong code for pairing links nothing', async () => {
  const { owner, handset } = await startWorld();
  await owner.connect(handset.phone);
  await waitFor(() => owner.heard.codes.length > 0);
  await expect(handset.typeCode('AAAAAAAA')).rejects.toThrow(/wrong|code/i);
  expect(handset.account.companions).toEqual([]);
  expect(owner.credentials).toBeNull();
});

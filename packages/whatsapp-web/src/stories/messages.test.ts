import { expect, it } from 'vitest';
import { wireId } from '../addresses/message-id.ts';
import { outbound } from '../testing/outbound.ts';
import { startPaired, waitFor } from '../testing/world.ts';

it('takes a message of a customer and sends an answer that the phone shows', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.send(handset.phone, 'Bom dia');
  await waitFor(() => owner.messages.size === 1);
  const { phone, jid, lid } = customer;
  const told = { message: 'Bom dia', from_me: false, peer: { phone, jid, lid, name: 'Ana' } };
  expect(owner.messages.get(id)).toMatchObject(told);
  const answer = outbound(jid, 'Olá, Ana', {
    reply_to: id,
    quoted: { message: 'Bom dia', by_customer: true },
  });
  await owner.connection?.send(answer);
  await waitFor(() => owner.heard.receipts.length === 1);
  expect(owner.heard.receipts[0]).toMatchObject({
    platform_message_id: answer.platform_message_id,
    status: 3,
  });
  const [shown] = customer.account.inbox;
  expect(shown?.id).toBe(wireId(answer.platform_message_id));
  expect(shown?.message.extendedTextMessage).toMatchObject({
    text: 'Olá, Ana',
    contextInfo: { stanzaId: id, quotedMessage: { conversation: 'Bom dia' } },
  });
});

it.each([0, 150])('hears of delivery and reading when phones take %i ms', async (receiptDelayMs) => {
  const { owner, customer, handset } = await startPaired({ receiptDelayMs });
  const sent = outbound(customer.jid, 'Olá');
  await owner.connection?.send(sent);
  customer.read(handset.phone, [wireId(sent.platform_message_id)]);
  customer.read(handset.phone, [wireId(sent.platform_message_id)], 'played');
  await waitFor(() => owner.heard.receipts.length === 3);
  expect(owner.heard.receipts.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    3, 4, 5,
  ]);
  expect(await owner.connection?.confirm(sent.platform_message_id)).toBe('accepted');
});

it('hears what the business writes on its own phone', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await handset.send(customer.phone, 'Já respondo');
  await waitFor(() => owner.messages.size === 1);
  expect(owner.messages.get(id)).toMatchObject({
    from_me: true,
    message: 'Já respondo',
    peer: { phone: customer.phone, jid: customer.jid, name: null },
  });
});

it('reads what the handset changes of its own messages', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await handset.send(customer.phone, 'Custa dez');
  await handset.edit(customer.phone, id, 'Custa doze');
  await handset.delete(customer.phone, id);
  await waitFor(() => owner.heard.deleted.length === 1);
  const own = { platform_message_id: id, from_me: true, peer: { phone: customer.phone } };
  expect(owner.heard.edited).toEqual([expect.objectContaining({ message: 'Custa doze' })]);
  expect(owner.heard.edited[0]).toMatchObject(own);
  expect(owner.heard.deleted[0]).toMatchObject(own);
});

it('reads changes of the customer in the order in which they were made', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.send(handset.phone, 'Quero dois');
  await customer.edit(handset.phone, id, 'Quero três');
  await customer.react(handset.phone, id, '🙏');
  await customer.delete(handset.phone, id);
  await waitFor(() => owner.heard.deleted.length === 1);
  expect(owner.heard.edited[0]).toMatchObject({ platform_message_id: id, message: 'Quero três' });
  expect(owner.heard.reactions[0]).toMatchObject({ platform_message_id: id, emoji: '🙏', from_me: false });
  expect(owner.heard.deleted[0]).toMatchObject({ platform_message_id: id, peer: { phone: customer.phone } });
});

it('changes and deletes its own messages and reacts on the phone', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.send(handset.phone, 'Oi');
  const sent = outbound(customer.jid, 'Errado');
  await owner.connection?.send(sent);
  const wrong = () => customer.account.inbox.find((each) => each.id === wireId(sent.platform_message_id));
  await owner.connection?.edit(customer.jid, sent.platform_message_id, 'Certo');
  expect(wrong()).toMatchObject({ edited: true });
  await owner.connection?.react(
    { to: customer.jid, platform_message_id: sent.platform_message_id, by_customer: false },
    '👍',
  );
  expect(wrong()?.reactions).toEqual({ [handset.phone]: '👍' });
  await owner.connection?.react({ to: customer.jid, platform_message_id: id, by_customer: true }, '❤️');
  await owner.connection?.delete(customer.jid, sent.platform_message_id);
  expect(wrong()).toMatchObject({ deleted: true });
});

it('shows typing on both sides and marks as read', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.send(handset.phone, 'Oi');
  await waitFor(() => owner.messages.size === 1);
  await owner.connection?.markRead(customer.jid, [id]);
  await waitFor(() =>
    customer.account.receipts.some((receipt) => receipt.id === id && receipt.type === 'read'),
  );
  owner.connection?.typing(customer.jid, true);
  await waitFor(() => customer.account.typing.some(({ state }) => state === 'composing'));
  customer.typing(handset.phone);
  await waitFor(() => owner.heard.typing.length > 0);
  expect(owner.heard.typing[0]).toMatchObject({ phone: customer.phone });
});

it('writes to people whose phone is hidden, and learns the phone when the network tells it', async () => {
  const { owner, customer, handset } = await startPaired({ addressing: 'lid_only', history: false });
  await customer.send(handset.phone, 'Quem sou?');
  await waitFor(() => owner.messages.size === 1);
  const [message] = owner.messages.values();
  expect(message?.peer).toEqual({ phone: null, jid: customer.lid, lid: customer.lid, name: 'Ana' });
  await owner.connection?.send(outbound(customer.lid, 'Não sei'));
  await waitFor(() => customer.account.inbox.length === 1);
  // Asking who has this phone brings the LID along.
  await owner.connection?.send(outbound(customer.jid, 'Agora sei'));
  await waitFor(() => owner.heard.identified.length > 0);
  expect(owner.heard.identified[0]).toMatchObject({ phone: customer.phone, lid: customer.lid });
  await customer.send(handset.phone, 'E agora?');
  await waitFor(() => owner.messages.size === 2);
  expect([...owner.messages.values()].at(-1)?.peer.phone).toBe(customer.phone);
});

it('finds the address of a phone under either spelling, and nobody where nobody is', async () => {
  const { owner, fake } = await startPaired();
  const old = fake.phones.add('554188880000');
  expect(await owner.connection?.checkPhone('5541988880000')).toBe(old.jid);
  expect(await owner.connection?.checkPhone('5541977770000')).toBeNull();
});

it('knows what it never sent', async () => {
  const { owner } = await startPaired();
  expect(await owner.connection?.confirm('0199f3c2-1b2a-7c3d-8e4f-5a6b7c8d9e0f')).toBe('absent');
});

it('a message costs one write of keys, whichever way it goes, and no read', async () => {
  const { owner, customer, handset } = await startPaired({ automaticReceipts: false });
  const talk = async (text: string) => {
    const known = owner.messages.size;
    await customer.send(handset.phone, text);
    await waitFor(() => owner.messages.size > known);
    await owner.connection?.send(outbound(customer.jid, text));
  };
  // The first ones make sessions and ask who is who.
  for (const text of ['um', 'dois', 'três']) await talk(text);
  const before = { ...owner.store.calls };
  for (let number = 0; number < 10; number += 1) await talk(`mais ${number}`);
  expect(owner.store.calls.reads - before.reads).toBe(0);
  expect(owner.store.calls.writes - before.writes).toBeLessThanOrEqual(20);
});

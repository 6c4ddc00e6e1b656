import { expect, it } from 'vitest';
import { startPaired, startWorld, pair, waitFor } from './testing/world.ts';
import { randomUUID } from 'node:crypto';
import type { OutboundMessage } from '@prosa/whatsapp';

const text = (to: string, message: string): OutboundMessage => ({
  platform_message_id: randomUUID(),
  to,
  type: 'text',
  message,
  media_url: null,
  file_name: null,
  voice: false,
  link_preview: false,
  reply_to: null,
});

it('pairs by QR, keeps its login, and is told to connect again at once', async () => {
  const world = await startWorld();
  await pair(world);
  const { owner, handset } = world;
  const closes = owner.heard.status.filter(({ status }) => status === 'close');
  expect(closes).toEqual([
    { status: 'close', reason: 'connection_lost', retry: true, code: 515, until: null, at_once: true },
  ]);
  expect(owner.heard.status.at(-1)).toEqual({ status: 'open', phone: handset.phone, jid: handset.jid });
  expect(owner.credentials).toContain('noiseKey');
  expect([...owner.store.rows.keys()].filter((key) => key.startsWith('pre-key/')).length).toBeGreaterThan(800);
});

it('takes a message of a customer and sends an answer that the phone shows', async () => {
  const { owner, customer, handset } = await startPaired();
  const id = await customer.send(handset.phone, 'Bom dia');
  await waitFor(() => owner.messages.size === 1);
  expect(owner.messages.get(id)).toMatchObject({
    message: 'Bom dia',
    from_me: false,
    peer: { phone: customer.phone, jid: customer.jid, lid: customer.lid, name: 'Ana' },
  });
  const answer = text(customer.jid, 'Olá, Ana');
  await owner.connection?.send(answer);
  await waitFor(() => owner.heard.receipts.length === 1);
  expect(owner.heard.receipts[0]).toMatchObject({
    platform_message_id: answer.platform_message_id,
    status: 3,
  });
  expect(customer.account.inbox.map(({ message }) => message.extendedTextMessage?.text)).toEqual([
    'Olá, Ana',
  ]);
});

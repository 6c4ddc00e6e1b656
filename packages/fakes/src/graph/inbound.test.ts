import { expect, test, vi } from 'vitest';
import { connectLink, createOwner, customer, keys } from './testing.ts';

const jid = `${customer}@s.whatsapp.net`;

test('every type of message arrives as what it is, in order, and an unknown one is visible', async () => {
  const { inbound, owner } = await connectLink();
  const part = (type: string, body: unknown) => inbound({ type, body });
  part('text', { body: 'Bom dia' });
  part('image', { id: 'm1', caption: 'A foto' });
  part('audio', { id: 'm2', voice: true });
  part('document', { id: 'm3', filename: 'nota.pdf' });
  part('location', { latitude: -25.43, longitude: -49.25, name: 'Mercado', address: 'Av. Sete' });
  part('contacts', [
    { name: { formatted_name: 'Rui; Costa' }, phones: [{ phone: '+55 41 9', wa_id: '5541' }] },
  ]);
  part('button', { payload: 'yes', text: 'Sim' });
  part('interactive', { type: 'list_reply', list_reply: { id: 'row-2', title: 'Financeiro' } });
  part('interactive', {
    type: 'nfm_reply',
    nfm_reply: { body: 'Enviado', response_json: '{"nome":"Bia","flow_token":"x"}' },
  });
  part('interactive', {});
  part('order', {
    text: 'Quero',
    product_items: [{ product_retailer_id: 'bolo', quantity: 2, item_price: 9.5, currency: 'BRL' }],
  });
  part('unsupported', undefined);
  part('hologram', { any: 'thing' });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(13));
  const seen = owner.messages.map(({ type, message, marks, option_id, media_ref }) => [
    type,
    message,
    marks,
    option_id ?? media_ref,
  ]);
  expect(seen).toEqual([
    ['text', 'Bom dia', [], null],
    ['image', 'A foto', [], 'm1'],
    ['audio', '', [], 'm2'],
    ['document', '', [], 'm3'],
    ['location', '-25.43,-49.25\nMercado\nAv. Sete', [], null],
    ['contact', 'BEGIN:VCARD\nVERSION:3.0\nFN:Rui\\; Costa\nTEL;waid=5541:+55 41 9\nEND:VCARD', [], null],
    ['text', 'Sim', ['choice'], 'yes'],
    ['text', 'Financeiro', ['choice'], 'row-2'],
    ['text', 'Enviado\nnome: Bia', ['choice'], null],
    ['text', '', ['unsupported'], null],
    ['text', 'Quero\n2 × bolo – R$ 9,50\nTotal: R$ 19,00', ['order'], null],
    ['text', '', ['unsupported'], null],
    ['text', '', ['unsupported'], null],
  ]);
  expect(owner.messages[0]).toMatchObject({
    from_me: false,
    peer: { phone: customer, jid, name: 'Cliente' },
  });
  expect(owner.messages[2]?.voice).toBe(true);
});

test('a customer who hides the phone is addressed by user id', async () => {
  const { inbound, owner, connection, graph } = await connectLink();
  inbound({ from: null, user_id: 'US.13491208655302741918', body: { body: 'Oi' } });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(1));
  const peer = owner.messages[0]?.peer;
  expect(peer).toMatchObject({
    phone: null,
    jid: 'US.13491208655302741918',
    bsuid: 'US.13491208655302741918',
  });
  await connection.react(
    {
      to: peer?.jid ?? '',
      platform_message_id: owner.messages[0]?.platform_message_id ?? '',
      by_customer: true,
    },
    '👍',
  );
  expect(graph.world.sent[0]?.body).toMatchObject({ recipient: peer?.jid, reaction: { emoji: '👍' } });
});

test('reactions, edits, deletions, a changed number and echoes of the Business app are events of their own', async () => {
  const { inbound, owner } = await connectLink();
  const id = inbound({ body: { body: 'Bom dia' } });
  inbound({ type: 'reaction', body: { message_id: id, emoji: '❤️' } });
  inbound({ type: 'reaction', body: { message_id: id } });
  inbound({
    type: 'edit',
    body: { original_message_id: id, message: { type: 'text', text: { body: 'Boa tarde' } } },
  });
  inbound({ type: 'revoke', body: { original_message_id: id } });
  const moved = { type: 'user_changed_number', wa_id: '5541977776666', body: 'mudou' };
  inbound({ type: 'system', body: moved });
  inbound({ type: 'system', user_id: 'US.77', body: moved });
  inbound({ echo: true, body: { body: 'Do celular' }, context: { forwarded: true } });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(3));
  expect(owner.reactions.map(({ emoji, platform_message_id }) => [emoji, platform_message_id])).toEqual([
    ['❤️', id],
    [null, id],
  ]);
  expect(owner.edits).toMatchObject([{ platform_message_id: id, message: 'Boa tarde' }]);
  expect(owner.deleted).toEqual([id]);
  expect(owner.messages[1]?.message).toBe('Mudou de número: agora é +5541977776666.');
  expect(owner.identified).toMatchObject([{ phone: '5541977776666', bsuid: 'US.77' }]);
  expect(owner.messages[2]).toMatchObject({
    from_me: true,
    message: 'Do celular',
    marks: ['forwarded'],
    peer: { jid },
  });
});

test('a body that the owner refuses comes again, whole and in order; one that comes twice is harmless', async () => {
  let away = true;
  const owner = createOwner(async ({ message }) => {
    if (away && message === 'b') throw new Error('database away');
  });
  const { inbound, graph, webhook } = await connectLink({ owner });
  graph.admin.settings({ webhook: { batch_ms: 40, copies: 2 } });
  for (const body of ['a', 'b', 'c']) inbound({ body: { body } });
  await vi.waitFor(() => expect(webhook.bodies).toHaveLength(2));
  away = false;
  webhook.again();
  await vi.waitFor(() => expect(webhook.bodies).toHaveLength(0));
  const texts = owner.messages.map(({ message }) => message);
  expect(texts.slice(-6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(new Set(owner.messages.map(({ platform_message_id }) => platform_message_id)).size).toBe(3);
});

test('what is badly signed is refused, and delivered again once it is signed well', async () => {
  const { inbound, graph, webhook, owner } = await connectLink();
  graph.admin.settings({ webhook: { bad_signature: true, retry_ms: 10 } });
  inbound({ body: { body: 'Oi' } });
  await vi.waitFor(() => expect(webhook.refused.length).toBeGreaterThan(0));
  expect(owner.messages).toHaveLength(0);
  graph.admin.settings({ webhook: { bad_signature: false } });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(1));
});

test('a file is fetched with the token, for five minutes, and only from the Graph', async () => {
  const { inbound, owner, connection, graph } = await connectLink();
  inbound({ type: 'image', file: { base64: Buffer.from('foto').toString('base64'), mime: 'image/jpeg' } });
  await vi.waitFor(() => expect(owner.messages).toHaveLength(1));
  const media_ref = owner.messages[0]?.media_ref ?? '';
  expect(Buffer.from(await connection.fetchMedia(media_ref)).toString()).toBe('foto');
  await expect(connection.fetchMedia('1234567')).rejects.toMatchObject({ code: 'not_found' });
  const url = await fetch(`${graph.url}/v23.0/${media_ref}`, {
    headers: { authorization: `Bearer ${keys.access_token}` },
  });
  const described = (await url.json()) as { url: string };
  expect((await fetch(described.url)).status).toBe(401);
  graph.admin.clock({ advance_ms: 6 * 60_000 });
  const late = await fetch(described.url, { headers: { authorization: `Bearer ${keys.access_token}` } });
  expect(late.status).toBe(401);
});

test.each([
  ['a wrong token', { access_token: 'no' }, 'keys_refused', 190],
  ['a wrong number', { phone_number_id: '999999' }, 'keys_refused', 100],
])('%s closes the number and says so', async (_name, wrong, reason, code) => {
  const { owner } = await connectLink({ given: { ...keys, ...wrong } });
  expect(owner.statuses.at(-1)).toMatchObject({ status: 'close', reason, code, retry: false });
});

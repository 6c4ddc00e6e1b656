import { SendOutcomeUnknown, SendPostponed, SendRejected } from '@prosa/whatsapp';
import { expect, test, vi } from 'vitest';
import { connectLink, createOwner, customer, outbound } from './testing.ts';

async function talk() {
  const link = await connectLink();
  link.inbound({ body: { body: 'Oi' } });
  await vi.waitFor(() => expect(link.owner.messages).toHaveLength(1));
  return link;
}

const dataUrl = (mime: string, bytes: Uint8Array | string) =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

test('a message goes out under our id, and its ticks come back under it, in any order', async () => {
  const { connection, owner, graph } = await talk();
  graph.admin.settings({ webhook: { batch_ms: 60, reorder: true } });
  await connection.send(outbound('A1'));
  graph.admin.read({ message: 'A1' });
  await vi.waitFor(() => expect(owner.receipts).toHaveLength(3));
  expect(owner.receipts.map(({ platform_message_id }) => platform_message_id)).toEqual(['A1', 'A1', 'A1']);
  expect(new Set(owner.receipts.map(({ status }) => status))).toEqual(new Set([2, 3, 4]));
  expect(graph.world.sent[0]).toMatchObject({ to: customer, body: { text: { body: 'texto A1' } } });
  expect(await connection.confirm('A1')).toBe('accepted');
});

test('a lost answer is unknown until the Graph reports, and nothing is sent twice', async () => {
  const { connection, owner, graph } = await talk();
  graph.admin.settings({ webhook: { delay_ms: 100 } });
  graph.admin['next-error']({ mode: 'lost' });
  await expect(connection.send(outbound('A1'))).rejects.toBeInstanceOf(SendOutcomeUnknown);
  expect(await connection.confirm('A1')).toBe('unknown');
  await vi.waitFor(() => expect(owner.receipts.length).toBeGreaterThan(0));
  expect(await connection.confirm('A1')).toBe('accepted');
  await connection.send(outbound('A1'));
  expect(graph.world.sent).toHaveLength(1);
});

test('what never left is absent; what could not be noted is not sent', async () => {
  const { connection, store, graph } = await talk();
  expect(await connection.confirm('A1')).toBe('absent');
  store.failing = true;
  await expect(connection.send(outbound('A1'))).rejects.toMatchObject({ name: 'NotConnected' });
  store.failing = false;
  expect(graph.world.sent).toHaveLength(0);
  await connection.send(outbound('A1'));
  expect(graph.world.sent).toHaveLength(1);
});

test('a quote of ours and a reaction to ours find each other both ways, also after a reconnect', async () => {
  const { connection, owner, graph, inbound, reconnect } = await talk();
  await connection.send(outbound('A1'));
  const wamid = graph.world.sent[0]?.id ?? '';
  await connection.disconnect();
  const next = createOwner();
  const again = await reconnect(next);
  inbound({ body: { body: 'Sim' }, context: { id: wamid } });
  inbound({ type: 'reaction', body: { message_id: wamid, emoji: '👍' } });
  await vi.waitFor(() => expect(next.reactions).toHaveLength(1));
  expect(next.messages[0]?.reply_to).toBe('A1');
  expect(next.reactions[0]).toMatchObject({ platform_message_id: 'A1', emoji: '👍' });
  await again.send(outbound('A2', { reply_to: 'A1' }));
  await again.send(outbound('A3', { reply_to: owner.messages[0]?.platform_message_id ?? '' }));
  expect(graph.world.sent.map(({ context_id }) => context_id)).toEqual([
    null,
    wamid,
    owner.messages[0]?.platform_message_id,
  ]);
  await again.react({ to: customer, platform_message_id: 'A1', by_customer: false }, null);
  expect(graph.world.sent.at(-1)?.body).toMatchObject({ reaction: { message_id: wamid, emoji: '' } });
});

test.each([
  [
    'an image',
    outbound('F', { type: 'image', message: 'foto' }),
    'image/jpeg',
    { image: { caption: 'foto' } },
  ],
  [
    'a voice note',
    outbound('F', { type: 'audio', message: '', voice: true }),
    'audio/ogg',
    { audio: { voice: true } },
  ],
  [
    'an audio with a text',
    outbound('F', { type: 'audio', message: 'ouça' }),
    'audio/mpeg',
    { document: { caption: 'ouça' } },
  ],
  [
    'a document',
    outbound('F', { type: 'document', message: '', file_name: 'a.pdf' }),
    'application/pdf',
    { document: { filename: 'a.pdf' } },
  ],
  ['a sticker', outbound('F', { type: 'sticker', message: '' }), 'image/webp', { sticker: {} }],
])('%s is uploaded and sent', async (_name, message, mime, body) => {
  const { connection, graph } = await talk();
  await connection.send({ ...message, media_url: dataUrl(mime, 'bytes') });
  expect(graph.world.sent[0]?.body).toMatchObject(body);
  const [stored] = graph.world.media.values();
  expect(Buffer.from(stored?.bytes ?? '').toString()).toBe('bytes');
});

test.each([
  [
    'a picture of a kind that Meta refuses',
    { type: 'image', media_url: dataUrl('image/gif', 'x') },
    'file_refused',
  ],
  [
    'a picture that is too large',
    { type: 'image', media_url: dataUrl('image/png', new Uint8Array(5_300_000)) },
    'too_large',
  ],
  ['a text that is too long', { message: 'x'.repeat(4097) }, 'too_large'],
  ['an address of another network', { to: '123@lid' }, 'undeliverable'],
] as const)('%s is refused before the network', async (_name, more, code) => {
  const { connection, graph } = await talk();
  await expect(connection.send(outbound('A1', more))).rejects.toMatchObject({ name: 'SendRejected', code });
  expect(graph.world.sent).toHaveLength(0);
  expect(graph.world.media.size).toBe(0);
});

test('options go out as buttons or as a list, a place as a place', async () => {
  const { connection, graph } = await talk();
  const options = ['um', 'dois'].map((title) => ({ id: title, title, description: null }));
  await connection.send(outbound('A1', { choices: { button: null, options } }));
  await connection.send(outbound('A2', { choices: { button: 'Ver opções', options } }));
  await connection.send(outbound('A3', { type: 'location', message: '-25.4,-49.2\nMercado\nAv. Sete' }));
  expect(graph.world.sent.map(({ body }) => body)).toMatchObject([
    {
      interactive: {
        type: 'button',
        action: { buttons: [{ reply: { id: 'um' } }, { reply: { id: 'dois' } }] },
      },
    },
    { interactive: { type: 'list', action: { button: 'Ver opções' } } },
    { location: { latitude: -25.4, name: 'Mercado', address: 'Av. Sete' } },
  ]);
});

test('outside the window a free text fails afterwards, and a template arrives', async () => {
  const { connection, owner, graph } = await talk();
  graph.admin.clock({ advance_ms: 25 * 3_600_000 });
  graph.admin.templates({
    waba_id: '102290129340398',
    name: 'volta',
    components: [{ type: 'BODY', text: 'Olá {{1}}' }],
  });
  await connection.send(outbound('A1'));
  await vi.waitFor(() =>
    expect(owner.failures).toEqual([{ platform_message_id: 'A1', code: 'window_closed' }]),
  );
  await expect(connection.confirm('A1')).rejects.toMatchObject({ code: 'window_closed' });
  const template = { name: 'volta', language: 'pt_BR', header: [], body: ['Bia'], buttons: [] };
  await connection.send(outbound('A2', { template }));
  await vi.waitFor(() =>
    expect(owner.receipts.map(({ platform_message_id }) => platform_message_id)).toContain('A2'),
  );
  const missing = outbound('A3', { template: { ...template, body: [] } });
  await expect(connection.send(missing)).rejects.toMatchObject({ code: 'template_refused' });
  // What failed may be sent again under its id.
  await connection.send(outbound('A1', { template }));
  expect(graph.world.sent.filter(({ callback_data }) => callback_data === 'A1')).toHaveLength(2);
});

test.each([
  [131026, 'undeliverable'],
  [131050, 'opted_out'],
  [131042, 'payment_missing'],
  [131037, 'name_not_approved'],
  [132015, 'template_refused'],
  [131053, 'file_refused'],
  [131049, 'undeliverable'],
  [100, 'refused'],
  [999_999, 'refused'],
] as const)('error %i refuses the message as %s', async (code, expected) => {
  const { connection, graph } = await talk();
  graph.admin['next-error']({ code });
  const sending = connection.send(outbound('A1'));
  await expect(sending).rejects.toBeInstanceOf(SendRejected);
  await expect(sending).rejects.toMatchObject({ code: expected });
});

test.each([
  [130429, 'number'],
  [80007, 'number'],
  [4, 'number'],
  [131016, 'number'],
  [131056, 'conversation'],
  [131000, 'conversation'],
] as const)('error %i postpones the %s', async (code, scope) => {
  const { connection, graph } = await talk();
  graph.admin['next-error']({ code, times: 2 });
  const waits = async () => {
    const error: unknown = await connection.send(outbound('A1')).catch((reason: unknown) => reason);
    if (!(error instanceof SendPostponed)) throw error;
    expect(error.scope).toBe(scope);
    return Math.round((error.until.getTime() - graph.world.clock.now().getTime()) / 1000);
  };
  const first = await waits();
  graph.admin.clock({ advance_ms: 5000 });
  expect([first, await waits()]).toEqual(scope === 'number' ? [2, 4] : [4, 16]);
  await connection.send(outbound('A1'));
});

test('what was under way together and is refused together is one pause, and not a longer one', async () => {
  const { connection, graph } = await talk();
  graph.admin['next-error']({ code: 130429, times: 6 });
  const sends = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => connection.send(outbound(`A${i}`))),
  );
  const waits = sends.map((send) => {
    const { until } = (send as PromiseRejectedResult).reason as SendPostponed;
    return Math.round((until.getTime() - graph.world.clock.now().getTime()) / 1000);
  });
  expect(waits).toEqual([2, 2, 2, 2, 2, 2]);
});

test('an error of reputation holds new chats, also after a reconnect; one of the keys closes the number', async () => {
  const { connection, owner, graph, reconnect } = await talk();
  graph.admin['next-error']({ code: 131048 });
  await expect(connection.send(outbound('A1'))).rejects.toMatchObject({ code: 'new_chats_held' });
  expect(owner.limits.at(-1)).toMatchObject({ held: true });
  const later = createOwner();
  await (await reconnect(later)).disconnect();
  expect(later.limits).toEqual([owner.limits.at(-1)]);
  graph.admin['next-error']({ code: 190 });
  await expect(connection.send(outbound('A2'))).rejects.toMatchObject({ name: 'NotConnected' });
  await vi.waitFor(() =>
    expect(owner.statuses.at(-1)).toMatchObject({
      status: 'close',
      reason: 'keys_refused',
      code: 190,
      retry: false,
    }),
  );
});

test('46 messages at once to one customer: the last waits, and Meta never refuses', async () => {
  const { connection, graph } = await talk();
  graph.admin.settings({ pair_rate: true, throughput: 80 });
  const results = await Promise.allSettled(
    Array.from({ length: 46 }, (_, i) => connection.send(outbound(`A${i}`))),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ name: 'SendPostponed', scope: 'conversation' });
  expect(graph.world.sent).toHaveLength(45);
});

test('reading and typing are shown beside the customer’s last message', async () => {
  const { connection, owner, graph } = await talk();
  const message_id = owner.messages[0]?.platform_message_id ?? '';
  await connection.markRead(customer, [message_id]);
  connection.typing(`${customer}@s.whatsapp.net`, true);
  connection.typing(`${customer}@s.whatsapp.net`, true);
  await vi.waitFor(() =>
    expect(graph.world.read).toEqual([
      { message_id, typing: false },
      { message_id, typing: true },
    ]),
  );
});

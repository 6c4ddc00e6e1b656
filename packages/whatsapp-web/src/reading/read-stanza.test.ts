import { expect, it } from 'vitest';
import { loadBaileys } from '../baileys/load-baileys.ts';
import { readAbsent, readStanza } from './read-stanza.ts';

const me = { phone: '5511987650001', lid: '999999999999999' };
const from = '5541999990001@s.whatsapp.net';
const padded = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.of(1)]);

it('reads messages that the own phone passes on, and nothing else of what devices tell each other', async () => {
  const baileys = await loadBaileys();
  const { Message, WebMessageInfo } = baileys.proto;
  const webMessageInfoBytes = WebMessageInfo.encode({
    key: { remoteJid: from, fromMe: false, id: 'AC01' },
    message: { conversation: 'veio depois' },
    messageTimestamp: 1_763_899_200,
    pushName: 'Ana',
  }).finish();
  const answer = {
    peerDataOperationResult: [{ placeholderMessageResendResponse: { webMessageInfoBytes } }, {}],
  };
  const plaintext = padded(
    Message.encode({
      protocolMessage: { type: 17, peerDataOperationRequestResponseMessage: answer },
    }).finish(),
  );
  const own = { id: 'P', from: '5511987650001@s.whatsapp.net', category: 'peer', t: '1763899200' };
  const [reading, ...others] = readStanza(baileys, me, { attributes: own, plaintext });
  expect(others).toEqual([]);
  expect(reading).toMatchObject({
    kind: 'message',
    message: {
      platform_message_id: 'AC01',
      message: 'veio depois',
      peer: { phone: '5541999990001', name: 'Ana' },
    },
  });
  // Somebody else may not pass on messages in our name.
  expect(readStanza(baileys, me, { attributes: { ...own, from }, plaintext })).toEqual([{ kind: 'nothing' }]);
});

it('shows what has no form that it knows', async () => {
  const attributes = { id: 'AC02', from, t: '1763899200' };
  const [reading] = readStanza(await loadBaileys(), me, {
    attributes,
    plaintext: Buffer.from('ffffff', 'hex'),
  });
  expect(reading).toMatchObject({
    kind: 'message',
    message: { platform_message_id: 'AC02', marks: ['unsupported'] },
  });
});

it.each([
  ['view_once_unavailable_fanout', 'view_once'],
  ['view_once', 'view_once'],
  ['hosted_unavailable_fanout', 'undecryptable'],
])('shows that a message came without content: %s', (type, mark) => {
  const node = {
    tag: 'message',
    attrs: { id: 'AC03', from, t: '1' },
    content: [{ tag: 'unavailable', attrs: { type } }],
  };
  expect(readAbsent(node, me)).toMatchObject({ message: { platform_message_id: 'AC03', marks: [mark] } });
});

it('a message with content is not absent', () => {
  const node = { tag: 'message', attrs: { id: 'AC04', from }, content: [{ tag: 'enc', attrs: {} }] };
  expect(readAbsent(node, me)).toBeNull();
});

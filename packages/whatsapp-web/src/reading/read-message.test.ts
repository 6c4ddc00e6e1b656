import type { proto } from 'baileys';
import { describe, expect, it } from 'vitest';
import { readMediaRef } from '../media/media-ref.ts';
import { readEnvelope, type Envelope } from './envelope.ts';
import { readMessage } from './read-message.ts';

const envelope: Envelope = {
  id: 'AC01',
  peer: { phone: '5541999990001', jid: '5541999990001@s.whatsapp.net', lid: null, name: 'Ana' },
  from_me: false,
  at: new Date('2026-11-23T12:00:00Z'),
};
const file = {
  mediaKey: new Uint8Array(32),
  directPath: '/v/1',
  url: 'https://mmg.whatsapp.net/v/1',
  mimetype: 'image/jpeg',
  fileLength: 1234,
};

function messageOf(content: proto.IMessage) {
  const reading = readMessage(envelope, content);
  return reading.kind === 'message' ? reading.message : null;
}

describe('what each kind of message says', () => {
  it.each<[string, proto.IMessage, object]>([
    ['text', { conversation: 'Oi' }, { type: 'text', message: 'Oi', marks: [] }],
    ['long text', { extendedTextMessage: { text: 'Oi' } }, { type: 'text', message: 'Oi' }],
    [
      'disappearing text',
      { ephemeralMessage: { message: { extendedTextMessage: { text: 'Oi' } } } },
      { message: 'Oi', marks: [] },
    ],
    ['picture', { imageMessage: { ...file, caption: 'foto' } }, { type: 'image', message: 'foto' }],
    ['round video', { ptvMessage: file }, { type: 'video' }],
    ['voice', { audioMessage: { ...file, ptt: true } }, { type: 'audio', voice: true }],
    ['audio', { audioMessage: file }, { type: 'audio', voice: false }],
    ['sticker', { stickerMessage: file }, { type: 'sticker' }],
    [
      'animated sticker',
      { lottieStickerMessage: { message: { stickerMessage: file } } },
      { type: 'sticker' },
    ],
    [
      'document with a caption',
      {
        documentWithCaptionMessage: {
          message: { documentMessage: { ...file, fileName: 'a.pdf', caption: 'veja' } },
        },
      },
      { type: 'document', file_name: 'a.pdf', message: 'veja' },
    ],
    [
      'place',
      {
        locationMessage: { degreesLatitude: -25.4, degreesLongitude: -49.2, name: 'Loja', address: 'Rua A' },
      },
      { type: 'location', message: '-25.4,-49.2\nLoja\nRua A' },
    ],
    [
      'moving place',
      { liveLocationMessage: { degreesLatitude: -25.4, degreesLongitude: -49.2 } },
      { type: 'location', message: '-25.4,-49.2' },
    ],
    ['card', { contactMessage: { vcard: 'BEGIN:VCARD' } }, { type: 'contact', message: 'BEGIN:VCARD' }],
    [
      'cards',
      { contactsArrayMessage: { contacts: [{ vcard: 'A' }, { vcard: 'B' }] } },
      { type: 'contact', message: 'A\nB' },
    ],
    [
      'button',
      { buttonsResponseMessage: { selectedDisplayText: 'Sim', selectedButtonId: 's' } },
      { type: 'text', message: 'Sim', option_id: 's', marks: ['choice'] },
    ],
    [
      'row of a list',
      { listResponseMessage: { title: 'Vendas', singleSelectReply: { selectedRowId: '1' } } },
      { message: 'Vendas', option_id: '1', marks: ['choice'] },
    ],
    [
      'button of a template',
      { templateButtonReplyMessage: { selectedDisplayText: 'Ok', selectedId: 'k' } },
      { message: 'Ok', option_id: 'k', marks: ['choice'] },
    ],
    [
      'interactive answer',
      {
        interactiveResponseMessage: {
          body: { text: 'Azul' },
          nativeFlowResponseMessage: { paramsJson: '{"id":"b"}' },
        },
      },
      { message: 'Azul', option_id: 'b', marks: ['choice'] },
    ],
    [
      'poll',
      { pollCreationMessageV3: { name: 'Qual?', options: [{ optionName: 'A' }, { optionName: 'B' }] } },
      { message: 'Qual?\n• A\n• B', marks: ['poll'] },
    ],
    [
      'list',
      { listMessage: { title: 'Menu', sections: [{ rows: [{ title: 'Um' }] }] } },
      { message: 'Menu\n• Um', marks: ['list'] },
    ],
    [
      'buttons',
      { buttonsMessage: { contentText: 'Quer?', buttons: [{ buttonText: { displayText: 'Sim' } }] } },
      { message: 'Quer?\n• Sim', marks: ['buttons'] },
    ],
    [
      'order',
      { orderMessage: { orderTitle: 'Pedido', message: '2 itens' } },
      { message: 'Pedido\n2 itens', marks: ['order'] },
    ],
    [
      'picture to be seen once',
      { viewOnceMessageV2: { message: { imageMessage: file } } },
      { type: 'image', marks: ['view_once'] },
    ],
    [
      'forwarded',
      { extendedTextMessage: { text: 'x', contextInfo: { isForwarded: true, forwardingScore: 1 } } },
      { marks: ['forwarded'] },
    ],
    [
      'forwarded often',
      { imageMessage: { ...file, contextInfo: { isForwarded: true, forwardingScore: 9 } } },
      { marks: ['forwarded_often'] },
    ],
    [
      'answer to a message of ours',
      {
        extendedTextMessage: { text: 'x', contextInfo: { stanzaId: '3EB00199F3C21B2A7C3D8E4F5A6B7C8D9E0F' } },
      },
      { reply_to: '0199f3c2-1b2a-7c3d-8e4f-5a6b7c8d9e0f' },
    ],
    [
      'unknown kind',
      { requestPhoneNumberMessage: {} },
      { type: 'text', message: '', marks: ['unsupported'] },
    ],
    ['nothing that this version knows', {}, { marks: ['unsupported'] }],
  ])('%s', (_kind, content, said) => {
    expect(messageOf(content)).toMatchObject({ platform_message_id: 'AC01', from_me: false, ...said });
  });

  it.each<[string, proto.IMessage]>([
    ['keys of a group', { senderKeyDistributionMessage: {} }],
    ['head of an album', { albumMessage: {} }],
    ['setting of a chat', { protocolMessage: { key: {}, type: 3 } }],
  ])('nothing is shown for %s', (_kind, content) => {
    expect(readMessage(envelope, content)).toEqual({ kind: 'nothing' });
  });

  it('a file can be fetched later with what its message says', () => {
    expect(readMediaRef(messageOf({ imageMessage: file })?.media_ref ?? '')).toMatchObject({
      kind: 'image',
      direct_path: '/v/1',
      size: 1234,
    });
    expect(messageOf({ imageMessage: { ...file, mediaKey: null } })?.media_ref).toBeNull();
  });
});

describe('changes of earlier messages', () => {
  const key = { id: 'AC00', fromMe: true };
  it('a deletion', () => {
    expect(readMessage(envelope, { protocolMessage: { key, type: 0 } })).toEqual({
      kind: 'deleted',
      deletion: { platform_message_id: 'AC00', from_me: false, peer: envelope.peer },
    });
  });
  it('an edit, wrapped as phones wrap it', () => {
    const protocolMessage = {
      key,
      type: 14,
      editedMessage: { conversation: 'novo' },
      timestampMs: 1_763_899_200_000,
    };
    expect(readMessage(envelope, { editedMessage: { message: { protocolMessage } } })).toMatchObject({
      kind: 'edited',
      edit: { platform_message_id: 'AC00', message: 'novo', at: new Date(1_763_899_200_000) },
    });
  });
  it('a reaction and its removal', () => {
    const reaction = (text: string) => readMessage(envelope, { reactionMessage: { key, text } });
    expect(reaction('👍')).toMatchObject({
      kind: 'reaction',
      reaction: { platform_message_id: 'AC00', emoji: '👍' },
    });
    expect(reaction('')).toMatchObject({ reaction: { emoji: null } });
  });
  it.each([Number.MAX_SAFE_INTEGER, -1e15, Number.NaN, Date.parse('2027-01-01')])(
    'a time that cannot be (%s) is not believed',
    (time) => {
      const reactionMessage = { key, text: '👍', senderTimestampMs: time };
      expect(readMessage(envelope, { reactionMessage })).toMatchObject({ reaction: { at: envelope.at } });
      const protocolMessage = {
        key,
        type: 14,
        editedMessage: { conversation: 'novo' },
        timestampMs: time,
      };
      expect(readMessage(envelope, { protocolMessage })).toMatchObject({ edit: { at: envelope.at } });
    },
  );
  it('what a handset changes of its own says so', () => {
    const own = { ...envelope, from_me: true };
    expect(readMessage(own, { protocolMessage: { key, type: 0 } })).toMatchObject({
      kind: 'deleted',
      deletion: { platform_message_id: 'AC00', from_me: true },
    });
    const editedMessage = { conversation: 'novo' };
    expect(readMessage(own, { protocolMessage: { key, type: 14, editedMessage } })).toMatchObject({
      kind: 'edited',
      edit: { platform_message_id: 'AC00', from_me: true, message: 'novo' },
    });
  });
});

describe('readEnvelope', () => {
  const me = { phone: '5511987650001', lid: '999999999999999' };
  const lid = '123456789012345@lid';
  const phone = '5541999990001@s.whatsapp.net';
  const at = { id: 'A', t: '1763899200' };
  it.each<[string, Record<string, string>, object | null]>([
    [
      'by LID',
      { from: lid, sender_pn: phone, notify: 'Ana' },
      { from_me: false, peer: { jid: phone, lid, name: 'Ana' } },
    ],
    ['by phone', { from: phone, sender_lid: lid }, { from_me: false, peer: { jid: phone, lid } }],
    ['with a hidden phone', { from: lid }, { peer: { phone: null, jid: lid } }],
    [
      'from our own handset',
      {
        from: '999999999999999:0@lid',
        recipient: lid,
        recipient_pn: phone,
        sender_pn: '5511987650001@s.whatsapp.net',
        notify: 'Loja',
      },
      { from_me: true, peer: { jid: phone, lid, name: null } },
    ],
    ['between our own devices', { from: '5511987650001@s.whatsapp.net', category: 'peer' }, null],
    ['to ourselves', { from: '5511987650001@s.whatsapp.net', recipient: '999999999999999@lid' }, null],
    ['in a group', { from: '120363000000000000@g.us', participant: lid, participant_pn: phone }, null],
    [
      'from our handset to a list',
      { from: '999999999999999@lid', recipient: '1234567@broadcast', recipient_pn: phone },
      null,
    ],
  ])('%s', (_case, attributes, told) => {
    const read = readEnvelope({ ...at, ...attributes }, me);
    expect(pick(read, told)).toEqual(told);
  });
});

/** Returns of a value only what `shape` has, however deep. */
function pick(value: unknown, shape: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof shape !== 'object' || shape === null)
    return value;
  const fields = Object.entries(shape).map(([name, part]) => [
    name,
    pick((value as Record<string, unknown>)[name], part),
  ]);
  return Object.fromEntries(fields);
}

import { describe, expect, it, vi } from 'vitest';
import * as content from '../phone/contents.ts';
import { recordCiphers } from '../testing/ciphers.ts';
import { openConnectedShop } from '../testing/shop.ts';

describe('texts', () => {
  it('arrive both ways, in order', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    await ana.send(shop.phone, 'oi');
    await ana.send(shop.phone, 'tudo bem?');
    const received = await client.message(({ message }) => message?.conversation === 'tudo bem?');
    expect(received).toMatchObject({
      upsert: 'notify',
      pushName: 'Ana',
      key: { remoteJid: ana.lid, remoteJidAlt: ana.jid, fromMe: false },
    });
    for (const text of ['olá', 'sim']) await client.socket.sendMessage(ana.lid, { text });
    await vi.waitUntil(() => ana.account.inbox.length === 2);
    const texts = ana.account.inbox.map(({ message }) => message.extendedTextMessage?.text);
    expect(texts).toEqual(['olá', 'sim']);
    expect(fake.unknown).toEqual([]);
    expect(fake.errors).toEqual([]);
  });

  it.each(['lid', 'jid'] as const)(
    'to the %s of a new customer open a Signal session, and go on in it once there was an answer',
    async (address) => {
      const { fake, shop, client } = await openConnectedShop();
      const bia = fake.phones.add('5511977776666', { name: 'Bia' });
      const ciphers = recordCiphers(client);
      const send = async (text: string) => {
        const sent = await client.socket.sendMessage(bia[address], { text });
        await vi.waitUntil(() => bia.account.inbox.some(({ id }) => id === sent?.key.id));
      };
      await send('oi');
      await send('tem pão');
      await bia.send(shop.phone, 'quero');
      await client.message(({ message }) => message?.conversation === 'quero');
      await send('já vai');
      expect(ciphers.sentTo(bia)).toEqual(['pkmsg', 'pkmsg', 'msg']);
      expect(ciphers.received).toEqual(['msg']);
    },
  );

  it('of a new customer open a Signal session, and go on in it once there was an answer', async () => {
    const { fake, shop, client } = await openConnectedShop();
    const bia = fake.phones.add('5511977776666', { name: 'Bia' });
    const ciphers = recordCiphers(client);
    for (const text of ['oi', 'tem pão?']) await bia.send(shop.phone, text);
    await client.message(({ message }) => message?.conversation === 'tem pão?');
    await client.socket.sendMessage(bia.lid, { text: 'tem' });
    await vi.waitUntil(() => bia.account.inbox.length === 1);
    await bia.send(shop.phone, 'quero');
    await client.message(({ message }) => message?.conversation === 'quero');
    await client.socket.sendMessage(bia.lid, { text: 'já vai' });
    await vi.waitUntil(() => bia.account.inbox.length === 2);
    expect(ciphers.received).toEqual(['pkmsg', 'pkmsg', 'msg']);
    // Baileys takes new keys when it asks for the devices of somebody for the first time.
    expect(ciphers.sentTo(bia)).toEqual(['pkmsg', 'msg']);
  });

  it('reach a customer by phone, and leave a copy on the own handset', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const sent = await client.socket.sendMessage(ana.jid, { text: 'olá' });
    await vi.waitUntil(() => ana.account.inbox.some(({ id }) => id === sent?.key.id));
    const copy = await vi.waitUntil(() => shop.account.inbox.find(({ id }) => id === sent?.key.id));
    expect(copy).toMatchObject({ from: shop.phone, chat: ana.phone, copies: 1 });
  });

  it('written on the own handset arrive as the own side', async () => {
    const { ana, shop, client } = await openConnectedShop();
    await shop.send(ana.phone, 'do celular');
    const copy = await client.message(({ message }) => message?.conversation === 'do celular');
    expect(copy.key).toMatchObject({ fromMe: true, remoteJid: ana.lid });
    expect(ana.account.inbox.at(-1)?.message.conversation).toBe('do celular');
  });

  it('to a phone that is not on WhatsApp are refused', async () => {
    const { fake, client } = await openConnectedShop();
    const sent = await client.socket.sendMessage('5511911112222@s.whatsapp.net', { text: 'oi' });
    await client.status(sent?.key.id ?? '', 0);
    expect(fake.errors).toEqual([]);
  });
});

describe('what refers to another message', () => {
  it('quotes, reacts, edits and deletes from the customer', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const sent = await client.socket.sendMessage(ana.lid, { text: 'quer pão?' });
    const id = sent?.key.id ?? '';
    await vi.waitUntil(() => ana.account.inbox.some((each) => each.id === id));
    const replied = await ana.reply(shop.phone, id, 'quero');
    const reply = await client.message(({ key }) => key.id === replied);
    expect(reply.message?.extendedTextMessage?.contextInfo?.stanzaId).toBe(id);
    await ana.react(shop.phone, id, '👍');
    const reaction = await client.message(({ message }) => message?.reactionMessage?.text === '👍');
    expect(reaction.message?.reactionMessage?.key).toMatchObject({ id, fromMe: true });
    await ana.edit(shop.phone, replied, 'quero dois');
    const edited = await client.message(({ message }) => message?.protocolMessage?.type === 14);
    expect(edited.message?.protocolMessage?.editedMessage?.conversation).toBe('quero dois');
    await ana.delete(shop.phone, replied);
    const deleted = await client.message(({ message }) => message?.protocolMessage?.type === 0);
    expect(deleted.message?.protocolMessage?.key?.id).toBe(replied);
  });

  it('quotes, reacts, edits and deletes from the client', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const { socket } = client;
    const asked = await ana.send(shop.phone, 'tem pão?');
    const quoted = await client.message(({ key }) => key.id === asked);
    const sent = await socket.sendMessage(ana.lid, { text: 'tem' }, { quoted });
    const shown = await vi.waitUntil(() => ana.account.inbox.find(({ id }) => id === sent?.key.id));
    expect(shown.message.extendedTextMessage?.contextInfo?.stanzaId).toBe(asked);
    await socket.sendMessage(ana.lid, { react: { text: '❤️', key: quoted.key } });
    const edit = sent?.key;
    if (!edit) throw new Error('nothing was sent');
    await socket.sendMessage(ana.lid, { text: 'tem sim', edit });
    await vi.waitUntil(() => shown.edited);
    expect(shown.message.extendedTextMessage?.text).toBe('tem sim');
    await socket.sendMessage(ana.lid, { delete: edit });
    await vi.waitUntil(() => shown.deleted);
  });
});

describe('kinds of messages', () => {
  it('reach the client as they are', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const kinds = {
      locationMessage: content.location(-23.5, -46.6, 'Praça'),
      contactMessage: content.contact('Bia', '5511977776666'),
      buttonsResponseMessage: content.buttonAnswer('1', 'Sim'),
      listResponseMessage: content.listAnswer('2', 'Pão francês'),
      templateButtonReplyMessage: content.templateAnswer('3', 'Talvez'),
      interactiveResponseMessage: content.interactiveAnswer('4', 'Não'),
      extendedTextMessage: content.forwarded('corrente', 7),
      pollCreationMessageV3: content.poll('Qual?', ['a', 'b'], Buffer.alloc(32, 1)),
    };
    for (const [part, message] of Object.entries(kinds)) {
      const id = await ana.send(shop.phone, message);
      const received = await client.message(({ key }) => key.id === id);
      expect(received.message).toHaveProperty(part);
    }
  });

  it('include votes in a poll of the client', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const sent = await client.socket.sendMessage(ana.jid, {
      poll: { name: 'Qual?', values: ['pão', 'bolo'], selectableCount: 1 },
    });
    const id = sent?.key.id ?? '';
    await vi.waitUntil(() => ana.account.inbox.some((each) => each.id === id));
    await ana.vote(shop.phone, id, ['bolo']);
    const vote = await client.message(({ message }) => Boolean(message?.pollUpdateMessage));
    expect(vote.message?.pollUpdateMessage?.pollCreationMessageKey?.id).toBe(id);
  });
});

describe('addresses', () => {
  it.each([
    ['lid', (ana: Names) => ({ remoteJid: ana.lid, remoteJidAlt: ana.jid })],
    ['pn', (ana: Names) => ({ remoteJid: ana.jid, remoteJidAlt: ana.lid })],
    ['lid_only', (ana: Names) => ({ remoteJid: ana.lid, remoteJidAlt: undefined })],
  ] as const)('of customers are shown as %s', async (addressing, expected) => {
    const { fake, shop, client } = await openConnectedShop();
    const bia = fake.phones.add('5511977776666', { name: 'Bia' });
    bia.showAs(addressing);
    await bia.send(shop.phone, 'oi');
    const received = await client.message(({ message }) => message?.conversation === 'oi');
    expect(received.key).toMatchObject(expected(bia));
    await client.socket.sendMessage(received.key.remoteJid ?? '', { text: 'olá' });
    await vi.waitUntil(() => bia.account.inbox.length === 1);
  });
});

interface Names {
  jid: string;
  lid: string;
}

describe('what the product leaves aside', () => {
  it('arrives from groups, statuses and newsletters', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    const group = await Promise.resolve(ana.createGroup('Família', [shop.phone]));
    await ana.send(group, 'no grupo');
    await ana.send(group, 'de novo');
    const grouped = await client.message(({ message }) => message?.conversation === 'de novo');
    expect(grouped.key).toMatchObject({ remoteJid: group, participant: ana.lid });
    await ana.postStatus([shop.phone], 'status');
    await client.message(({ key }) => key.remoteJid === 'status@broadcast');
    fake.publishNewsletter([shop.phone], 'notícia');
    await client.message(({ key }) => key.remoteJid?.endsWith('@newsletter') === true);
    await client.socket.sendMessage(group, { text: 'respondo' });
    const shown = await vi.waitUntil(() => ana.account.inbox.find(({ chat }) => chat === group));
    expect(shown.message.extendedTextMessage?.text).toBe('respondo');
    expect(fake.unknown).toEqual([]);
  });

  it('is acknowledged and dropped when the client ignores it', async () => {
    const ignored = (jid: string) => /@g\.us$|@broadcast$|@newsletter$/.test(jid);
    const { ana, shop, client } = await openConnectedShop({}, { shouldIgnoreJid: ignored });
    await ana.send(ana.createGroup('Família', [shop.phone]), 'no grupo');
    await ana.postStatus([shop.phone], 'status');
    await ana.send(shop.phone, 'oi');
    await client.message(({ message }) => message?.conversation === 'oi');
    await vi.waitUntil(() => shop.account.companions[0]?.waiting.length === 0);
    expect(client.heard.messages.filter(({ key }) => ignored(key.remoteJid ?? ''))).toEqual([]);
  });
});

describe('calls', () => {
  it('ring and end', async () => {
    const { ana, shop, client } = await openConnectedShop();
    const id = ana.call(shop.phone, { video: true });
    await vi.waitUntil(() => client.heard.calls.some((call) => call.id === id && call.status === 'offer'));
    ana.hangUp(shop.phone, id);
    await vi.waitUntil(() => client.heard.calls.some((call) => call.status === 'timeout'));
    expect(client.heard.calls[0]).toMatchObject({ callerPn: ana.jid, isVideo: true });
  });
});

describe('typing', () => {
  it('is seen both ways', async () => {
    const { fake, ana, shop, client } = await openConnectedShop();
    ana.typing(shop.phone);
    await vi.waitUntil(() => client.heard.presence.some(({ id }) => id === ana.lid));
    await client.socket.sendPresenceUpdate('composing', ana.lid);
    await vi.waitUntil(() =>
      ana.account.typing.some(({ from, state }) => from === shop.phone && state === 'composing'),
    );
    expect(fake.errors).toEqual([]);
  });
});

import { calls, socketEvent, socketPath, type Chip, type SequencedLiveEvent } from '@prosa/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTcpProxy, type TcpProxy } from '../testing/network/tcp-proxy.ts';
import type { TestCompany } from '../testing/test-company.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let channel: Chip;
let proxy: TcpProxy;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  channel = await company.addChannel();
  proxy = await openTcpProxy(server.url);
});
afterEach(() => {
  proxy.pass();
  sockets.splice(0).forEach((socket) => socket.close());
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

interface CatchUp {
  events: SequencedLiveEvent[];
  sequence: number;
  reset: boolean;
}

/** Opens a browser behind the bad network: it reconnects automatically, as the web app's socket does. */
async function openBrowser({ token }: TestPerson) {
  const socket = io(proxy.url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnectionDelay: 50,
    forceNew: true,
  });
  sockets.push(socket);
  const heard: SequencedLiveEvent[] = [];
  socket.on(socketEvent, (...told: SequencedLiveEvent[]) => heard.push(...told));
  await eventually(() => socket.connected);
  const join = (): Promise<{ sequence: number }> => socket.emitWithAck('join-room', 'account');
  const catchUp = (since: number): Promise<CatchUp> => socket.emitWithAck('catch-up', { since });
  return { socket, heard, join, catchUp, since: (await join()).sequence };
}

const write = (phone: string, message: string, channel_id = channel._id) =>
  server.simulator('send', { channel: channel_id, phone, message });

const textsOf = (events: readonly SequencedLiveEvent[]) =>
  events.flatMap((event) => (event.type === 'new_message' ? [event.message.message] : []));

const texts = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

/** Waits until everything so far is stored and was sent to a browser with a good connection. */
const untilToldTo = (listener: { events: SequencedLiveEvent[] }, text: string) =>
  eventually(() => textsOf(listener.events).includes(text));

const ways: { name: string; lose(): void; return(browser: Socket): Promise<unknown> }[] = [
  {
    name: 'cut off',
    lose: () => proxy.refuse(),
    return: (socket) => eventually(() => socket.connected),
  },
  {
    name: 'open but dead',
    lose: () => proxy.blackhole(),
    // This browser gets no sign of it; it notices by an unanswered ping-live and connects again.
    return: async (socket) => {
      await expect(socket.timeout(300).emitWithAck('ping-live', {})).rejects.toThrow('timed out');
      socket.disconnect().connect();
      await eventually(() => socket.connected);
    },
  },
];

describe('a browser whose connection was dead while 20 messages arrived', { timeout: 120_000 }, () => {
  it.each(ways)('catches up with exactly these, in order, once: $name', async (way) => {
    const witness = await company.owner.listen();
    const browser = await openBrowser(company.owner);
    const phone = `5541983000${100 + ways.indexOf(way)}`;
    await write(phone, 'antes');
    await eventually(() => textsOf(browser.heard).includes('antes'));
    const since = browser.heard.at(-1)?.sequence ?? 0;
    way.lose();
    for (const text of texts(20, way.name)) await write(phone, text);
    await untilToldTo(witness, `${way.name} 19`);
    expect(textsOf(browser.heard)).toEqual(['antes']);
    proxy.pass();
    await way.return(browser.socket);
    await browser.join();
    const missed = await browser.catchUp(since);
    expect(textsOf(missed.events)).toEqual(texts(20, way.name));
    expect(missed.reset).toBe(false);
    await write(phone, 'depois');
    await eventually(() => textsOf(browser.heard).includes('depois'));
    expect(textsOf(browser.heard)).toEqual(['antes', 'depois']);
    witness.close();
  });

  it('has nothing to catch up with when nothing happened (control)', async () => {
    const browser = await openBrowser(company.owner);
    expect(await browser.catchUp(browser.since)).toEqual({
      events: [],
      sequence: browser.since,
      reset: false,
    });
  });

  it('is told to load everything again after more than 500 events, or from a sequence that never existed', async () => {
    const browser = await openBrowser(company.owner);
    const witness = await company.owner.listen();
    await Promise.all(
      texts(501, 'muitas').map((text, index) => write(`55419840${10_000 + (index % 25)}`, text)),
    );
    await eventually(() => textsOf(witness.events).length >= 501, 90_000);
    const { sequence, ...late } = await browser.catchUp(browser.since);
    expect(late).toEqual({ events: [], reset: true });
    expect(await browser.catchUp(sequence + 1)).toMatchObject({ events: [], reset: true });
    const near = await browser.catchUp(sequence - 500);
    expect(near.reset).toBe(false);
    expect(near.events.length).toBeGreaterThan(0);
    witness.close();
  });
});

describe('an agent who catches up', { timeout: 120_000 }, () => {
  it('gets the events of their own departments only, while the owner gets all', async () => {
    const sales = await company.addDepartment('Vendas');
    const agent = await company.addPerson({ user_role: 'user', departments: [sales] });
    const salesChannel = await company.addChannel({ department: sales });
    const [mine, whole] = [await openBrowser(agent), await openBrowser(company.owner)];
    proxy.blackhole();
    const witness = await company.owner.listen();
    await write('5541985000001', 'para vendas', salesChannel._id);
    await write('5541985000002', 'para os outros');
    await untilToldTo(witness, 'para vendas');
    await untilToldTo(witness, 'para os outros');
    proxy.pass();
    const since = Math.min(mine.since, whole.since);
    for (const { socket } of [mine, whole]) socket.disconnect().connect();
    await eventually(() => mine.socket.connected && whole.socket.connected);
    expect(textsOf((await mine.catchUp(since)).events)).toEqual(['para vendas']);
    expect(new Set(textsOf((await whole.catchUp(since)).events))).toEqual(
      new Set(['para vendas', 'para os outros']),
    );
    expect((await mine.catchUp(since)).sequence).toBe((await whole.catchUp(since)).sequence);
    witness.close();
  });

  it('gets a conversation that came into their department meanwhile, and the departure of one that left', async () => {
    const support = await company.addDepartment('Suporte');
    const agent = await company.addPerson({ user_role: 'user', departments: [support] });
    const browser = await openBrowser(agent);
    await write('5541985000003', 'quem me atende?');
    const conversation = await eventually(
      async () =>
        (await company.owner.call(calls.getDeskConversations, { filter: { text: '5541985000003' } })).data[0],
    );
    const move = (department: string) =>
      company.owner.call(calls.changeConversation, { conversation_id: conversation._id, department });
    await move(support);
    const arrived = await browser.catchUp(browser.since);
    expect(arrived.events.map((event) => event.type)).toContain('conversation_updated');
    await move(company.department);
    const left = await browser.catchUp(arrived.sequence);
    expect(left.events.map((event) => event.type)).toEqual(['conversation_removed']);
  });
});

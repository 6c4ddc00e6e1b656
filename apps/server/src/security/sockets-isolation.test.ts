import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, socketEvent, socketPath, type SequencedLiveEvent } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { testPassword } from '../testing/test-company.ts';
import type { Listener, TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let sales: Scope;
let support: Scope;
let owner: TestPerson;
/** The owner's browser: what it receives proves that there was something to receive. */
let control: Listener;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  owner = company.owner;
  sales = await furnish(server, company, company.department);
  support = await furnish(server, company, await company.addDepartment('Suporte'));
  control = await owner.listen();
});
afterAll(async () => {
  control.close();
  await server.stop();
});

const agentOf = ({ company, department }: Scope) =>
  company.addPerson({ user_role: 'user', departments: [department] });
const about = (events: readonly SequencedLiveEvent[], conversation_id: string) =>
  events.filter((event) => 'conversation_id' in event && event.conversation_id === conversation_id);
const typesAbout = (listener: { events: SequencedLiveEvent[] }, conversation_id: string) =>
  about(listener.events, conversation_id).map(({ type }) => type);

/** Waits until the socket received everything that the company has recorded so far. */
async function caughtUp(listener: { events: SequencedLiveEvent[] }, scope: Scope): Promise<void> {
  const marker = await scope.conversation();
  await eventually(() => typesAbout(listener, marker._id).includes('new_message'));
}

/** Everything that can happen to a conversation. */
async function live({ conversation, sent, channel, company }: Scope): Promise<string> {
  const one = await conversation();
  const { _id: conversation_id } = one;
  await sent(one);
  await server.simulator('receipt', { channel: channel._id, phone: one.contact.phone, status: 4 });
  await eventually(() => typesAbout(control, conversation_id).includes('message_read'));
  await server.simulator('typing', { channel: channel._id, phone: one.contact.phone });
  await eventually(() => typesAbout(control, conversation_id).includes('typing'));
  await company.owner.call(calls.setManual, { conversation_id });
  await company.owner.call(calls.createSystemMessage, { conversation_id, message: 'Nota' });
  await company.owner.call(calls.changeConversation, { conversation_id, waiting_response: true });
  await company.owner.call(calls.finishConversation, { conversation_id });
  await eventually(() => typesAbout(control, conversation_id).includes('conversation_finished'));
  return conversation_id;
}

describe('an agent’s socket', () => {
  it('gets everything of their own department and nothing of another', async () => {
    const listener = await (await agentOf(sales)).listen();
    const foreign = await live(support);
    const own = await live(sales);
    await eventually(() => typesAbout(listener, own).includes('conversation_finished'));
    await caughtUp(listener, sales);
    expect(typesAbout(listener, foreign)).toEqual([]);
    expect(JSON.stringify(listener.events)).not.toContain(foreign);
    expect(new Set(typesAbout(listener, own))).toEqual(new Set(typesAbout(control, own)));
    expect(new Set(typesAbout(control, foreign)).size).toBeGreaterThan(6);
    const missed: { events: SequencedLiveEvent[] } = await listener.socket.emitWithAck('catch-up', {
      since: 0,
    });
    expect(JSON.stringify(missed)).not.toContain(foreign);
    expect(JSON.stringify(missed)).toContain(own);
    listener.close();
  });

  it('gets no status and no QR code of another department’s number', async () => {
    const listener = await (await agentOf(sales)).listen();
    const foreign = await support.openChannel();
    const own = await sales.openChannel();
    const numbers = () =>
      listener.events.flatMap((event) =>
        'chip_number_id' in event ? [[event.type, event.chip_number_id]] : [],
      );
    await eventually(() => numbers().some(([, id]) => id === own._id));
    await caughtUp(listener, sales);
    expect(numbers().filter(([type, id]) => type === 'qrcode' || id === foreign._id)).toEqual([]);
    const heard = control.events.filter(({ type }) => type === 'qrcode' || type === 'status');
    for (const id of [foreign._id, own._id]) expect(JSON.stringify(heard)).toContain(id);
    listener.close();
  });

  it('gets the departure of a transferred conversation, and then nothing more about it', async () => {
    const giver = await agentOf(sales);
    const leaving = await giver.listen();
    const receiving = await (await agentOf(support)).listen();
    const { _id: conversation_id, contact } = await sales.conversation();
    await eventually(() => typesAbout(leaving, conversation_id).includes('new_message'));
    const { department } = support;
    await giver.call(calls.changeConversation, { conversation_id, department, note: 'recado' });
    await eventually(() => typesAbout(leaving, conversation_id).includes('conversation_removed'));
    const { length } = typesAbout(leaving, conversation_id);
    await server.simulator('send', { channel: sales.channel._id, phone: contact.phone, message: 'segredo' });
    await owner.call(calls.sendMessage, { conversation_id, text: 'resposta' });
    await eventually(() => JSON.stringify(about(receiving.events, conversation_id)).includes('resposta'));
    await caughtUp(leaving, sales);
    expect(typesAbout(leaving, conversation_id)).toHaveLength(length);
    expect(typesAbout(leaving, conversation_id).at(-1)).toBe('conversation_removed');
    for (const said of ['segredo', 'recado']) {
      expect(JSON.stringify(leaving.events)).not.toContain(said);
      expect(JSON.stringify(receiving.events)).toContain(said);
    }
    expect(typesAbout(receiving, conversation_id)).not.toContain('conversation_removed');
    for (const { close } of [leaving, receiving]) close();
  });

  it('gets the new department’s events, not the old one’s, once the agent changes department', async () => {
    const agent = await agentOf(sales);
    const listener = await agent.listen();
    await caughtUp(listener, sales);
    await owner.call(calls.updateUser, { user: { _id: agent.user._id, departments: [support.department] } });
    const old = await sales.conversation();
    await eventually(() => typesAbout(control, old._id).includes('new_message'));
    await caughtUp(listener, support);
    expect(typesAbout(listener, old._id)).toEqual([]);
    expect(listener.socket.connected).toBe(true);
    listener.close();
  });

  it('no longer gets the whole company’s events once the person was made an agent', async () => {
    const boss = await sales.company.addPerson({ user_role: 'manager' });
    const listener = await boss.listen();
    await caughtUp(listener, support);
    await owner.call(calls.updateUser, {
      user: { _id: boss.user._id, user_role: 'user', departments: [sales.department] },
    });
    const foreign = await live(support);
    await caughtUp(listener, sales);
    expect(typesAbout(listener, foreign)).toEqual([]);
    listener.close();
  });
});

/** Opens a socket that connected and did not ask for its room. */
async function silent(token: string): Promise<Listener> {
  const socket: Socket = io(server.url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const events: SequencedLiveEvent[] = [];
  socket.on(socketEvent, (...told: SequencedLiveEvent[]) => events.push(...told));
  await eventually(() => socket.connected);
  return { socket, events, close: () => socket.close() };
}

const left = async (person: TestPerson) => {
  const listener = await person.listen();
  await listener.socket.emitWithAck('leave-all-rooms', {});
  return listener;
};
const ways = [
  ['in its room', (person: TestPerson) => person.listen()],
  ['that left its room', left],
  ['that never joined', (person: TestPerson) => silent(person.token)],
] as const;

describe.each(ways)('a socket %s', (_where, open) => {
  const ends: [string, (person: TestPerson) => Promise<unknown>][] = [
    ['signing out', (person) => person.call(calls.logout, {})],
    ['being archived', ({ user }) => owner.call(calls.updateUser, { user: { _id: user._id, filed: true } })],
    [
      'a password set by the owner',
      ({ user }) => owner.call(calls.updateUser, { user: { _id: user._id, password: 'outra-senha-boa' } }),
    ],
    [
      'an own change of password elsewhere',
      async ({ user }) => {
        const input = { email: user.email, password: testPassword };
        const response = await fetch(`${server.url}/api/${calls.auth.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        const { message } = (await response.json()) as { message: { token: string } };
        await fetch(`${server.url}/api/${calls.changeUserPassword.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${message.token}` },
          body: JSON.stringify({ password: 'minha-nova-senha', old_password: testPassword }),
        });
      },
    ],
  ];

  it.each(ends)('is cut within 5 s by %s', async (_what, end) => {
    const person = await agentOf(sales);
    const bystander = await open(await agentOf(sales));
    const listener = await open(person);
    await end(person);
    await eventually(() => !listener.socket.connected, 5000);
    expect(bystander.socket.connected).toBe(true);
    bystander.close();
  });

  it('gets events by present rights once it joins', async () => {
    const agent = await agentOf(sales);
    const listener = await open(agent);
    await owner.call(calls.updateUser, { user: { _id: agent.user._id, departments: [support.department] } });
    await listener.socket.emitWithAck('join-room', 'account');
    const old = await sales.conversation();
    await eventually(() => typesAbout(control, old._id).includes('new_message'));
    const missed: unknown = await listener.socket.emitWithAck('catch-up', { since: 0 });
    await caughtUp(listener, support);
    expect(typesAbout(listener, old._id)).toEqual([]);
    expect(JSON.stringify(missed)).not.toContain(old._id);
    listener.close();
  });
});

describe('a socket that is not in its room', () => {
  it('gets nothing until it joins again', async () => {
    const listener = await left(await agentOf(sales));
    const unheard = await sales.conversation();
    await eventually(() => typesAbout(control, unheard._id).includes('new_message'));
    await listener.socket.emitWithAck('join-room', 'account');
    await caughtUp(listener, sales);
    expect(typesAbout(listener, unheard._id)).toEqual([]);
    listener.close();
  });

  it('leaves no work behind in the database', async () => {
    // What was left behind stays; the server's own work may be between two statements just now.
    await eventually(async () => {
      const rows = await server.runtime.database.acrossAccounts.rows(
        sql`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
      );
      expect(rows).toEqual([]);
      return true;
    });
  });
});

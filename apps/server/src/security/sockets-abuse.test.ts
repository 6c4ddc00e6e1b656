import { io, type Socket } from 'socket.io-client';
import { describe, expect } from 'vitest';
import { calls, socketPath } from '@prosa/contract';
import type { Scope } from '../testing/contract/furnish.ts';
import { eventually } from '../testing/eventually.ts';
import { anotherToken, openTestSession } from '../testing/perform.ts';
import { frame, handshakeStatus, openPolling, openWebSocket } from '../testing/network/raw-socket.ts';
import type { Listener } from '../testing/test-person.ts';
import { serverTest } from '../testing/server-test.ts';

const it = serverTest
  /** A socket that is connected and did not join. */
  .extend('connected', ({ server }) => async (token: string): Promise<Socket> => {
    const socket = io(server.url, {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await eventually(() => socket.connected);
    return socket;
  });

const texts = ({ events }: Listener) =>
  events.flatMap((event) => (event.type === 'new_message' ? [event.message.message] : []));

interface Scopes {
  scope: Scope;
  otherScope: Scope;
}

/** Sends a message in each company; both owners hear their own, and the attacker's listener nothing of ours. */
async function expectSeparate(attacker: Listener, { scope, otherScope }: Scopes): Promise<void> {
  const victim = await scope.company.owner.listen();
  const [secret, own] = [`nosso ${scope.unique()}`, `deles ${otherScope.unique()}`];
  await scope.conversation(secret);
  await eventually(() => texts(victim).includes(secret));
  await otherScope.conversation(own);
  await eventually(() => texts(attacker).includes(own));
  expect(JSON.stringify(attacker.events)).not.toContain(secret);
  expect(JSON.stringify(victim.events)).not.toContain(own);
  victim.close();
}

const isCut = (socket: { connected: boolean }) => eventually(() => !socket.connected, 5000);

describe('join-room with what it should not take', () => {
  it.for<[string, (account: string) => unknown[]]>([
    ['another account', (account) => [account]],
    ['another account’s room', (account) => [`account_conversations_${account}`]],
    ['another campaign room', (account) => [`account_campaign_${account}`]],
    ['a list of rooms', (account) => [[account, `account_conversations_${account}`]]],
    ['an object', (account) => [{ account_id: account, room: account, session: { account_id: account } }]],
    ['a number', () => [5]],
    ['nothing', () => []],
    ['null', () => [null]],
    ['__proto__', () => ['__proto__', JSON.parse('{"__proto__":{"account_id":"x"}}')]],
    ['bytes', (account) => [Buffer.from(account)]],
    ['many arguments', (account) => Array.from({ length: 200 }, () => account)],
  ])('joins the caller’s own room only: %s', async ([_what, given], { scope, otherScope }) => {
    const attacker = await otherScope.company.owner.listen();
    const answer: unknown = await attacker.socket
      .timeout(5000)
      .emitWithAck('join-room', ...given(scope.company.account_id));
    expect(answer).toEqual({ joined: true, sequence: expect.any(Number) as number });
    await expectSeparate(attacker, { scope, otherScope });
    attacker.close();
  });

  it('neither do catch-up and ping-live look elsewhere', async ({ otherScope, scope }) => {
    const attacker = await otherScope.company.owner.listen();
    const secret = `nosso ${scope.unique()}`;
    await scope.conversation(secret);
    const account_id = scope.company.account_id;
    for (const input of [
      { since: 0, account_id },
      account_id,
      { since: -1 },
      { since: 1e15 },
      { since: '0' },
      [0],
    ]) {
      const answer: unknown = await attacker.socket.timeout(5000).emitWithAck('catch-up', input);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    const own: { sequence: number } = await attacker.socket.emitWithAck('ping-live', { account_id });
    const victim = await scope.company.owner.listen();
    const caughtUp: unknown = await victim.socket.emitWithAck('catch-up', { since: 0 });
    expect(JSON.stringify(caughtUp)).toContain(secret);
    const last: { sequence: number } = await victim.socket.emitWithAck('ping-live', {});
    expect(own.sequence).not.toBe(last.sequence);
    for (const { close } of [attacker, victim]) close();
  });
});

describe('floods', () => {
  it.for<[string, (socket: Socket, account: string) => void]>([
    ['a text of 1 MB', (socket) => socket.emit('join-room', 'x'.repeat(1024 * 1024))],
    ['1 MB of bytes', (socket) => socket.emit('join-room', Buffer.alloc(1024 * 1024))],
    ['10 000 joins', (socket, account) => repeat(10_000, () => socket.emit('join-room', account))],
    ['10 000 unknown events', (socket) => repeat(10_000, () => socket.emit('no-such-event', { a: 1 }))],
    ['10 000 events called __proto__', (socket) => repeat(10_000, () => socket.emit('__proto__', 1))],
  ])('%s cut the socket and nobody else’s', async ([_what, flood], { connected, scope, otherScope }) => {
    const attacker = await connected(otherScope.company.owner.token);
    const bystander = await otherScope.company.owner.listen();
    flood(attacker, scope.company.account_id);
    await isCut(attacker);
    await expectSeparate(bystander, { scope, otherScope });
    expect(bystander.socket.connected).toBe(true);
    bystander.close();
  });

  it('an ordinary number of requests is answered', async ({ connected, otherScope }) => {
    const socket = await connected(otherScope.company.owner.token);
    for (let round = 0; round < 50; round += 1) await socket.emitWithAck('ping-live', {});
    expect(socket.connected).toBe(true);
    socket.close();
  });
});

function repeat(times: number, act: () => void): void {
  for (let round = 0; round < times; round += 1) act();
}

describe('malformed packets leave the process running as before', () => {
  const separator = '\u001e';
  it.for([
    '',
    '4',
    '9',
    '4x',
    '42',
    '42[',
    '42{}',
    '42[]',
    '42[null]',
    '42[1]',
    '42[{"toString":1}]',
    '42["error"]',
    '42["connect"]',
    '42["disconnect"]',
    '42["newListener","x"]',
    '42["join-room",{"__proto__":{"polluted":true}}]',
    '4299999999999999999999["join-room"]',
    '420["join-room"]',
    '43["join-room"]',
    '439[]',
    '45-["join-room",{"_placeholder":true,"num":0}]',
    '451-["join-room",{"_placeholder":true,"num":-1}]',
    '451-["join-room",{"_placeholder":true,"num":"__proto__"}]',
    '45999999999-["join-room",{"_placeholder":true,"num":0}]',
    '46["join-room"]',
    '40/outra,{"token":"x"}',
    '42/outra,["join-room"]',
    '42/__proto__,["join-room"]',
    'b4AQID',
    'bbbb',
    `42["join-room"]${separator}${separator}4${separator}b!!`,
    '\u0000\ud800\uffff',
  ])('by polling: %j', async (body, { server, otherScope }) => {
    const polling = await openPolling(server.url, otherScope.company.owner.token);
    const [status] = await Promise.all([polling.post(body), polling.poll()]);
    expect([200, 400, 413]).toContain(status);
    await polling.post('41').catch(() => 0);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect('polluted' in {}).toBe(false);
  });

  it('by WebSocket frames, whole and broken', async ({ scope, otherScope, server }) => {
    const token = otherScope.company.owner.token;
    const packets = [
      Buffer.from([0x00]),
      Buffer.alloc(4096, 0xff),
      frame('', { opcode: 3 }),
      frame('4', { opcode: 0 }),
      frame(Buffer.from([0xff, 0xfe, 0xfd])),
      frame('40', { claimed: Number.MAX_SAFE_INTEGER }),
      frame(`42["join-room"]`),
      frame(Buffer.from([4, 1, 2, 3]), { opcode: 2 }),
      Buffer.concat([frame(`40${JSON.stringify({ token })}`), frame('42["join-room",'), frame('451-[')]),
      Buffer.concat([
        frame(`40${JSON.stringify({ token })}`),
        frame('45-["error",{"_placeholder":true,"num":1}]'),
      ]),
      frame('x'.repeat(200_000)),
    ];
    for (const packet of packets) {
      const socket = await openWebSocket(server.url);
      socket.write(packet);
      socket.end();
      await eventually(() => socket.destroyed || socket.readableEnded);
    }
    const listener = await otherScope.company.owner.listen();
    await expectSeparate(listener, { scope, otherScope });
    expect(listener.socket.connected).toBe(true);
    listener.close();
  });
});

describe('a handshake', () => {
  const origin = (value: string) => ({ origin: value });
  it.for(['websocket', 'polling'] as const)(
    'by %s is refused from a foreign origin',
    async (transport, { server }) => {
      const { host } = new URL(server.url);
      const status = (headers: Record<string, string>) => handshakeStatus(server.url, { transport, headers });
      const refused = transport === 'websocket' ? 400 : 403;
      for (const foreign of [
        'https://evil.example',
        `https://${host}.evil.example`,
        'null',
        'file://',
        'x',
      ]) {
        expect({ foreign, status: await status(origin(foreign)) }).toEqual({ foreign, status: refused });
      }
      const opened = transport === 'websocket' ? 101 : 200;
      expect(await status(origin(server.url))).toBe(opened);
      expect(await status({})).toBe(opened);
    },
  );

  it('opens no room without a living session', async ({ otherScope, server, connected }) => {
    const { account_id, owner } = otherScope.company;
    const out = await anotherToken(server, owner);
    expect((await owner.attempt(calls.getUser, {})).status).toBe(200);
    await fetch(`${server.url}/api/${calls.logout.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${out}` },
    });
    const expires = new Date(Date.now() - 1000);
    const expired = await openTestSession(server, { account_id, user_id: owner.user._id, expires });
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const dead: unknown[] = [
      undefined,
      '',
      'x'.repeat(43),
      `${none}.${none}.`,
      expired,
      out,
      { $gt: '' },
      [owner.token],
      'x'.repeat(5000),
    ];
    for (const token of dead) {
      const socket = io(server.url, {
        path: socketPath,
        auth: { token },
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      const refused = await new Promise<string>((resolve) => {
        socket.once('connect', () => resolve('connected'));
        socket.once('connect_error', (error) => resolve(error.message));
      });
      expect(refused).toBe('unauthenticated');
      socket.close();
    }
    (await connected(owner.token)).close();
  });

  it('in the address or a header gives no session', async ({ otherScope, server }) => {
    const { token } = otherScope.company.owner;
    const socket = io(server.url, {
      path: socketPath,
      query: { token },
      extraHeaders: { authorization: `Bearer ${token}` },
      reconnection: false,
      forceNew: true,
    });
    const message = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error) => resolve(error.message));
    });
    expect(message).toBe('unauthenticated');
    socket.close();
  });
});

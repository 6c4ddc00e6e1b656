import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { openWebSocket } from '../../testing/network/raw-socket.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  /** Sends lines as they are; everything that came back until the server closed. */
  .extend('ask', ({ server }) => async (lines: string[], body = ''): Promise<string> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in 20 s')));
    socket.write([...lines, `Host: ${hostname}:${port}`, '', body].join('\r\n'));
    return text(socket);
  });

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

const offers: [string, string[]][] = [
  ['h2c', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
  ['an unknown token', ['Connection: Upgrade', 'Upgrade: carrier-pigeon/3']],
  ['several tokens', ['Connection: Upgrade', 'Upgrade: h2c, TLS/1.0']],
  [
    'a websocket where there is none',
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: eA=='],
  ],
];

describe.each(offers)('an offer of %s', (_what, offer) => {
  it('is ignored on pages, files and health', async ({ ask }) => {
    expect(statusOf(await ask(['GET /health HTTP/1.1', ...offer]))).toBe(200);
    expect(statusOf(await ask(['GET /files/a/b HTTP/1.1', ...offer]))).toBe(404);
    expect([200, 404]).toContain(statusOf(await ask(['GET / HTTP/1.1', ...offer])));
  });

  it('is ignored on a call, whose body arrives whole, also one longer than a packet', async ({ ask }) => {
    const email = `${'x'.repeat(100_000)}@nada.test`;
    const body = JSON.stringify({ email, password: 'qualquer' });
    const head = [
      'POST /api/auth HTTP/1.1',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const answer = await ask([...head, ...offer], body);
    expect(statusOf(answer)).toBe(statusOf(await ask([...head, 'Connection: close'], body)));
    expect(answer).toContain('"message":');
    expect(statusOf(await ask([...head, ...offer], body.replace('{', '!')))).toBe(400);
  });
});

it('on the sockets’ own path whatever is no websocket is refused at once, and a websocket opens', async ({
  ask,
  server,
}) => {
  const path = 'GET /sock/?EIO=4&transport=websocket HTTP/1.1';
  expect(statusOf(await ask([path, 'Connection: Upgrade', 'Upgrade: h2c']))).toBe(400);
  (await openWebSocket(server.url)).destroy();
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInternalName, isPublicAddress, isWebPort } from './address-rules.ts';
import { createOutbound } from './outbound.ts';

type Answering = (request: IncomingMessage, reply: ServerResponse) => void;

let port = 0;
let connections = 0;
let answer: Answering;
const listener = createServer((request, reply) => answer(request, reply)).on('connection', () => {
  connections += 1;
});

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as AddressInfo).port;
});
beforeEach(() => {
  connections = 0;
  answer = (_request, reply) => reply.end('{"ok":true}');
});
afterAll(() => {
  listener.closeAllConnections();
  listener.close();
});

const request = (url: string) => ({ method: 'GET', url, headers: {}, body: null, timeout_ms: 2000 });
const open = () => createOutbound({ allow: [`127.0.0.1:${port}`] });

it('reaches an address that is allowed by name', async () => {
  const url = `http://127.0.0.1:${port}/pedidos?id=1`;
  expect(await open().send(request(url))).toEqual({ status: 200, body: '{"ok":true}', problem: null });
  expect(connections).toBe(1);
});

describe('an address inside the network is refused before anything is connected', () => {
  const hosts = [
    '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', 'localhost', 'localhost.',
    'app.localhost', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '0.0.0.0', '0',
    '10.0.0.1', '100.64.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254', '[fe80::1]',
    '[fc00::1]', '[fd00:ec2::254]', '255.255.255.255', '224.0.0.1', 'metadata.google.internal', 'servidor',
    'impressora.local', '１２７.0.0.1', '[2002:7f00:1::]', '[::127.0.0.1]',
    '168.63.129.16', '2822734096', '[::ffff:168.63.129.16]', '161.26.0.10', '166.9.48.1', '192.0.0.192',
    '100.100.100.200', '[fd20:ce::254]', '[64:ff9b::a83f:8110]',
  ]; // prettier-ignore
  it.each(hosts)('%s', async (host) => {
    const outbound = createOutbound({ allow: [] });
    expect(await outbound.send(request(`http://${host}:${port}/`))).toMatchObject({
      status: null,
      problem: 'O endereço não é permitido.',
    });
    expect(connections).toBe(0);
  });

  // With the address itself allowed, so that only the way it is written can be refused.
  it.each([
    'ftp://HERE/',
    'gopher://HERE/',
    'ws://HERE/',
    'http://ok@HERE/',
    'http://exemplo.com.br:pw@HERE/',
  ])('%s', async (url) => {
    const answer = await open().send(request(url.replace('HERE', `127.0.0.1:${port}`)));
    expect(answer).toEqual({ status: null, body: '', problem: 'O endereço não é permitido.', final: true });
    expect(connections).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    'data:text/plain,oi',
    'javascript:alert(1)',
    'http://',
    'nada',
    '//127.0.0.1',
  ])('%s', async (url) => {
    const { status, problem } = await open().send(request(url));
    expect(status).toBeNull();
    expect(problem).toMatch(/^O endereço não é (permitido|válido)\.$/);
  });

  it.each([21, 22, 25, 3306, 5432, 6379, 9200])('port %i of a public address', async (service) => {
    const answer = await createOutbound({ allow: [] }).send(request(`http://8.8.8.8:${service}/`));
    expect(answer.problem).toBe('O endereço não é permitido.');
  });
});

describe('a name is judged by its addresses', () => {
  const leadingTo = (...answers: string[][]) => {
    let asked = 0;
    const resolve = () => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      return Promise.resolve(addresses.map((address) => ({ address })));
    };
    return { resolve, asked: () => asked };
  };
  const url = () => `http://loja.exemplo.com.br:${port}/`;

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1', '2606:4700::1111']],
  ])('is refused when it leads to %j', async (addresses) => {
    const { resolve } = leadingTo(addresses);
    const answer = await createOutbound({ allow: [], resolve }).send(request(url()));
    expect(answer.problem).toBe('O endereço não é permitido.');
    expect(connections).toBe(0);
  });

  it('is connected to the addresses that were judged, whatever a later look-up answers', async () => {
    const { resolve, asked } = leadingTo(['127.0.0.1'], ['127.0.0.2']);
    const outbound = createOutbound({ allow: [`loja.exemplo.com.br:${port}`], resolve });
    let host: string | undefined;
    answer = (given, reply) => {
      host = given.headers.host;
      reply.end();
    };
    expect(await outbound.send(request(url()))).toMatchObject({ status: 200 });
    expect([asked(), connections, host]).toEqual([1, 1, `loja.exemplo.com.br:${port}`]);
  });
});

it('does not unpack compressed answers, nor use a proxy of the environment', async () => {
  let accepted: string | undefined;
  answer = (given, reply) => {
    accepted = given.headers['accept-encoding'];
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(10_000_000)));
  };
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
  const { status, body } = await open().send(request(`http://127.0.0.1:${port}/`));
  vi.unstubAllEnvs();
  expect([status, accepted]).toEqual([200, 'identity']);
  expect(body.length).toBeLessThan(20_000);
});

it('gives the same answer for ports where something listens and where nothing does', async () => {
  const outbound = createOutbound({ allow: [] });
  const [listening, silent] = await Promise.all(
    [port, 1].map((at) => outbound.send(request(`http://127.0.0.1:${at}/`))),
  );
  expect(listening).toEqual(silent);
});

it('does not follow redirects', async () => {
  answer = (_request, reply) => reply.writeHead(302, { location: `http://127.0.0.1:${port}/dentro` }).end();
  expect(await open().send(request(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 302 });
  expect(connections).toBe(1);
});

it('cuts off answers above 256 KB, and those that take too long', async () => {
  answer = (_request, reply) => reply.end('x'.repeat(256 * 1024 + 1));
  const url = `http://127.0.0.1:${port}/`;
  expect((await open().send(request(url))).problem).toMatch(/256 KB/);
  answer = () => undefined;
  expect(await open().send({ ...request(url), timeout_ms: 100 })).toMatchObject({
    problem: 'Não houve resposta.',
  });
});

it('stops waiting for a name that no server resolves', async () => {
  const outbound = createOutbound({ allow: [], resolve: () => new Promise(() => undefined) });
  expect(await outbound.send({ ...request('http://exemplo.com.br/'), timeout_ms: 50 })).toMatchObject({
    status: null,
    problem: 'Não houve resposta.',
  });
});

it('sends no header that a company may not set', async () => {
  let seen: IncomingMessage['headers'] = {};
  answer = (given, reply) => {
    seen = given.headers;
    reply.end();
  };
  const headers = {
    Host: 'interno',
    'Metadata-Flavor': 'Google',
    'Transfer-Encoding': 'chunked',
    'X-Forwarded-For': '10.0.0.1',
    'X-Loja': 'sim',
  };
  await open().send({ ...request(`http://127.0.0.1:${port}/`), method: 'POST', headers, body: '{"é":1}' });
  expect(seen).toMatchObject({ host: `127.0.0.1:${port}`, 'x-loja': 'sim', 'content-length': '8' });
  for (const name of ['metadata-flavor', 'transfer-encoding', 'x-forwarded-for'])
    expect(seen).not.toHaveProperty(name);
});

it.each([
  ['a line break', { 'x-quebra': 'a\r\nb: c' }],
  ['a letter beyond Latin-1', { authorization: 'Bearer ✓' }],
  ['a name that is none', { 'x loja': 'sim' }],
])(
  'makes no request at all with %s in a header, and says that trying again is no use',
  async (_what, headers) => {
    const answered = await open().send({ ...request(`http://127.0.0.1:${port}/`), headers });
    expect(answered).toMatchObject({ status: null, final: true });
    expect(answered.problem).toMatch(/^O cabeçalho “.+” tem caracteres/);
    expect(connections).toBe(0);
    expect(await open().send(request(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 200 });
  },
);

it('tells failures that may pass from final ones', async () => {
  const silent = await open().send(request('http://127.0.0.1:1/'));
  expect(silent).toMatchObject({ problem: 'O endereço não é permitido.', final: true });
  answer = (_request, reply) => reply.destroy();
  const cut = await open().send(request(`http://127.0.0.1:${port}/`));
  expect(cut).toMatchObject({ problem: 'Não houve resposta.', final: false });
  const odd = await open().send({ ...request(`http://127.0.0.1:${port}/`), method: 'GET /x' });
  expect(odd).toMatchObject({ problem: 'A requisição não pôde ser preparada.', final: true });
});

it('recognises public addresses, web ports and internal names', () => {
  expect(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'].every(isPublicAddress)).toBe(true);
  expect(['10.1.2.3', '::', 'fe80::1', 'nada'].some(isPublicAddress)).toBe(false);
  expect([80, 443, 8080, 3000].every(isWebPort)).toBe(true);
  expect([22, 25, 5432, 6379, 9200].some(isWebPort)).toBe(false);
  expect(isInternalName('api.exemplo.com.br')).toBe(false);
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('what leads inside is refused before anything is connected', () => {
  const hosts = [
    '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', 'localhost', 'localhost.',
    'app.localhost', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '0.0.0.0', '0',
    '10.0.0.1', '100.64.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254', '[fe80::1]',
    '[fc00::1]', '[fd00:ec2::254]', '255.255.255.255', '224.0.0.1', 'metadata.google.internal', 'servidor',
    'impressora.local', '１２７.0.0.1', '[2002:7f00:1::]', '[::127.0.0.1]',
  ]; // prettier-ignore
  it.each(hosts)('%s', async (host) => {
    const outbound = createOutbound({ allow: [] });
    expect(await outbound.send(request(`http://${host}:${port}/`))).toMatchObject({
      status: null,
      problem: 'O endereço não é permitido.',
    });
    expect(connections).toBe(0);
  });

  it.each([
    'file:///etc/passwd', 'ftp://127.0.0.1/', 'gopher://127.0.0.1:70/', 'data:text/plain,oi', 'javascript:alert(1)',
    'http://ok@127.0.0.1/', 'http://exemplo.com.br:pw@127.0.0.1/', 'http://', 'não é um endereço', '//127.0.0.1',
  ])('%s', async (url) => {
    expect(await createOutbound({ allow: [] }).send(request(url))).toMatchObject({ status: null });
    expect(connections).toBe(0);
  }); // prettier-ignore
});

it('says the same of ports where something listens and where nothing does', async () => {
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

it('cuts off answers above 256 KB and those that take too long', async () => {
  answer = (_request, reply) => reply.end('x'.repeat(256 * 1024 + 1));
  const url = `http://127.0.0.1:${port}/`;
  expect((await open().send(request(url))).problem).toMatch(/256 KB/);
  answer = () => undefined;
  expect(await open().send({ ...request(url), timeout_ms: 100 })).toMatchObject({
    problem: 'Não houve resposta.',
  });
});

it('waits no longer for a name that nobody answers about', async () => {
  const outbound = createOutbound({ allow: [], resolve: () => new Promise(() => undefined) });
  expect(await outbound.send({ ...request('http://exemplo.com.br/'), timeout_ms: 50 })).toMatchObject({
    status: null,
    problem: 'Não houve resposta.',
  });
});

it('sends no header that is not the company’s to set', async () => {
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
    'x-quebra': 'a\r\nb: c',
    'X-Loja': 'sim',
  };
  await open().send({ ...request(`http://127.0.0.1:${port}/`), method: 'POST', headers, body: '{"é":1}' });
  expect(seen).toMatchObject({ host: `127.0.0.1:${port}`, 'x-loja': 'sim', 'content-length': '8' });
  for (const name of ['metadata-flavor', 'transfer-encoding', 'x-forwarded-for', 'x-quebra', 'b'])
    expect(seen).not.toHaveProperty(name);
});

it('knows public addresses, web ports and names of inside', () => {
  expect(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'].every(isPublicAddress)).toBe(true);
  expect(['10.1.2.3', '::', 'fe80::1', 'nada'].some(isPublicAddress)).toBe(false);
  expect([80, 443, 8080, 3000].every(isWebPort)).toBe(true);
  expect([22, 25, 5432, 6379, 9200].some(isWebPort)).toBe(false);
  expect(isInternalName('api.exemplo.com.br')).toBe(false);
});

import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { buildRequest } from '@prosa/flow-engine';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says } from '../../testing/flow-drawings.ts';
import { createOutbound } from '../../platform/outbound/outbound.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { testCertificate } from '../../testing/test-certificate.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Seen {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let desk: BotDesk;
let answers: { status: number; body: string }[] = [];
const seen: Seen[] = [];
const shop = createServer(testCertificate, (request, reply) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    seen.push({ headers: request.headers, body });
    const answer = answers.shift() ?? { status: 200, body: '{"pedido":{"estado":"a caminho"}}' };
    reply.writeHead(answer.status).end(answer.body);
  });
});
/** Hangs up on each request. */
let silences = 0;
const silent = createServer(testCertificate, (request) => {
  silences += 1;
  request.socket.destroy();
});
let address = '';
let place = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  place = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  address = `https://${place}`;
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const allow = [place, `127.0.0.1:${(silent.address() as AddressInfo).port}`];
  server = await startTestServer();
  Object.assign(server.runtime.outbound, createOutbound({ allow, ca: testCertificate.cert }));
  desk = await openBotDesk(server);
});
afterAll(async () => {
  await server.stop();
  shop.close();
  silent.close();
});

const end = node('end', { settings: { finish_conversation: false } });
const asks = (url: string, settings: object = {}) =>
  drawing(
    node('http', {
      next: { success: 'found', client_error: 'wrong', failed: 'down' },
      settings: { url, mappings: [{ path: 'pedido.estado', variable: 'estado' }], retries: 1, ...settings },
    }),
    says('found', 'Seu pedido está {estado}.', { next: 'end' }),
    says('wrong', 'Não achei.', { next: 'end' }),
    says('down', 'O sistema está fora.', { next: 'end' }),
    end,
  );

const saveSecret = (name: string, hosts: string[], value = 'Bearer x') =>
  desk.company.owner.call(calls.saveFlowSecret, { name, value, hosts });
const unbind = (name: string) =>
  server.runtime.database.acrossAccounts.run(sql`update flow_secrets set hosts = '{}' where name = ${name}`);
const spoil = (name: string) =>
  server.runtime.database.acrossAccounts.run(
    sql`update flow_secrets set sealed = decode('00', 'hex') || sealed where name = ${name}`,
  );

describe('a flow’s request to somebody else’s server', () => {
  it('continues with the answer, sends its secret, and keeps that out of the trace', async () => {
    await desk.company.owner.call(calls.saveFlowSecret, {
      name: 'loja',
      value: 'Bearer canario-secreto',
      hosts: [`${address}/pedidos`],
    });
    const chip = await desk.addChannel(
      await desk.publish(
        asks(`${address}/pedidos`, { method: 'POST', body_kind: 'json', body: '{"a":1}', secret: 'loja' }),
      ),
    );
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    expect(await desk.received(chip, phone, 1)).toEqual(['Seu pedido está a caminho.']);
    const headers = seen.at(-1)?.headers;
    expect(headers?.authorization).toBe('Bearer canario-secreto');
    expect(headers?.['idempotency-key']).toMatch(/\.\d+\.\d+$/);
    const { _id } = await desk.conversation(phone);
    const said = (await desk.thread(_id)).find(({ origin }) => origin === 'chatbot');
    const trace = await desk.company.owner.call(calls.getFlowTrace, { message_id: said?._id ?? '' });
    expect(JSON.stringify(trace)).not.toContain('canario');
    const kept = await server.runtime.database.acrossAccounts.rows(
      sql`select from flow_secrets where position('canario'::bytea in sealed) > 0`,
    );
    expect(kept).toEqual([]);
    expect(await desk.company.owner.call(calls.getFlowSecrets, {})).toEqual([
      { name: 'loja', hosts: [place] },
    ]);
  });

  it('can be saved as a test with its answer, the file that was sent, and its customer', async () => {
    const { owner } = desk.company;
    const drawn = drawing(
      node('question', {
        settings: { text: 'Foto, {contato.nome}?', kind: 'image', variable: 'foto' },
        next: { next: 'http' },
      }),
      ...asks(`${address}/pedidos`).nodes.slice(1),
    );
    const flow_id = await desk.publish(drawn);
    const chip = await desk.addChannel(flow_id);
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    await desk.received(chip, phone, 1);
    const media_url = `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`;
    const file = { type: 'image', message: 'olha', media_url, file_name: 'nota.gif' };
    await server.simulator('send', { channel: chip._id, phone, ...file });
    await desk.received(chip, phone, 2);
    const { _id: conversation_id } = await desk.conversation(phone);
    await owner.call(calls.recordFlowTest, { flow_id, conversation_id, name: 'De verdade' });
    const [test] = await owner.call(calls.getFlowTests, { flow_id });
    expect(test?.steps.map(({ kind }) => kind)).toEqual([
      'contact',
      'customer',
      'bot',
      'customer',
      'response',
      'bot',
    ]);
    expect(test?.steps[3]).toMatchObject({ type: 'image', text: 'olha', file_name: 'nota.gif' });
    expect(test?.steps[4]).toMatchObject({ status: 200, body: '{"pedido":{"estado":"a caminho"}}' });
    const played = await owner.call(calls.runFlowTests, { flow_id });
    expect(played.map(({ difference }) => difference)).toEqual([null]);
  });

  it('is repeated under the same key after a 5xx', async () => {
    const chip = await desk.addChannel(await desk.publish(asks(`${address}/pedidos`)));
    const before = seen.length;
    answers = [{ status: 503, body: '' }];
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    expect(await desk.received(chip, phone, 1)).toEqual(['Seu pedido está a caminho.']);
    const keys = seen.slice(before).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes its own ports for 4xx, and for an address that is not allowed', async () => {
    answers = [{ status: 404, body: '{}' }];
    const found = await desk.addChannel(await desk.publish(asks(`${address}/pedidos`)));
    const phone = desk.phone();
    await desk.writes(found, phone, 'oi');
    expect(await desk.received(found, phone, 1)).toEqual(['Não achei.']);
    const before = seen.length;
    const inside = await desk.addChannel(await desk.publish(asks('http://127.0.0.1:9/', { retries: 0 })));
    await desk.writes(inside, phone, 'oi');
    expect(await desk.received(inside, phone, 1)).toEqual(['O sistema está fora.']);
    expect(seen.length).toBe(before);
  });

  it.each<[string, RegExp, (named: string) => Promise<unknown>]>([
    [
      'is bound elsewhere',
      /só pode ir, por https, a api\.loja/,
      (name) => saveSecret(name, ['api.loja.com.br']),
    ],
    ['was kept before secrets had hosts', /não diz a que servidor/, (name) => unbind(name)],
    ['was sealed with another key', /não pôde ser aberta/, (name) => spoil(name)],
    ['is gone', /não existe mais/, (name) => saveSecret(name, [], '')],
  ])('takes the failure port at once, and is not sent, when its secret %s', async (name, why, change) => {
    await saveSecret(name, [place]);
    const settings = { secret: name, retries: 5 };
    const chip = await desk.addChannel(await desk.publish(asks(`${address}/pedidos`, settings)));
    await change(name);
    const before = seen.length;
    const { phone, conversation_id } = await desk.greeted(chip, 1);
    expect(await desk.inbox(chip, phone)).toEqual(['O sistema está fora.']);
    expect(seen.length).toBe(before);
    const said = (await desk.thread(conversation_id)).find(({ origin }) => origin === 'chatbot');
    const { visits } = await desk.company.owner.call(calls.getFlowTrace, { message_id: said?._id ?? '' });
    expect(visits.map((visit) => visit.why).join()).toMatch(why);
  });

  it('never carries a secret over http, not even to the secret’s own host', async () => {
    await saveSecret('simples', [place]);
    const input = { method: 'GET' as const, url: `http://${place}/`, secret: 'simples' };
    const { problem } = await desk.company.owner.call(calls.tryFlowRequest, input);
    expect(problem).toContain('por https');
    const secure = await desk.company.owner.call(calls.tryFlowRequest, { ...input, url: `${address}/` });
    expect(secure).toMatchObject({ status: 200 });
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer x');
  });

  it('takes the failure port when a header cannot be written', async () => {
    const headers = [{ id: 'h', name: 'X-Nome', value: '{contato.nome} 🎉' }];
    const chip = await desk.addChannel(await desk.publish(asks(`${address}/`, { headers, retries: 5 })));
    const before = seen.length;
    const { phone } = await desk.greeted(chip, 1);
    expect(await desk.inbox(chip, phone)).toEqual(['O sistema está fora.']);
    expect(seen.length).toBe(before);
  });

  it('is no longer made to a host that hung up five times in a row, except for another company', async () => {
    const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const flow = asks(url, { retries: 0 });
    const chip = await desk.addChannel(await desk.publish(flow));
    for (let asked = 0; asked < 5; asked += 1) await desk.greeted(chip, 1);
    expect(silences).toBe(5);
    const { phone } = await desk.greeted(chip, 1);
    expect([silences, await desk.inbox(chip, phone)]).toEqual([5, ['O sistema está fora.']]);
    const other = await openBotDesk(server);
    await other.greeted(await other.addChannel(await other.publish(flow)), 1);
    expect(silences).toBe(6);
  });

  it('leaves as it was tried in the editor', async () => {
    const settings = {
      method: 'POST' as const,
      headers: [{ id: 'h', name: 'X-Nome', value: '{contato.telefone}\n!' }],
      query: [{ id: 'q', name: 'de', value: 'a b&c' }],
      body_kind: 'json' as const,
      body: '{"nada": {nada}, "fone": "{contato.telefone}"}',
    };
    const document = asks(`${address}/x`, settings);
    const chip = await desk.addChannel(await desk.publish(document));
    const { phone } = await desk.greeted(chip, 1);
    const sent = seen.at(-1);
    const read = (name: string) => (name === 'contato.telefone' ? phone : undefined);
    const made = buildRequest(
      node('http', { settings: { url: `${address}/x`, ...settings } }).settings,
      { read },
      'k',
    );
    if (typeof made === 'string') throw new Error(made);
    const { method, url, body } = made;
    const headers = Object.entries(made.headers).map(([name, value]) => ({ name, value }));
    await desk.company.owner.call(calls.tryFlowRequest, { method, url, headers, body });
    const tried = seen.at(-1);
    const comparable = (one: Seen | undefined) => ({
      ...one?.headers,
      'idempotency-key': '',
      connection: '',
    });
    expect(tried).not.toBe(sent);
    expect(tried?.body).toBe(sent?.body);
    expect(comparable(tried)).toEqual(comparable(sent));
    expect(tried?.headers['idempotency-key']).toMatch(/^teste\./);
  });

  it('that is answered with nothing, on purpose, was a success', async () => {
    answers = [{ status: 204, body: '' }];
    const chip = await desk.addChannel(await desk.publish(asks(`${address}/`)));
    const { phone } = await desk.greeted(chip, 1);
    expect(await desk.inbox(chip, phone)).toEqual(['Seu pedido está .']);
  });

  it('can be tried from the editor under the same rules', async () => {
    const input = { method: 'GET' as const, url: `${address}/pedidos` };
    const answer = await desk.company.owner.call(calls.tryFlowRequest, input);
    expect(answer).toMatchObject({ status: 200, problem: null });
    const refused = await desk.company.owner.call(calls.tryFlowRequest, {
      method: 'GET',
      url: 'http://10.0.0.1/',
    });
    expect(refused).toMatchObject({ status: null, problem: 'O endereço não é permitido.' });
  });
});

describe('a note that notifies somebody else’s server', () => {
  const notes = () =>
    drawing(
      node('notify', {
        settings: {
          text: '{contato.nome} espera',
          notice: 'Pedido grande',
          webhook_url: `${address}/avisos`,
          webhook_secret: 'avisos',
        },
        next: { next: 'thanks' },
      }),
      says('thanks', 'Já avisei.', { next: 'end' }),
      end,
    );

  it('contains nothing about the customer, is sent once, and delays nobody when it is refused', async () => {
    const { owner } = desk.company;
    await owner.call(calls.saveFlowSecret, { name: 'avisos', value: 'Bearer avisos', hosts: [place] });
    const before = seen.length;
    const chip = await desk.addChannel(await desk.publish(notes(), { name: 'Avisa' }));
    const { phone, conversation_id } = await desk.greeted(chip, 1);
    const { headers, body } = await eventually(() => seen[before]);
    expect(headers.authorization).toBe('Bearer avisos');
    expect(headers['idempotency-key']).toMatch(/\.\d+\.\d+$/);
    const told: unknown = JSON.parse(body);
    expect(told).toMatchObject({ event: 'flow_notice', flow: { name: 'Avisa' }, conversation_id });
    expect(told).toMatchObject({ step: 'Nota interna', text: 'Pedido grande' });
    expect(body).not.toContain(phone.slice(-8));
    await desk.writes(chip, phone, 'oi de novo');
    await desk.received(chip, phone, 2);
    answers = [{ status: 404, body: '' }];
    const other = await desk.greeted(await desk.addChannel(await desk.publish(notes())), 1);
    const said = (await desk.thread(other.conversation_id)).find(({ origin }) => origin === 'chatbot');
    const visit = await eventually(async () =>
      (await owner.call(calls.getFlowTrace, { message_id: said?._id ?? '' })).visits.find(({ why }) =>
        why.includes('não recebeu'),
      ),
    );
    expect(visit).toMatchObject({ node: 'notify', port: 'next' });
    expect(visit.why).toContain('status 404');
    expect(seen).toHaveLength(before + 2);
  });
});

describe('a call from somebody else’s server to a run', () => {
  const waits = drawing(
    says('link', 'Pague em {sistema.endereco_retorno}', { next: 'waitWebhook' }),
    node('waitWebhook', {
      next: { received: 'paid', timeout: 'late' },
      settings: { mappings: [{ path: 'valor', variable: 'valor' }] },
    }),
    says('paid', 'Recebemos R$ {valor}.', { next: 'question' }),
    node('question', { settings: { text: 'E agora?', variable: 'x' }, next: { next: 'end' } }),
    says('late', 'O prazo passou.', { next: 'end' }),
    end,
  );
  const call = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('continues the run once, even when made twice', async () => {
    const { owner } = desk.company;
    const flow_id = await desk.publish(waits);
    const chip = await desk.addChannel(flow_id);
    const phone = desk.phone();
    await desk.writes(chip, phone, 'oi');
    const [text = ''] = await desk.received(chip, phone, 1);
    const path = text.slice(text.indexOf('/webhooks/'));
    const replies = await Promise.all([1, 2].map(() => call(server.url + path, { valor: '10,00' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await desk.received(chip, phone, 3)).toEqual([text, 'Recebemos R$ 10,00.', 'E agora?']);
    await call(server.url + path, { valor: '10,00' });
    await desk.writes(chip, phone, 'nada');
    await eventually(async () => (await call(server.url + path, { valor: 'x' })).status === 404);
    expect(await desk.inbox(chip, phone)).toHaveLength(3);
    const { _id: conversation_id } = await desk.conversation(phone);
    await owner.call(calls.recordFlowTest, { flow_id, conversation_id, name: 'Chamado' });
    const [test] = await owner.call(calls.getFlowTests, { flow_id });
    expect(test?.steps.find(({ kind }) => kind === 'call')).toEqual({
      kind: 'call',
      body: '{"valor":"10,00"}',
    });
  });

  it('gets no answer at an invented address', async () => {
    for (const token of ['x', 'YWJj.def', `${Buffer.from('a b').toString('base64url')}.x`])
      expect((await call(`${server.url}/webhooks/flows/${token}`, {})).status).toBe(404);
    const huge = await call(`${server.url}/webhooks/flows/x`, { text: 'x'.repeat(257 * 1024) });
    expect(huge.status).toBe(413);
  });
});

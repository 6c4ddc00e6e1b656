import { expect, test } from 'vitest';
import type { Effect } from '../../effects.ts';
import type { RunEvent } from '../../run.ts';
import { make, play, say, type Drawing } from '../../testing/runs.ts';

const ports = { success: 'ok', client_error: 'refused', failed: 'broken', received: 'ok', timeout: 'late' };
const ends = {
  ok: say('ok {nome_cliente}'),
  refused: say('refused'),
  broken: say('broken'),
  late: say('late'),
};

function drawing(settings: object): Drawing {
  return { call: ['http', { url: 'https://api.exemplo.com/{id}', ...settings }, ports], ...ends };
}

function requestOf(settings: object, inputs = {}): (Effect & { kind: 'request' })['request'] | undefined {
  const { effects } = play(drawing(settings), ['oi'], { inputs });
  return effects.find((effect) => effect.kind === 'request')?.request;
}

const answer = (status: number | null, body = '', effect = 'r1.2.0'): RunEvent => ({
  kind: 'result',
  effect,
  status,
  body,
  problem: status === null ? 'o endereço não existe' : null,
});

test('variables are escaped for the place they are in', () => {
  const inputs = { id: 'a/b?c#', nome: 'Zé "aspas"\n&', valor: 10.5 };
  const request = requestOf(
    {
      method: 'POST',
      query: [{ id: 'q', name: 'busca', value: '{nome}' }],
      headers: [{ id: 'h', name: 'X-Nome', value: '{nome}' }],
      body_kind: 'json',
      body: '{"nome": "{nome}", "valor": {valor}}',
      secret: 'erp',
    },
    inputs,
  );
  expect(request?.url).toBe('https://api.exemplo.com/a%2Fb%3Fc%23?busca=Z%C3%A9+%22aspas%22%0A%26');
  expect(JSON.parse(request?.body ?? '')).toEqual({ nome: inputs.nome, valor: 10.5 });
  expect(request?.headers).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'r1.2',
    'x-nome': 'Zé "aspas" &',
  });
  expect(request).toMatchObject({ method: 'POST', secret: 'erp', timeout_ms: 30_000, retries: 2 });
});

test('a form is sent as one, and a GET has no body', () => {
  const form = [{ id: 'a', name: 'nome', value: 'Zé & Cia' }];
  expect(requestOf({ method: 'PUT', body_kind: 'form', form })?.body).toBe('nome=Z%C3%A9+%26+Cia');
  expect(requestOf({ body_kind: 'form', form })).toMatchObject({ body: null, headers: {}, secret: null });
});

test.each([
  [{ url: 'ftp://x' }, /endereço/],
  [{ url: '{host}/x' }, /endereço/],
  [{ url: '' }, /endereço/],
  [{ method: 'POST', body_kind: 'json', body: '{nope' }, /JSON/],
])('%j is never sent', (settings, why) => {
  const { said, trace, effects } = play(drawing(settings), ['oi']);
  expect(said).toEqual(['broken']);
  expect(effects).toHaveLength(1);
  expect(trace.at(-2)?.why).toMatch(why);
});

const mappings = [{ path: 'cliente.nome', variable: 'nome_cliente' }];

test.each([
  ['values of the answer', answer(200, '{"cliente":{"nome":"Ana"}}'), 'ok Ana'],
  ['a value that is not there', answer(201, '{}'), 'ok '],
  ['an answer without a body', answer(204), 'ok '],
  ['an empty answer that should have had one', answer(200), 'broken'],
  ['no JSON where values are wanted', answer(200, '<html>'), 'broken'],
  ['a refusal', answer(404), 'refused'],
  ['a failure', answer(503), 'broken'],
  ['a redirect, which is not followed', answer(302), 'broken'],
  ['no answer', answer(null), 'broken'],
])('%s', (_, event, said) => {
  const played = play(drawing({ mappings, status_variable: 'status' }), ['oi', event]);
  expect(played.said).toEqual([said]);
  expect(played.state.variables.status).toBe(event.kind === 'result' ? (event.status ?? 0) : null);
});

test('the trace records the status and how long it took', () => {
  const played = play(drawing({}), ['oi']);
  played.scene = { ...played.scene, now: played.scene.now + 2340 };
  make(played, answer(404));
  expect(played.trace.at(-2)?.why).toBe('O servidor recusou (status 404). Levou 2,3 s.');
});

test('what does not fit among the messages kept is put to the last of them', () => {
  const ask: Drawing = {
    ...drawing({}),
    ok: ['waitReply', { variable: 'x', gather_seconds: 1, keep: 20 }, { replied: 'late' }],
  };
  const words = Array.from({ length: 22 }, (_, place) => `m${place}`);
  const { taken, state } = play(ask, ['oi', ...words, answer(200), 1000]);
  expect(taken).not.toContain(false);
  expect(state.variables).toMatchObject({ x: words.join('\n') });
});

test('the answer to another request is not taken, and none comes twice', () => {
  const { taken, said } = play(drawing({}), ['oi', answer(200, '', 'r1.1.0'), answer(200), answer(200)]);
  expect(taken).toEqual([true, false, true, false]);
  expect(said).toEqual(['ok ']);
});

test('who never hears back goes on all the same', () => {
  expect(play(drawing({}), ['oi', 30_000 * 3 + 300_000]).said).toEqual(['broken']);
});

test('what the customer writes meanwhile is kept, in order, for the next who hears', () => {
  const ask: Drawing = {
    ...drawing({}),
    ok: ['question', { text: 'Nome?', variable: 'nome' }, { next: 'city' }],
    city: ['question', { text: 'Cidade?', variable: 'cidade' }, { next: 'late' }],
  };
  const { said, taken, state } = play(ask, ['oi', 'Ana', 'Recife', answer(200)]);
  expect(taken).toEqual([true, true, true, true]);
  expect(said).toEqual(['Nome?', 'Cidade?', 'late']);
  expect(state.variables).toEqual({ nome: 'Ana', cidade: 'Recife' });
});

test('a call from outside is taken when it comes, or was kept when it came before', () => {
  const hook: Drawing = { hook: ['waitWebhook', { mappings }, ports], ...ends };
  const call = answer(200, '{"cliente":{"nome":"Bia"}}', 'webhook');
  expect(play(hook, ['oi', call]).said).toEqual(['ok Bia']);
  expect(play(hook, ['oi', 3_600_000]).said).toEqual(['late']);
  const early: Drawing = { ask: ['question', { text: 'Nome?', variable: 'x' }, { next: 'hook' }], ...hook };
  const played = play(early, ['oi', call, answer(200, '{}', 'webhook')]);
  expect(played.taken).toEqual([true, true, false]);
  make(played, 'Ana');
  expect(played.said).toEqual(['Nome?', 'ok Bia']);
});

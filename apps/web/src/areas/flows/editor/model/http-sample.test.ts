import type { FlowNodeOf } from '@prosa/contract';
import { buildRequest, emptyDocument, pickPath } from '@prosa/flow-engine';
import { expect, test } from 'vitest';
import { leavesOf, samplesOf, tryableRequest } from './http-sample.ts';
import { node } from './testing/drawings.ts';

const { settings: blank } = node('http', 'h') as FlowNodeOf<'http'>;
const asks = (variable: string, kind: 'number' | 'text') => {
  const asked = node('question', variable) as FlowNodeOf<'question'>;
  return { ...asked, settings: { ...asked.settings, variable, kind } };
};
const settings = {
  ...blank,
  method: 'POST' as const,
  url: 'https://loja.exemplo/{pedido}',
  query: [
    { id: 'q', name: 'de', value: '{contato.nome}' },
    { id: 'r', name: ' ', value: 'nada' },
  ],
  body_kind: 'json' as const,
  body: '{"nome":"{contato.nome|"cliente"}"}',
};

test('a request asks for each variable once and is filled with samples, escaped for their place', () => {
  expect(samplesOf(settings)).toEqual(['pedido', 'contato.nome']);
  const samples = { pedido: 'a/b', 'contato.nome': 'Ana "A" & filhos' };
  expect(tryableRequest(settings, samples, emptyDocument())).toMatchObject({
    url: 'https://loja.exemplo/a%2Fb?de=Ana+%22A%22+%26+filhos',
    headers: [
      { name: 'content-type', value: 'application/json' },
      { name: 'idempotency-key', value: 'teste' },
    ],
    body: '{"nome":"Ana \\"A\\" & filhos"}',
  });
});

test('what is tried is what a run sends: no body in a GET, no broken JSON, numbers as numbers', () => {
  const drawing = { ...emptyDocument(), nodes: [asks('idade', 'number'), asks('cep', 'text')] };
  const body = '{"idade":{idade},"cep":{cep},"nada":{nada}}';
  const samples = { idade: '30', cep: '80010' };
  const values: Record<string, string | number> = { idade: 30, cep: '80010' };
  const tried = tryableRequest({ ...settings, body }, samples, drawing);
  const run = buildRequest({ ...settings, body }, { read: (name) => values[name] }, 'r1.2');
  expect(run).toMatchObject({ body: '{"idade":30,"cep":"80010","nada":null}' });
  expect(tried).toMatchObject({ body: (run as { body: string }).body });
  expect(samplesOf({ ...settings, method: 'GET' })).not.toContain('idade');
  expect(tryableRequest({ ...settings, method: 'GET' }, samples, drawing)).toMatchObject({
    body: null,
    headers: [],
  });
  expect(tryableRequest({ ...settings, body: '{nope' }, samples, drawing)).toMatch(/não é um JSON/);
  expect(tryableRequest({ ...settings, url: '' }, samples, drawing)).toMatch(/endereço/);
});

test('an answer is taken apart into values with their paths', () => {
  expect(leavesOf('{"cliente":{"nome":"Ana"},"itens":[{"preco":9.5}],"total":0}')).toEqual([
    { path: 'cliente.nome', name: 'nome', value: '"Ana"' },
    { path: 'itens', name: 'itens', value: 'lista de 1' },
    { path: 'itens[0].preco', name: 'preco', value: '9.5' },
    { path: 'total', name: 'total', value: '0' },
  ]);
  expect(leavesOf('<html>')).toBeNull();
  expect(leavesOf('3')).toEqual([{ path: '$', name: 'resposta', value: '3' }]);
});

test('every path leads the bot to the value that was shown', () => {
  const body = `[{"nome completo":"Ana","it's":1,"a.b":{"c":2},"0":3}]`;
  const paths = leavesOf(body)?.map(({ path }) => path);
  expect(paths).toEqual(['$', '[0].0', `[0]['nome completo']`, `[0]["it's"]`, `[0]['a.b'].c`]);
  expect(paths?.slice(1).map((path) => pickPath(JSON.parse(body), path))).toEqual([3, 'Ana', 1, 2]);
});

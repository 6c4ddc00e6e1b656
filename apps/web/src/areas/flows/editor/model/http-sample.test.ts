import type { FlowNodeOf } from '@prosa/contract';
import { pickPath } from '@prosa/flow-engine';
import { expect, test } from 'vitest';
import { leavesOf, samplesOf, tryableRequest } from './http-sample.ts';
import { node } from './testing/drawings.ts';

const { settings: blank } = node('http', 'h') as FlowNodeOf<'http'>;
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
  expect(tryableRequest(settings, { pedido: 'a/b', 'contato.nome': 'Ana "A" & filhos' })).toMatchObject({
    url: 'https://loja.exemplo/a%2Fb?de=Ana%20%22A%22%20%26%20filhos',
    headers: [{ name: 'content-type', value: 'application/json' }],
    body: '{"nome":"Ana \\"A\\" & filhos"}',
  });
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

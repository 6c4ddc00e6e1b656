import { expect, test } from 'vitest';
import { makeScope } from '../testing/scenes.ts';
import { fillTemplate, readTemplate, variablesOf } from './template.ts';

const scope = makeScope({
  nome: 'Zé "da" Silva',
  total: 1234.5,
  vazio: '',
  cores: ['azul', 'verde'],
  pedido: { itens: [{ preco: 3.1 }] },
  dia: '2025-12-24',
  certo: true,
  soma: 0.1 + 0.2,
});

test.each([
  ['Oi {nome}!', 'Oi Zé "da" Silva!'],
  ['{ nome }', 'Zé "da" Silva'],
  ['{Nome}', 'Zé "da" Silva'],
  ['{total}', '1234,5'],
  ['{total.reais}', 'R$ 1.234,50'],
  ['{Total.Reais|"a combinar"}', 'R$ 1.234,50'],
  ['{nada.reais|"a combinar"}', 'a combinar'],
  ['{nome.reais}', ''],
  ['{pedido.itens[0].preco.reais}', 'R$ 3,10'],
  ['{soma}', '0,3'],
  ['{cores}', 'azul, verde'],
  ['{pedido.itens[0].preco}', '3,1'],
  ['{dia}', '24/12/2025'],
  ['{certo}', 'sim'],
  ['{nada}', ''],
  ['{nada|"cliente"}', 'cliente'],
  ['{vazio|cliente}', 'cliente'],
  ['{vazio | “cliente amigo”}', 'cliente amigo'],
  ['{nada|""}', ''],
  ['{cidade}', 'São Paulo'],
  ['{contato.nome}, {contato.primeiro_nome}', 'Ana Maria Souza, Ana'],
  ['{contato.tags}', 'VIP'],
  ['{sistema.saudação}, {sistema.atendente}', 'Bom dia, Bia'],
  ['{sistema.data} {sistema.hora}', '20/11/2025 09:05'],
  ['{sistema.dia_semana}', 'quinta-feira'],
  ['{conversa.departamento} {sistema.protocolo}', 'Comercial 20251120-7'],
  ['{conversa.atendentes_online}', '0'],
  ['{"json": 1} {} { } {1} {a b}', '{"json": 1} {} { } {1} {a b}'],
  ['{{nome}}', '{Zé "da" Silva}'],
  ['{__proto__}{constructor}{contato.__proto__}{pedido.constructor.name}{sistema.toString}', ''],
])('%j is %j', (text, filled) => {
  expect(fillTemplate(text, scope)).toBe(filled);
});

test('values are escaped for where they go', () => {
  expect(fillTemplate('https://x.y/?q={nome}&t={total}', scope, 'url')).toBe(
    'https://x.y/?q=Z%C3%A9%20%22da%22%20Silva&t=1234.5',
  );
  const body = '{"nome": "{nome}", "t": {total}, "c": {cores}, "n": {nome}, "x": {nada}, "s": "{total}"}';
  expect(JSON.parse(fillTemplate(body, scope, 'json'))).toEqual({
    nome: 'Zé "da" Silva',
    t: 1234.5,
    c: ['azul', 'verde'],
    n: 'Zé "da" Silva',
    x: null,
    s: '1234.5',
  });
  expect(fillTemplate('{x}', makeScope({ x: '\ud800' }), 'url')).toBe('%EF%BF%BD');
});

test('a text that is one variable gives the value itself', () => {
  expect(readTemplate('{cores}', scope)).toEqual(['azul', 'verde']);
  expect(readTemplate('{cores} ', scope)).toBe('azul, verde ');
  expect(readTemplate('azul', scope)).toBe('azul');
  expect(readTemplate('{nada}', scope)).toBeUndefined();
});

test('its variables are known, each once', () => {
  expect(variablesOf('{a} {contato.cidade|"x"} {a} {a.reais} {b[0]} {nope nope}')).toEqual([
    'a',
    'contato.cidade',
    'b[0]',
  ]);
});

test('a filled text ends at ten thousand characters', () => {
  expect(fillTemplate('{x}{x}', makeScope({ x: 'a'.repeat(9000) }))).toHaveLength(10_000);
});

test('a flow of its own sees its own variables', () => {
  expect(readTemplate('{fluxo.nome}', scope)).toBe('Zé "da" Silva');
  expect(readTemplate('{fluxo.total}', scope)).toBe(1234.5);
});

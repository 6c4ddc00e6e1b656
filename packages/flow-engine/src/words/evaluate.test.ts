import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import { makeScope } from '../testing/scenes.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './expression/parse.ts';

const scope = makeScope({
  a: 7,
  preco: '1.234,50',
  nome: 'José',
  lista: ['x', 'y'],
  pedido: { total: 9, itens: [{ preco: 3 }] },
  dia: '2025-01-31',
  momento: '2025-01-31T22:30',
  vazio: '',
  sim: true,
});

test.each<[string, Value]>([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['{a} % 4', 3],
  ['-a + +"3"', -4],
  ['10 / 4', 2.5],
  ['preco * 2', 2469],
  ['{contato.idade} + 1', 43],
  ['contato.idade + 1', 43],
  ['pedido.total - 1', 8],
  ['pedido.itens[0].preco', 3],
  ['{pedido.itens[0].preco}', 3],
  ['lista[1]', 'y'],
  ['lista[-1]', 'y'],
  ['pedido["total"]', 9],
  ['round(2.5)', 3],
  ['round(-2.5)', -3],
  ['round(1.005; 2)', 1.01],
  ['arredondar(10 / 3, 2)', 3.33],
  ['floor(2.9) + ceil(2.1)', 5],
  ['max(1, a, 3)', 7],
  ['upper(nome)', 'JOSÉ'],
  ['lower("ABC")', 'abc'],
  ['trim("  a ")', 'a'],
  ['slice(nome, 0, 2)', 'Jo'],
  ['slice(lista, 1)', ['y']],
  ['length(nome)', 4],
  ['length(lista)', 2],
  ['length(falta)', 0],
  ['number("1.234,5")', 1234.5],
  ['text(1.5)', '1,5'],
  ['concat("Oi ", nome, "!")', 'Oi José!'],
  ['"Oi {nome}"', 'Oi José'],
  ['push(lista, "z")', ['x', 'y', 'z']],
  ['push(falta, 1)', [1]],
  ['pop(lista)', ['x']],
  ['join(lista, "-")', 'x-y'],
  ['includes(lista, "X")', true],
  ['includes(nome, "jose")', true],
  ['includes(lista, "w")', false],
  ['[1, a]', [1, 7]],
  ['date_add(dia, 1, "meses")', '2025-02-28'],
  ['date_add(dia, 1, "dia")', '2025-02-01'],
  ['date_add(dia, -1, "anos")', '2024-01-31'],
  ['date_add(momento, 2, "horas")', '2025-02-01T00:30'],
  ['date_add("31/01/2025", 1, "weeks")', '2025-02-07'],
  ['date_diff(dia, "2025-02-03", "dias")', 3],
  ['date_diff("2025-02-03", dia)', -3],
  ['date_diff("1990-04-10", "2025-04-09", "anos")', 34],
  ['date_diff("1990-04-10", "2025-04-10", "years")', 35],
  ['a > 5 && nome == "jose"', true],
  ['a > 5 ? "alto" : "baixo"', 'alto'],
  ['!vazio', true],
  ['vazio || "nada"', 'nada'],
  ['"10" > "9"', true],
  ['dia < "2025-02-01"', true],
  ['sim == verdadeiro', true],
  ['falta == ""', true],
  ['falta', null],
  ['45,00 * 2', 90],
  ['preco + 1.234,50', 2469],
  ['(1,5 + 1,5) * a', 21],
  ['max(45,00; 2,5)', 45],
  ['max(1,2)', 2],
  ['max((1,5),2)', 2],
  ['round(1.55,1)', 1.6],
  ['[1,2]', [1, 2]],
  ['concat("1,5;", 1,2)', '1,5;12'],
  ['"45,00" + 1', 46],
  ['"R$ 45,00" * 2', 90],
])('%s is %j', (text, value) => {
  expect(evaluate(text, scope)).toEqual({ value });
});

test.each([
  ['1 / 0', 'Não dá para dividir por zero.'],
  ['1 % 0', 'Não dá para dividir por zero.'],
  ['nome + 1', '“José” não é um número.'],
  ['falta + 1', 'Falta um número: o valor está vazio.'],
  ['1e308 * 10', 'O resultado é grande demais, ou não é um número.'],
  ['date_add("ontem", 1, "dias")', '“ontem” não é uma data.'],
  ['date_add(dia, 1, "séculos")', 'Falta a unidade: minutos, horas, dias, semanas, meses ou anos.'],
  ['a = 1', 'A expressão usa “=”; para comparar escreva “==”.'],
  ['alert(1)', 'A expressão usa a função “alert”, que não existe.'],
  ['a.toString()', 'A expressão usa a função “?”, que não existe.'],
  ['constructor.constructor("x")()', 'A expressão usa a função “?”, que não existe.'],
  ['hasOwnProperty("a")', 'A expressão usa a função “hasOwnProperty”, que não existe.'],
  ['1 | 2', 'A expressão usa o sinal “|”, que não existe aqui.'],
  ['a; b', 'A expressão usa um recurso que não existe aqui.'],
  ['1 +', 'A expressão não está escrita corretamente.'],
  ['', 'A expressão está vazia.'],
  ['this', 'A expressão usa um recurso que não existe aqui.'],
  ['~1', 'A expressão usa o sinal “~”, que não existe aqui.'],
  [`${'('.repeat(400)}1${')'.repeat(400)}`, 'A expressão tem parênteses demais.'],
  ['-'.repeat(900) + '1', 'A expressão é complexa demais.'],
  ['1+'.repeat(400) + '1', 'A expressão é complexa demais.'],
  ['1'.repeat(1001), 'A expressão é longa demais.'],
])('%.40s gives nothing: %s', (text, problem) => {
  expect(evaluate(text, scope)).toEqual({ problem });
});

test.each([
  '__proto__',
  'constructor',
  'a.constructor',
  'pedido.__proto__',
  'lista["constructor"]',
  'pedido["__proto__"]',
  'toString',
])('%s reaches nothing', (text) => {
  const given = evaluate(text, scope);
  expect('value' in given ? given.value : null).toBeNull();
});

test.each([
  ['reais(45)', 'R$ 45,00'],
  ['money("1.234,5")', 'R$ 1.234,50'],
  ['reais(0 - 5)', '-R$ 5,00'],
  ['reais(1234567.891)', 'R$ 1.234.567,89'],
  ['reais((45,00 * 2))', 'R$ 90,00'],
])('%s is %j', (text, value) => {
  expect(evaluate(text, makeScope({}))).toEqual({ value });
});

test('the names it reads are known', () => {
  const parsed = parseExpression('{a} + contato.idade + length("b {c}")');
  expect(parsed.ok && parsed.names).toEqual(['a', 'contato.idade']);
});

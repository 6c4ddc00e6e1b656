import type { QuestionKind } from '@prosa/contract';
import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import type { AnswerMessage } from './answers/answer.ts';
import { parseAnswer } from './parse-answer.ts';

/** Thursday, 20 November 2025, 09:05 in São Paulo. */
const clock = { now: Date.parse('2025-11-20T12:05:00Z'), time_zone: 'America/Sao_Paulo' };

const understood: Partial<Record<QuestionKind, [string, Value][]>> = {
  text: [['  oi ', 'oi']],
  number: [
    ['10', 10],
    ['dez', 10],
    ['Vinte e cinco', 25],
    ['mil e duzentos', 1200],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    ['1.5', 1.5],
    ['2,5', 2.5],
    ['-3', -3],
    ['2,5 mil', 2500],
    ['tenho 42 anos', 42],
    ['somos vinte e cinco pessoas', 25],
    ['42.', 42],
    ['0', 0],
    ['0.125', 0.125],
    ['um milhão', 1_000_000],
    ['dois milhões e trezentos mil', 2_300_000],
    ['vinte e um anos', 21],
    ['uma pessoa', 1],
    ['só uma', 1],
    ['1\u200b0', 10],
    ['１２', 12],
  ],
  money: [
    ['R$ 1.234,56', 1234.56],
    ['R$1234', 1234],
    ['50 reais', 50],
    ['dez reais', 10],
    ['dez reais e cinquenta centavos', 10.5],
    ['50 centavos', 0.5],
    ['2 mil', 2000],
    ['10,5 reais', 10.5],
    ['uns R$ 99,90 mais ou menos', 99.9],
    ['1.000 reais', 1000],
    ['um milhão de reais', 1_000_000],
    ['mil e duzentos', 1200],
  ],
  email: [
    ['Ana@Exemplo.com.br', 'ana@exemplo.com.br'],
    ['meu email é ana.souza+x@exemplo.com.', 'ana.souza+x@exemplo.com'],
    ['ana @ exemplo.com', 'ana@exemplo.com'],
  ],
  phone: [
    ['11 98765-4321', '5511987654321'],
    ['(11) 98765 4321', '5511987654321'],
    ['+55 11 98765-4321', '5511987654321'],
    ['011987654321', '5511987654321'],
    ['015 11 98765-4321', '5511987654321'],
    ['11 8765-4321', '5511987654321'],
    ['meu fone: 21 3333-4444', '552133334444'],
    ['+351 912 345 678', '351912345678'],
    // As a phone copies it: with marks of direction and a hyphen that does not break.
    ['\u202a+55 11 98765\u20114321\u202c', '5511987654321'],
  ],
  cpf: [
    ['529.982.247-25', '52998224725'],
    ['meu cpf é 52998224725', '52998224725'],
    ['529 982 247 25', '52998224725'],
    ['529.982.247–25', '52998224725'],
    ['529\u200b.982.247-25', '52998224725'],
  ],
  cnpj: [
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ],
  cep: [
    ['01310-100', '01310100'],
    ['cep 01310100', '01310100'],
    ['01.310-100', '01310100'],
  ],
  date: [
    ['hoje', '2025-11-20'],
    ['Amanhã', '2025-11-21'],
    ['depois de amanhã', '2025-11-22'],
    ['ontem', '2025-11-19'],
    ['sexta', '2025-11-21'],
    ['quinta-feira', '2025-11-27'],
    ['próxima segunda-feira', '2025-11-24'],
    ['sábado que vem', '2025-11-22'],
    ['25/12', '2025-12-25'],
    ['20/11', '2025-11-20'],
    ['01/02', '2026-02-01'],
    ['29/02', '2028-02-29'],
    ['25/12/25', '2025-12-25'],
    ['3/5/87', '1987-05-03'],
    ['25-12-2026', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['25122026', '2026-12-25'],
    ['2026-01-31', '2026-01-31'],
    ['dia 25/12', '2025-12-25'],
    ['dia 15', '2025-12-15'],
    ['dia 30', '2025-11-30'],
    ['25 de dezembro', '2025-12-25'],
    ['1º de maio de 2026', '2026-05-01'],
    ['vinte e cinco de dez', '2025-12-25'],
    ['nasci em 10/04/1990', '1990-04-10'],
    ['daqui a 3 dias', '2025-11-23'],
    ['em duas semanas', '2025-12-04'],
    ['mês que vem', '2025-12-20'],
    ['amanhã às 14h', '2025-11-21'],
    ['amanhã, às 14:30', '2025-11-21'],
    ['sexta de manhã', '2025-11-21'],
    ['hoje à noite', '2025-11-20'],
    ['amanhã cedo', '2025-11-21'],
    ['próxima sexta-feira ao meio-dia', '2025-11-21'],
    ['domingo 9h', '2025-11-23'],
  ],
  time: [
    ['15:30', '15:30'],
    ['15h', '15:00'],
    ['15h30', '15:30'],
    ['às 3 da tarde', '15:00'],
    ['3 e meia da tarde', '15:30'],
    ['três da tarde', '15:00'],
    ['três e meia', '03:30'],
    ['vinte e duas horas', '22:00'],
    ['meio-dia', '12:00'],
    ['meio dia e meia', '12:30'],
    ['meia-noite', '00:00'],
    ['8 da noite', '20:00'],
    ['12 da noite', '00:00'],
    ['9 da manhã', '09:00'],
    ['3pm', '15:00'],
    ['12am', '00:00'],
    ['quinze para as três', '02:45'],
    ['10 pras 8 da noite', '19:50'],
    ['umas 10 horas', '10:00'],
    ['às 8 horas e 15 minutos', '08:15'],
    ['14', '14:00'],
    ['agora', '09:05'],
    ['amanhã às 14h', '14:00'],
    ['sexta-feira, às 10 e meia', '10:30'],
    ['25/12 às 8 da noite', '20:00'],
  ],
  yes_no: [
    ['Sim', true],
    ['s', true],
    ['sim, por favor', true],
    ['com certeza!', true],
    ['👍🏽', true],
    ['Não', false],
    ['nao quero', false],
    ['👎', false],
    ['agora não', false],
    ['claro que não', false],
    ['claro que sim', true],
  ],
  location: [
    ['-23.55052, -46.633308', '-23.55052,-46.633308'],
    ['https://maps.google.com/?q=-23.5,-46.6', '-23.5,-46.6'],
    ['-23.5,-46.6\nRua A', '-23.5,-46.6'],
  ],
  list: [
    ['arroz, feijão e batata', ['arroz', 'feijão', 'batata']],
    ['- arroz\n- feijão e milho', ['arroz', 'feijão e milho']],
    ['1) a; 2) b', ['a', 'b']],
    ['1,5 kg de arroz, sal', ['1,5 kg de arroz', 'sal']],
    ['só arroz', ['só arroz']],
  ],
};

const misunderstood: Partial<Record<QuestionKind, string[]>> = {
  text: ['', '  ', '\u200b', '\u200e \u200e'],
  number: ['', 'muitos', '10 ou 20', '1.2.3', '1,2,3', 'dois ou três', 'tenho uma dúvida', 'milhão'],
  money: ['', 'caro', 'R$ -5', '-10'],
  email: ['ana', 'ana@exemplo', '@exemplo.com', 'a@b.com ou c@d.com', 'ana@@exemplo.com'],
  phone: ['98765-4321', '00 98765-4321', '11 18765-4321', '123', 'não tenho'],
  cpf: ['529.982.247-24', '111.111.111-11', '5299822472', '529982247255'],
  cnpj: ['11.222.333/0001-82', '00000000000000', '52998224725'],
  cep: ['0131010', '00000000', '013101000'],
  date: [
    '31/02',
    '32/12',
    '25/13',
    'algum dia',
    '29/02/2026',
    '',
    'de 10/12 a 15/12',
    'segunda a sexta',
    '31/02 às 10h',
    'às 14h',
  ],
  time: ['25:00', '15:75', 'cedo', '', 'das 3 às 5', 'depois das 14h', 'amanhã'],
  yes_no: ['talvez', '', 'sei lá', '1000', 'não entendi', 'não sei', 'sim ou não?', 'sim, mas hoje não'],
  location: ['Rua A, 10', '91.5,10.5', ''],
  list: ['', ' , '],
};

test.each(flat(understood))('%s: %j is %j', (kind, text, value) => {
  expect(answer(kind, { text })).toEqual({ ok: true, raw: text.trim(), value });
});

test.each(flat(misunderstood))('%s: %j is none', (kind, text) => {
  expect(answer(kind, { text })).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^A resposta não é .+\.$/),
  });
});

test.each<[QuestionKind, Partial<AnswerMessage>, boolean]>([
  ['file', { type: 'document', file_name: 'a.pdf' }, true],
  ['file', { type: 'image' }, true],
  ['file', { type: 'text', media_url: null }, false],
  ['image', { type: 'image' }, true],
  ['image', { type: 'document', file_name: 'foto.JPG' }, true],
  ['image', { type: 'document', file_name: 'a.pdf' }, false],
  ['image', { type: 'audio' }, false],
  ['audio', { type: 'audio' }, true],
  ['audio', { type: 'text', media_url: null }, false],
  ['file', { type: 'document', media_url: null }, false],
])('%s: %j is a file of the kind: %s', (kind, message, ok) => {
  const parsed = answer(kind, { media_url: 'https://x.y/a', ...message });
  expect(parsed.ok ? parsed.value : null).toBe(ok ? 'https://x.y/a' : null);
});

test('a pattern must be found as well', () => {
  const settings = { kind: 'text' as const, pattern: '^[a-z]{3}-?\\d{4}$' };
  const message = { type: 'text' as const, media_url: null, file_name: null };
  expect(parseAnswer(settings, { ...message, text: 'ABC1234' }, clock).ok).toBe(true);
  expect(parseAnswer(settings, { ...message, text: 'ABC12345' }, clock).ok).toBe(false);
});

function answer(kind: QuestionKind, message: Partial<AnswerMessage>) {
  return parseAnswer(
    { kind },
    { type: 'text', text: '', media_url: null, file_name: null, ...message },
    clock,
  );
}

function flat(table: Partial<Record<QuestionKind, (string | [string, Value])[]>>) {
  return Object.entries(table).flatMap(([kind, rows]) =>
    rows.map((row): [QuestionKind, string, Value] => [
      kind as QuestionKind,
      ...(typeof row === 'string' ? ([row, null] as const) : row),
    ]),
  );
}

import { describe, expect, test } from 'vitest';
import type { Span } from './parse-spans.ts';
import { findLinks } from './find-links.ts';
import { parseText, type Block } from './parse-text.ts';

const tags = { bold: 'b', italic: 'i', strike: 's' } as const;

/** Writes spans like HTML, to be compared at a glance. */
function spansIn(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text') return span.text;
      if (span.kind === 'code') return `<c>${span.text}</c>`;
      if (span.kind === 'link') return `<a ${span.href}>${span.text}</a>`;
      return `<${tags[span.kind]}>${spansIn(span.spans)}</${tags[span.kind]}>`;
    })
    .join('');
}

function shown(block: Block): string {
  if (block.kind === 'code') return `[code]${block.text}`;
  if (block.kind === 'bullets') return `[•]${block.items.map(spansIn).join('|')}`;
  if (block.kind === 'numbers')
    return `[1.]${block.items.map(({ number, spans }) => `${number}:${spansIn(spans)}`).join('|')}`;
  return `${block.kind === 'quote' ? '[>]' : ''}${spansIn(block.spans)}`;
}

const drawn = (text: string) => parseText(text, findLinks).map(shown);

describe('marks', () => {
  test.each([
    ['*1* - Ver *os preços* hoje', '<b>1</b> - Ver <b>os preços</b> hoje'],
    ['_até_ ~logo~ `já` ```agora```', '<i>até</i> <s>logo</s> <c>já</c> <c>agora</c>'],
    ['*_tudo_*, _*tudo*_, ~*_tudo_*~', '<b><i>tudo</i></b>, <i><b>tudo</b></i>, <s><b><i>tudo</i></b></s>'],
    ['(*negrito*): "_sim_"!', '(<b>negrito</b>): "<i>sim</i>"!'],
    ['*👍* *😀 ok*', '<b>👍</b> <b>😀 ok</b>'],
    ['*a*b*', '<b>a*b</b>'],
    ['*uma* e *outra', '<b>uma</b> e *outra'],
    ['**duas**', '*<b>duas</b>*'],
    ['*a _b* c_', '<b>a _b</b> c_'],
    ['`*não*` e ```_não_```', '<c>*não*</c> e <c>_não_</c>'],
    ['*com `co*d` dentro*', '<b>com <c>co*d</c> dentro</b>'],
    ['*l1*\n_l2_', '<b>l1</b>\n<i>l2</i>'],
    ['~R$ 100~ *R$ 80*', '<s>R$ 100</s> <b>R$ 80</b>'],
  ])('%j is drawn as %s', (text, expected) => {
    expect(drawn(text)).toEqual([expected]);
  });

  test.each([
    'sem nada',
    '2*3*4',
    '2 * 3 * 4',
    'a * b * c',
    'snake_case_name e OUTRA_CONST_2',
    '*linha\nnova*',
    '* a*b',
    '**',
    '*',
    '* *',
    '__',
    '~~',
    '``',
    '``````',
    'a`b`c',
    '~/pasta/_a',
    '5~6~7',
    '*sem fim',
    'fim sem*',
    '* espaço *',
    '*á*é',
    '<b>nada</b> <img src=x onerror=alert(1)>',
  ])('%j stays as it is', (text) => {
    expect(
      drawn(text)
        .join('\n')
        .replace(/^\[•\]/, '* '),
    ).toBe(text);
  });
});

describe('links', () => {
  test.each([
    [
      'veja https://prosa.test/a_b_c e _sim_',
      'veja <a https://prosa.test/a_b_c>https://prosa.test/a_b_c</a> e <i>sim</i>',
    ],
    ['*https://prosa.test/a*', '<b><a https://prosa.test/a>https://prosa.test/a</a></b>'],
    ['_www.prosa.test/x_y_', '<i><a https://www.prosa.test/x_y>www.prosa.test/x_y</a></i>'],
    ['na loja.com.br/ofertas, hoje', 'na <a https://loja.com.br/ofertas>loja.com.br/ofertas</a>, hoje'],
    ['wa.me/5541999990000', '<a https://wa.me/5541999990000>wa.me/5541999990000</a>'],
    ['`https://prosa.test`', '<c>https://prosa.test</c>'],
    ['*maria_silva@loja.com.br*', '<b><a mailto:maria_silva@loja.com.br>maria_silva@loja.com.br</a></b>'],
    ['_ana@loja.com_.', '<i><a mailto:ana@loja.com>ana@loja.com</a></i>.'],
    ['(41) 99999-0000', '<a tel:+5541999990000>(41) 99999-0000</a>'],
    ['fone: 41 3333-4444.', 'fone: <a tel:+554133334444>41 3333-4444</a>.'],
    ['+55 (041) 9 9999.0000', '<a tel:+5541999990000>+55 (041) 9 9999.0000</a>'],
    ['*5541999990000*', '<b><a tel:+5541999990000>5541999990000</a></b>'],
    ['0800 123 4567', '<a tel:08001234567>0800 123 4567</a>'],
    ['+351 912 345 678', '<a tel:+351912345678>+351 912 345 678</a>'],
    [
      '41999990000 / 41988880000',
      '<a tel:+5541999990000>41999990000</a> / <a tel:+5541988880000>41988880000</a>',
    ],
  ])('%j is drawn as %s', (text, expected) => {
    expect(drawn(text)).toEqual([expected]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'fim.Então começou.Fim',
    'obrigado.me liga',
    'R$ 1.234,56 em 10/11/2026 às 14h30',
    'CPF 123.456.789-09, CEP 80010-000',
    'CNPJ 12.345.678/0001-90',
    'pedido 20261124001122334455',
    'conta 00190000090114971860168524522114675860000102656',
    '2026-11-24',
    'a @ b, @maria, x@y',
  ])('nothing in %j is a link', (text) => {
    expect(drawn(text)).toEqual([text]);
  });
});

describe('lines', () => {
  test.each([
    ['> *citado*\n> mais\nresposta', ['[>]<b>citado</b>\nmais', 'resposta']],
    ['Lista:\n- um\n- _dois_\nfim', ['Lista:', '[•]um|<i>dois</i>', 'fim']],
    ['* um\n* dois', ['[•]um|dois']],
    ['1. um\n2. dois\n4. quatro', ['[1.]1:um|2:dois|4:quatro']],
    ['antes\n```\nif (a_b_c) {\n  *x*\n}\n```\ndepois', ['antes', '[code]if (a_b_c) {\n  *x*\n}', 'depois']],
    ['>sem espaço\n-sem\n1.sem\n>', ['>sem espaço\n-sem\n1.sem\n>']],
    ['- \n> \n1. ', ['- \n> \n1. ']],
    ['a - b\n2026. ano', ['a - b\n2026. ano']],
    ['*aberta\n- a*', ['*aberta', '[•]a*']],
    ['```\n\n```', ['```\n\n```']],
  ])('%j is drawn as %j', (text, expected) => {
    expect(drawn(text)).toEqual(expected);
  });

  test.each([
    '*a ',
    '_a',
    '~',
    '`a',
    '```',
    '> ',
    '- a\n',
    '*_~a',
    '1',
    '1 ',
    'a@',
    'a.',
    'www.',
    '(41) ',
    '*a_b~c',
    'a@b.com 41999990000 ',
  ])('65 536 letters of %j take no time', (part) => {
    const text = part.repeat(Math.ceil(65_536 / part.length));
    const began = performance.now();
    parseText(text, findLinks);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

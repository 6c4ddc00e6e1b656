import { expect, test } from 'vitest';
import { fitChoices } from './fit-choices.ts';
import type { Choices } from './messages.ts';

const can = { buttons: 3, rows: 10 };
const long = 'Segunda via do boleto do condomínio';

function fit(titles: string[], text = 'Como posso ajudar?', capability: typeof can | null = can) {
  return fitChoices(
    { text, options: titles.map((title, place) => ({ id: `n o${place}`, title })) },
    capability,
  );
}

const formOf = (fitted: Choices | null) =>
  fitted === null ? 'text' : fitted.button === null ? 'buttons' : 'list';
const many = (count: number) => Array.from({ length: count }, (_, place) => `Opção ${place + 1}`);

test.each([
  ['few options', ['Vendas', 'Suporte'], 'buttons'],
  ['as many as there are buttons, each as long as one may be', ['x'.repeat(20), 'b', 'c'], 'buttons'],
  ['more than there are buttons', many(4), 'list'],
  ['as many as there are rows', many(10), 'list'],
  ['more than there are rows', many(11), 'text'],
  ['a title that is too long for a button', ['Falar com o financeiro', 'b'], 'list'],
  ['a title that is too long for a row', [long, 'b'], 'list'],
  ['a title that is too long for a description', ['x'.repeat(73), 'b'], 'text'],
  ['titles that are the same once they are cut', [`${long} 1`, `${long} 2`], 'text'],
  ['two buttons with one title', ['Sim', 'sim'], 'text'],
  ['two rows with one title', ['Sim', 'Sim', 'c', 'd'], 'text'],
  ['an option without a title', ['Vendas', ' '], 'text'],
  ['no options', [], 'text'],
])('%s', (_what, titles, form) => {
  expect(formOf(fit(titles))).toBe(form);
});

test.each([
  ['nothing above the options', ' ', can],
  ['more above them than fits', 'x'.repeat(1025), can],
  ['a driver that shows no options', 'Como posso ajudar?', null],
])('%s: it is text', (_what, text, capability) => {
  expect(fit(['Vendas'], text, capability)).toBeNull();
});

test('a row whose title was cut says all of it below', () => {
  expect(fit([long, 'Outro'])).toEqual({
    button: 'Ver opções',
    options: [
      { id: 'n o0', title: 'Segunda via do boleto d…', description: long },
      { id: 'n o1', title: 'Outro', description: null },
    ],
  });
});

test('no character is cut in half', () => {
  expect(fit([`${'x'.repeat(22)}😀 e mais`])?.options[0]?.title).toBe(`${'x'.repeat(22)}…`);
});

import type { MessageTemplate } from '@prosa/contract';
import { expect, test } from 'vitest';
import { templateChoiceOf, templateFields, templatePreview, withValue } from './template-words.ts';

const template: MessageTemplate = {
  name: 'pedido',
  language: 'pt_BR',
  category: 'UTILITY',
  obstacle: null,
  header: 'Pedido {{1}}',
  body: 'Olá {{1}}, seu pedido {{2}} saiu. Até logo, {{1}}!',
  footer: 'Loja da Praça',
  buttons: [
    { text: 'Falar', url: null },
    { text: 'Rastrear', url: 'https://loja.example/{{1}}' },
  ],
};

test('each variable has one field, and the preview shows what is typed', () => {
  const fields = templateFields(template);
  expect(fields.map(({ label }) => label)).toEqual([
    'Cabeçalho: {{1}}',
    'Texto: {{1}}',
    'Texto: {{2}}',
    'Final do endereço do botão “Rastrear”',
  ]);
  const typed = ['77', ' Bia ', 'nº 77', 'r77'];
  const values = fields.reduce((all, field, at) => withValue(all, field, typed[at] ?? ''), {
    header: [],
    body: [],
    buttons: [],
  } as Parameters<typeof templatePreview>[1]);
  expect(templatePreview(template, values)).toBe(
    'Pedido 77\n\nOlá Bia, seu pedido nº 77 saiu. Até logo, Bia!\n\nLoja da Praça',
  );
  expect(templateChoiceOf(template, values)).toMatchObject({
    header: ['77'],
    body: ['Bia', 'nº 77'],
    buttons: [null, 'r77'],
  });
});

test('a variable without a value stays visible', () => {
  expect(templatePreview(template, { header: [], body: ['Bia'], buttons: [] })).toContain(
    'Bia, seu pedido {{2}} saiu',
  );
});

import type { AudienceFilter } from '@prosa/contract';
import { expect, test } from 'vitest';
import { emptyFilter, filterProblem } from './filter-model.ts';
import { filterSentences } from './filter-sentences.ts';

const names = { tag: (id: string) => id, channel: () => 'vendas', department: () => 'Financeiro' };
const said = (changes: Partial<AudienceFilter>) => filterSentences({ ...emptyFilter, ...changes }, names);
const talk = (
  is: 'within' | 'older' | 'since' | 'before' | 'never',
  days = 30,
  day: string | null = null,
) => ({
  last_talk: { is, days, day },
});

test('each criterion of a filter is a sentence', () => {
  expect(
    said({
      tags_any: ['Feira', 'VIP'],
      tags_all: ['Atacado', 'Curitiba'],
      tags_none: ['Pago'],
      variables: [
        { name: 'cidade', test: 'equals', value: 'Curitiba' },
        { name: 'pedido', test: 'empty', value: '' },
      ],
      channel: '1',
      department: 'f',
    }),
  ).toEqual([
    'Tem a tag Feira ou VIP',
    'Tem as tags Atacado e Curitiba',
    'Não tem a tag Pago',
    'cidade é “Curitiba”',
    'pedido está vazia',
    'Conversou pelo número vendas',
    'Conversou no departamento Financeiro',
  ]);
});

test.each([
  [talk('within'), 'Conversou nos últimos 30 dias'],
  [talk('within', 1), 'Conversou no último dia'],
  [talk('older', 1), 'Não conversa há mais de 1 dia'],
  [talk('since', 30, '2026-03-01'), 'Conversou desde 01/03/2026'],
  [talk('before', 30, '2026-03-01'), 'Última conversa antes de 01/03/2026'],
  [talk('never'), 'Nunca conversou'],
])('a last talk %j reads: %s', (changes, sentence) => {
  expect(said(changes)).toEqual([sentence]);
});

test.each<[Partial<AudienceFilter>, string | undefined]>([
  [{}, 'escolha pelo menos um critério'],
  [{ variables: [{ name: 'cidade', test: 'equals', value: ' ' }] }, 'Complete'],
  [{ variables: [{ name: 'cidade', test: 'filled', value: '' }] }, undefined],
  [talk('within', 0), 'Complete'],
  [talk('since'), 'Complete'],
  [talk('never', 0), undefined],
  [{ channel: '1' }, undefined],
])('a filter %j is refused with %s', (changes, problem) => {
  const found = filterProblem({ ...emptyFilter, ...changes });
  expect(found?.match(/^Complete|escolha pelo menos um critério/)?.[0]).toBe(problem);
});

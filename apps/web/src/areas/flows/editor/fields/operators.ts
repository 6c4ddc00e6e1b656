import type { ComparisonOperator } from '@prosa/contract';

/** How comparisons are called on the screen. */
export const operatorNames: Record<ComparisonOperator, string> = {
  equals: 'é igual a',
  not_equals: 'é diferente de',
  contains: 'contém',
  not_contains: 'não contém',
  greater: 'é maior que',
  greater_or_equal: 'é maior ou igual a',
  less: 'é menor que',
  less_or_equal: 'é menor ou igual a',
  is_set: 'está preenchido',
  is_empty: 'está vazio',
  starts_with: 'começa com',
  ends_with: 'termina com',
  matches: 'corresponde à expressão',
  not_matches: 'não corresponde à expressão',
  in_list: 'está na lista',
  has_tag: 'o contato tem a tag',
  before: 'é antes de',
  after: 'é depois de',
  between: 'está entre',
};

/** As a select offers them. */
export const operatorOptions = Object.entries(operatorNames).map(([value, label]) => ({
  value: value as ComparisonOperator,
  label,
}));

/** What the right side of a comparison asks for. */
export function rightSideOf(operator: ComparisonOperator): 'none' | 'tag' | 'range' | 'list' | 'text' {
  if (operator === 'is_set' || operator === 'is_empty') return 'none';
  if (operator === 'has_tag') return 'tag';
  if (operator === 'between') return 'range';
  return operator === 'in_list' ? 'list' : 'text';
}

import type { ComparisonOperator } from '@prosa/contract';
import { operatorNames } from '@prosa/flow-engine';

/** As a select offers them: a tag is always the contact's. */
export const operatorOptions = Object.entries({ ...operatorNames, has_tag: 'o contato tem a tag' }).map(
  ([value, label]) => ({
    value: value as ComparisonOperator,
    label,
  }),
);

/** Returns what the right side of a comparison asks for. */
export function rightSideOf(operator: ComparisonOperator): 'none' | 'tag' | 'range' | 'list' | 'text' {
  if (operator === 'is_set' || operator === 'is_empty') return 'none';
  if (operator === 'has_tag') return 'tag';
  if (operator === 'between') return 'range';
  return operator === 'in_list' ? 'list' : 'text';
}

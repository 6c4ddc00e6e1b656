import type { Comparison, ComparisonGroup, ComparisonOperator, FlowNodeOf } from '@prosa/contract';
import { variablesOf } from '../../words/template.ts';

type Rule = FlowNodeOf<'condition'>['settings']['rules'][number];

/** Returns the variables that cannot be empty where a condition was left by a port: "está preenchido" holds there. */
export function provenBy(rules: readonly Rule[], port: string): string[] {
  const taken = rules.findIndex(({ id }) => port === `rule:${id}`);
  const refused = taken === -1 ? rules : rules.slice(0, taken);
  const rule = rules[taken];
  return [...(rule ? provenWhere(rule, true) : []), ...refused.flatMap((one) => provenWhere(one, false))];
}

/** What a rule proves by holding, or by not holding. */
function provenWhere({ mode, groups }: Rule, holds: boolean): string[] {
  return joined(
    mode,
    holds,
    groups.map((group) => provenInGroup(group, holds)),
  );
}

function provenInGroup({ mode, comparisons }: ComparisonGroup, holds: boolean): string[] {
  return joined(
    mode,
    holds,
    comparisons.map((comparison) => provenByOne(comparison, holds)),
  );
}

/** All parts are so where all hold, or where none does; elsewhere only what every part proves is known. */
function joined(mode: 'all' | 'any', holds: boolean, parts: string[][]): string[] {
  if (holds === (mode === 'all')) return parts.flat();
  const [first = [], ...others] = parts;
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Comparisons that do not hold for what is empty; the right side may be empty too where it is not a fixed text. */
const refusesEmpty: ReadonlySet<ComparisonOperator> = new Set([
  'greater',
  'greater_or_equal',
  'less',
  'less_or_equal',
  'before',
  'after',
  'between',
  'is_set',
]);

const refusesEmptyForWords: ReadonlySet<ComparisonOperator> = new Set([
  'equals',
  'contains',
  'starts_with',
  'ends_with',
  'in_list',
]);

function provenByOne({ left, operator, right }: Comparison, holds: boolean): string[] {
  const names = variablesOf(left);
  if (names.length !== 1 || left.trim() !== `{${names[0] ?? ''}}`) return [];
  if (!holds) return operator === 'is_empty' ? names : [];
  if (refusesEmpty.has(operator)) return names;
  const isFixed = right.trim() !== '' && variablesOf(right).length === 0;
  return isFixed && refusesEmptyForWords.has(operator) ? names : [];
}

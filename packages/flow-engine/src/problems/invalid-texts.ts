import type { Comparison, FlowNode, FlowProblem } from '@prosa/contract';
import { invalidPattern } from '../kinds/parts/checks.ts';
import { parseExpression } from '../words/expression/parse.ts';
import { variablesOf } from '../words/template.ts';
import type { Check } from './drawing.ts';
import { error, nameOf } from './problem.ts';
import { comparisonsOf, expressionsOf, templatesOf } from './texts.ts';

/** Comparisons and expressions that are not written as they must be, and texts that are too long. */
export const checkInvalidTexts: Check = ({ nodes }) =>
  nodes.flatMap((node) => [
    ...comparisonsOf(node).flatMap((comparison) => invalidComparison(node, comparison)),
    ...expressionsOf(node).flatMap((text) => invalidExpression(node, text)),
    ...tooLong(node),
  ]);

const maxTemplate = 10_000;

function tooLong(node: FlowNode): FlowProblem[] {
  const isLong = templatesOf(node).some((text) => text.length > maxTemplate);
  return isLong ? [error(node, `Encurte o texto de ${nameOf(node)}: o limite é de 10.000 caracteres.`)] : [];
}

function invalidComparison(node: FlowNode, { left, operator, right }: Comparison): FlowProblem[] {
  if (operator === 'has_tag') return [];
  if (!left.trim()) return [error(node, `Escolha o que comparar na regra de ${nameOf(node)}.`)];
  if (operator === 'is_set' || operator === 'is_empty') return [];
  const isPattern = operator === 'matches' || operator === 'not_matches';
  if (isPattern && variablesOf(right).length === 0 && right) return invalidPattern(node, right);
  if (!right.trim() && operator !== 'equals' && operator !== 'not_equals') {
    return [error(node, `Escreva com o que comparar na regra de ${nameOf(node)}.`)];
  }
  if (operator === 'between' && right.split(';').length !== 2) {
    return [error(node, `Escreva o começo e o fim do intervalo na regra de ${nameOf(node)}.`)];
  }
  return [];
}

function invalidExpression(node: FlowNode, text: string): FlowProblem[] {
  const parsed = parseExpression(text);
  return parsed.ok
    ? []
    : [error(node, `Corrija o cálculo de ${nameOf(node)}: a expressão ${parsed.problem}.`)];
}

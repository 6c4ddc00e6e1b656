import type { Comparison, FlowNode, FlowNodeOf, FlowProblem } from '@prosa/contract';
import { parseExpression } from '../words/expression/parse.ts';
import { isPath } from '../words/json-path.ts';
import { isTimeZone, momentOf } from '../words/local-time.ts';
import { compilePattern } from '../words/pattern.ts';
import { fillTemplate, variablesOf } from '../words/template.ts';
import { error, nameOf, warning, type Check } from './drawing.ts';
import { comparisonsOf, expressionsOf, templatesOf } from './texts.ts';

/** Patterns, expressions, addresses, JSON, dates and zones that are not written as they must be. */
export const checkInvalidTexts: Check = ({ nodes }) =>
  nodes.flatMap((node) => [
    ...comparisonsOf(node).flatMap((comparison) => invalidComparison(node, comparison)),
    ...expressionsOf(node).flatMap((text) => invalidExpression(node, text)),
    ...invalidSettings(node),
    ...tooLong(node),
  ]);

const longestTemplate = 10_000;

function tooLong(node: FlowNode): FlowProblem[] {
  const isLong = templatesOf(node).some((text) => text.length > longestTemplate);
  return isLong ? [error(node, `Encurte o texto de ${nameOf(node)}: o limite é de 10.000 caracteres.`)] : [];
}

function invalidSettings(node: FlowNode): FlowProblem[] {
  switch (node.type) {
    case 'question':
      return invalidPattern(node, node.settings.pattern);
    case 'http':
      return [...invalidRequest(node), ...invalidPaths(node)];
    case 'waitWebhook':
      return invalidPaths(node);
    case 'hours':
      return invalidZone(node, node.settings.time_zone);
    case 'wait':
      return [...invalidZone(node, node.settings.time_zone), ...invalidMoment(node)];
    default:
      return [];
  }
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

function invalidPattern(node: FlowNode, pattern: string): FlowProblem[] {
  const compiled = pattern ? compilePattern(pattern) : null;
  return compiled && !compiled.ok
    ? [error(node, `Corrija o formato (expressão regular) de ${nameOf(node)}: ${compiled.problem}.`)]
    : [];
}

function invalidExpression(node: FlowNode, text: string): FlowProblem[] {
  const parsed = parseExpression(text);
  return parsed.ok
    ? []
    : [error(node, `Corrija o cálculo de ${nameOf(node)}: a expressão ${parsed.problem}.`)];
}

function invalidRequest(node: FlowNodeOf<'http'>): FlowProblem[] {
  const { url, method, body, body_kind, headers } = node.settings;
  const problems: FlowProblem[] = [];
  if (!url.trim()) problems.push(error(node, `Escreva o endereço de ${nameOf(node)}.`));
  else if (!isAddress(url)) {
    problems.push(
      error(node, `Corrija o endereço de ${nameOf(node)}: ele começa com https:// e um nome de servidor.`),
    );
  }
  if (body_kind === 'json' && method !== 'GET' && !isJson(body)) {
    problems.push(error(node, `Corrija o corpo de ${nameOf(node)}: ele não é um JSON válido.`));
  }
  if (body_kind !== 'none' && method === 'GET') {
    problems.push(
      warning(node, `Mude o método de ${nameOf(node)} para POST: em um GET o corpo não é enviado.`),
    );
  }
  if (headers.some(({ name }) => !/^[\w!#$%&'*+.^`|~-]+$/.test(filled(name)))) {
    problems.push(
      error(node, `Corrija os nomes dos cabeçalhos de ${nameOf(node)}: só letras, números e hifens.`),
    );
  }
  return problems;
}

function invalidPaths(node: FlowNodeOf<'http' | 'waitWebhook'>): FlowProblem[] {
  const wrong = node.settings.mappings.find(({ path }) => !path.trim() || !isPath(path));
  return wrong
    ? [
        error(
          node,
          `Corrija o caminho “${wrong.path}” em ${nameOf(node)}: escreva, por exemplo, cliente.nome ou itens[0].preco.`,
        ),
      ]
    : [];
}

function invalidZone(node: FlowNode, zone: string): FlowProblem[] {
  return zone && !isTimeZone(zone) ? [error(node, `Escolha outro fuso horário em ${nameOf(node)}.`)] : [];
}

function invalidMoment(node: FlowNodeOf<'wait'>): FlowProblem[] {
  const { kind, moment } = node.settings;
  const isWrong = kind === 'moment' && moment !== '' && momentOf(moment, 'UTC') === null;
  return isWrong ? [error(node, `Corrija a data e a hora de ${nameOf(node)}.`)] : [];
}

/** A text with something in the place of its variables. */
const sample = { read: () => 'x' };

function filled(text: string): string {
  return fillTemplate(text, sample, 'url');
}

function isAddress(url: string): boolean {
  const address = parse(filled(url.trim()));
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.hostname !== '' &&
    !/\s/.test(url.trim())
  );
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(fillTemplate(body, sample, 'json'));
    return true;
  } catch {
    return false;
  }
}

import type { FlowNode } from '@prosa/contract';
import { lastingPrefix } from '../lasting.ts';
import { parseExpression } from '../words/expression/parse.ts';
import { isPlaceName } from '../nodes/place-text.ts';
import { fold } from '../words/fold.ts';
import { scopeNames } from '../words/scope.ts';
import { variablesOf } from '../words/template.ts';
import { nameOf, warning, type Check, type Drawing } from './drawing.ts';
import { expressionsOf, templatesOf } from './texts.ts';

/** Variables that are used and that nothing gives a value. */
export const checkVariables: Check = (drawing) => {
  const given = new Set([...drawing.nodes.flatMap(variablesSetBy), ...inputsOf(drawing)].map(fold));
  return drawing.nodes.flatMap((node) =>
    [...new Set(namesUsed(node))]
      .filter((name) => !(node.type === 'toDepartment' && isPlaceName(name)))
      .filter((name) => !isGiven(name, given, drawing))
      .map((name) =>
        warning(node, `Confira {${name}} em ${nameOf(node)}: nenhum passo deste fluxo define essa variável.`),
      ),
  );
};

/** The variables that a node gives a value; those that are kept beyond the run as they are read: `contato.plano`. */
export function variablesSetBy(node: FlowNode): string[] {
  switch (node.type) {
    case 'question':
      return [node.settings.variable];
    case 'menu':
    case 'waitReply':
    case 'csat':
      return node.settings.variable === null ? [] : [node.settings.variable];
    case 'set':
      return node.settings.assignments
        .filter(({ kind }) => kind !== 'clear')
        .map(({ scope, variable }) => (scope === 'flow' ? variable : `${lastingPrefix[scope]}.${variable}`));
    case 'subflow':
      return node.settings.outputs.map(({ variable }) => variable);
    case 'http': {
      const { mappings, status_variable } = node.settings;
      return [
        ...mappings.map(({ variable }) => variable),
        ...(status_variable === null ? [] : [status_variable]),
      ];
    }
    case 'waitWebhook':
      return node.settings.mappings.map(({ variable }) => variable);
    default:
      return [];
  }
}

function namesUsed(node: FlowNode): string[] {
  const inExpressions = expressionsOf(node).flatMap((text) => {
    const parsed = parseExpression(text);
    return [...(parsed.ok ? parsed.names : []), ...variablesOf(text)];
  });
  const list = node.type === 'menu' && node.settings.dynamic !== null ? [node.settings.dynamic] : [];
  return [...templatesOf(node).flatMap(variablesOf), ...inExpressions, ...list];
}

/** A flow that is called in this one shares its variables: what it sets cannot be seen from here. */
function inputsOf({ nodes }: Drawing): string[] {
  return nodes.some((node) => node.type === 'subflow' && node.settings.share_variables) ? [anything] : [];
}

const anything = '*';

function isGiven(name: string, given: ReadonlySet<string>, { known }: Drawing): boolean {
  const [head = '', ...rest] = name.split('.');
  const scope = fold(head.replace(/\[.*/, ''));
  if (given.has(scope)) return true;
  const fields = known.fields?.map(fold);
  const inner = fold(rest.join('.'));
  const first = inner.split(/[.[]/)[0] ?? '';
  if (rest.length === 0 && given.has(anything)) return true;
  if (rest.length === 0) return [...scopeNames.contato, ...(fields ?? [])].includes(scope);
  if (scope === 'contato' || scope === 'conversa') {
    if (given.has(`${scope}.${first}`) || known.lasting?.some((kept) => fold(kept) === `${scope}.${first}`))
      return true;
  }
  if (scope === 'contato') return fields === undefined || [...scopeNames.contato, ...fields].includes(inner);
  if (scope === 'fluxo') return inner === 'nome' || given.has(first);
  if (scope === 'conversa')
    return !known.lasting || [...scopeNames.conversa, 'canal', 'numero'].includes(inner);
  return scope === 'sistema' && scopeNames.sistema.some((known_name) => known_name === inner);
}

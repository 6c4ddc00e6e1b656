import type { FlowNode } from '@prosa/contract';
import { variablesSetBy } from '../kinds/index.ts';
import { parseExpression } from '../words/expression/parse.ts';
import { fold } from '../words/fold.ts';
import { scopeNames } from '../words/scope.ts';
import { variablesOf } from '../words/template.ts';
import type { Check, Drawing } from './drawing.ts';
import { nameOf, warning } from './problem.ts';
import { expressionsOf, templatesOf, textsOf } from './texts.ts';

/** Variables that are used and that nothing gives a value. */
export const checkVariables: Check = (drawing) => {
  const given = new Set([...drawing.nodes.flatMap(variablesSetBy), ...inputsOf(drawing)].map(fold));
  return drawing.nodes.flatMap((node) =>
    [...new Set(namesUsed(node))]
      .filter((name) => !isGiven(name, given, drawing))
      .map((name) =>
        warning(node, `Confira {${name}} em ${nameOf(node)}: nenhum passo deste fluxo define essa variável.`),
      ),
  );
};

function namesUsed(node: FlowNode): string[] {
  const inExpressions = expressionsOf(node).flatMap((text) => {
    const parsed = parseExpression(text);
    return [...(parsed.ok ? parsed.names : []), ...variablesOf(text)];
  });
  const { names = [], own = [] } = textsOf(node);
  const used = [...templatesOf(node).flatMap(variablesOf), ...inExpressions, ...names];
  return used.filter((name) => !own.includes(fold(name)));
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

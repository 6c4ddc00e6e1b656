import type { FlowNode, FlowProblem } from '@prosa/contract';
import { portsOf, variablesSetBy } from '../kinds/index.ts';
import { parseExpression } from '../words/expression/parse.ts';
import { fold } from '../words/fold.ts';
import { scopeNames } from '../words/scope.ts';
import { undefaultedIn } from '../words/template.ts';
import type { Check, Drawing } from './drawing.ts';
import { nameOf, warning } from './problem.ts';
import { textsOf } from './texts.ts';
import { emptyWaysTo, type EmptyWay } from './empty-ways.ts';

/**
 * Variables of this flow that are used where a way leads on which nothing gave them a value. Comparisons are left out,
 * for they ask about just that, and so is what has a default: `{nome|"cliente"}`.
 */
export const checkMaybeEmpty: Check = (drawing) => {
  const ownNames = new Set(drawing.nodes.flatMap(variablesSetBy).map(fold));
  const users = usersOf(drawing, ownNames);
  return [...users].flatMap(([name, uses]) => {
    const ways = emptyWaysTo(drawing, name);
    return uses.flatMap(({ node, written, inText }) => {
      const way = ways.get(node.id);
      return way === undefined ? [] : [problem({ node, written, inText }, way)];
    });
  });
};

interface Use {
  node: FlowNode;
  /** The name as it is written there. */
  written: string;
  /** Whether a default can be written there. */
  inText: boolean;
}

/** Where each variable that this flow sets is used without a default. */
function usersOf({ nodes }: Drawing, ownNames: ReadonlySet<string>): Map<string, Use[]> {
  const users = new Map<string, Use[]>();
  for (const node of nodes) {
    for (const use of usesIn(node)) {
      const name = ownName(use.written);
      if (name === null || !ownNames.has(name)) continue;
      const uses = users.get(name) ?? [];
      if (!uses.some((one) => one.node === node)) users.set(name, [...uses, use]);
    }
  }
  return users;
}

function usesIn(node: FlowNode): Use[] {
  const { templates = [], optional = [], expressions = [], names = [], own = [] } = textsOf(node);
  const calculated = expressions.flatMap((text) => {
    const parsed = parseExpression(text);
    return parsed.ok ? parsed.names : [];
  });
  const said = templates.filter((text) => !optional.includes(text)).flatMap(undefaultedIn);
  return [
    ...said.map((written) => ({ node, written, inText: true })),
    ...[...calculated, ...names].map((written) => ({ node, written, inText: false })),
  ].filter(({ written }) => !own.includes(fold(written)));
}

/** The variable of this flow that a name reads; null for values of other scopes and of every contact. */
function ownName(written: string): string | null {
  const [head = '', ...rest] = written.split('.');
  const scope = fold(head.replace(/\[.*/, ''));
  if (scope === 'fluxo' && rest.length > 0) return fold((rest[0] ?? '').replace(/\[.*/, ''));
  if (rest.length > 0 && Object.hasOwn(scopeNames, scope)) return null;
  return scopeNames.contato.some((name) => name === scope) ? null : scope;
}

function problem({ node, written, inText }: Use, way: EmptyWay): FlowProblem {
  const where = `${placeOf(way)} {${written}} chega vazia`;
  return warning(
    node,
    inText
      ? `Escreva {${written}|"outro texto"} em ${nameOf(node)}, ou dê um valor a {${written}} antes: ${where}.`
      : `Dê um valor a {${written}} antes de ${nameOf(node)}: ${where}.`,
  );
}

function placeOf({ from, port }: EmptyWay): string {
  if (from.type === 'global') return `por ${nameOf(from)}`;
  const label = portsOf(from).find(({ id }) => id === port)?.label;
  return label === undefined || portsOf(from).length < 2
    ? `vindo de ${nameOf(from)}`
    : `pela saída “${label}” de ${nameOf(from)}`;
}

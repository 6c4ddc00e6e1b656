import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import { nodeKey } from '../../walk/turn.ts';
import { randomFor, emit, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { equalIds } from '../parts/checks.ts';

type SplitVisit = Visit<FlowNodeOf<'split'>>;

const executor: Executor<FlowNodeOf<'split'>> = {
  enter: (visit) => {
    const { branches, sticky } = visit.node.settings;
    const key = nodeKey(visit.frame, visit.node);
    const before = sticky
      ? branches.find(({ id }) => id === visit.turn.scene.contact.choices[key])
      : undefined;
    if (before)
      return leave(`branch:${before.id}`, `O contato já estava no caminho “${before.label || before.id}”.`);
    const branch = chooseBranch(visit);
    if (sticky) emit(visit, { kind: 'choose', key, value: branch.id });
    return leave(`branch:${branch.id}`, `Sorteado o caminho “${branch.label || branch.id}”.`);
  },
};

/** Shares contacts out among branches by weight. */
export const split: Kind<'split'> = {
  ports: ({ branches }) =>
    branches.map(({ id, label, weight }, index) => ({
      id: `branch:${id}`,
      label: `${label || letter(index)} (${String(weight)}%)`,
    })),
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: (node) => [...equalIds(node, node.settings.branches), ...wrongSum(node)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    branches: ['x', 'y'].map((id) => ({ id, weight: random.below(101) })),
    sticky: random.chance(0.5),
  }),
};

function chooseBranch(visit: SplitVisit): { id: string; label: string } {
  const { branches } = visit.node.settings;
  const total = branches.reduce((sum, { weight }) => sum + weight, 0);
  let point = randomFor(visit, 'branch') * total;
  for (const branch of branches) {
    point -= branch.weight;
    if (point < 0) return branch;
  }
  return branches[0] ?? { id: '', label: '' };
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Finds weights that do not add up. */
function wrongSum(node: FlowNodeOf<'split'>): FlowProblem[] {
  const sum = node.settings.branches.reduce((total, { weight }) => total + weight, 0);
  if (sum === 100) return [];
  const message = `Ajuste os pesos de ${nameOf(node)}: eles somam ${String(sum)}%, e precisam somar 100%.`;
  return [error(node, message)];
}

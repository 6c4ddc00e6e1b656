import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { nodeKey } from '../turn.ts';
import { drawn, emit, type Visit } from '../visit.ts';
import type { Executor } from './executor.ts';

type SplitVisit = Visit<FlowNodeOf<'split'>>;

export const split: Executor<FlowNodeOf<'split'>> = {
  enter: (visit) => {
    const { branches, sticky } = visit.node.settings;
    const key = nodeKey(visit.frame, visit.node);
    const before = sticky ? branches.find(({ id }) => id === visit.turn.scene.contact.drawn[key]) : undefined;
    if (before)
      return leave(`branch:${before.id}`, `O contato já estava no caminho “${before.label || before.id}”.`);
    const branch = draw(visit);
    if (sticky) emit(visit, { kind: 'draw', key, value: branch.id });
    return leave(`branch:${branch.id}`, `Sorteado o caminho “${branch.label || branch.id}”.`);
  },
};

function draw(visit: SplitVisit): { id: string; label: string } {
  const { branches } = visit.node.settings;
  const total = branches.reduce((sum, { weight }) => sum + weight, 0);
  let point = drawn(visit, 'branch') * total;
  for (const branch of branches) {
    point -= branch.weight;
    if (point < 0) return branch;
  }
  return branches[0] ?? { id: '', label: '' };
}

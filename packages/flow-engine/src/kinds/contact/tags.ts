import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { nameOf, warning } from '../../problems/problem.ts';
import { emit, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { next } from '../parts/ports.ts';

const executor: Executor<FlowNodeOf<'tags'>> = {
  enter: (visit) => {
    const { add, remove } = visit.node.settings;
    if (add.length + remove.length === 0) return leave('next', 'Nenhuma tag escolhida.');
    emit(visit, { kind: 'tags', add, remove });
    return leave('next', sentence(visit));
  },
};

/** Gives tags to the contact and takes them. */
export const tags: Kind<'tags'> = {
  ports: () => [next],
  texts: () => ({}),
  sets: none,
  references: ({ add, remove }) => [{ to: 'tags', ids: [...add, ...remove] }],
  mustHave: (node) =>
    node.settings.add.length + node.settings.remove.length > 0
      ? []
      : [warning(node, `Escolha uma tag em ${nameOf(node)}: assim este passo não faz nada.`)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ add: random.some(2, () => 't1'), remove: random.some(2, () => 't2') }),
};

function sentence(visit: Visit<FlowNodeOf<'tags'>>): string {
  const { add, remove } = visit.node.settings;
  const names = (ids: string[]) => ids.map((id) => visit.turn.scene.tag_names[id] ?? id).join(', ');
  const parts = [
    ...(add.length > 0 ? [`Adicionou: ${names(add)}.`] : []),
    ...(remove.length > 0 ? [`Retirou: ${names(remove)}.`] : []),
  ];
  return parts.join(' ');
}

import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { emit, type Visit } from '../visit.ts';
import type { Executor } from './executor.ts';

export const tags: Executor<FlowNodeOf<'tags'>> = {
  enter: (visit) => {
    const { add, remove } = visit.node.settings;
    if (add.length + remove.length === 0) return leave('next', 'Nenhuma tag escolhida.');
    emit(visit, { kind: 'tags', add, remove });
    return leave('next', sentence(visit));
  },
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

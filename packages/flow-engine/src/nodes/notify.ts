import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { emit, fill } from '../visit.ts';
import type { Executor } from './executor.ts';

export const notify: Executor<FlowNodeOf<'notify'>> = {
  enter: (visit) => {
    const text = fill(visit, visit.node.settings.text).trim();
    if (text === '') return leave('next', 'A nota está vazia; nada foi escrito.');
    emit(visit, { kind: 'note', text });
    return leave('next', 'Escreveu uma nota para a equipe.');
  },
};

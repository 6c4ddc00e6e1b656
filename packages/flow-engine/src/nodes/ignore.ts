import type { FlowNodeOf } from '@prosa/contract';
import { end } from '../outcome.ts';
import { emit } from '../visit.ts';
import type { Executor } from './executor.ts';

export const ignore: Executor<FlowNodeOf<'ignore'>> = {
  enter: (visit) => {
    emit(visit, { kind: 'note', text: 'O chatbot passou a ignorar este contato.' });
    emit(visit, { kind: 'ignore' });
    return end('ignored', 'O contato passou a ser ignorado; só uma pessoa desfaz isso.');
  },
};

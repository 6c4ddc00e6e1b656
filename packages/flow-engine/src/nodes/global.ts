import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { emit } from '../visit.ts';
import type { Executor } from './executor.ts';

/** Entered through one of its phrases (`hearing.ts`), or by a line that leads to it. */
export const global: Executor<FlowNodeOf<'global'>> = {
  enter: (visit) => {
    const { node, turn } = visit;
    if (!node.settings.opt_out) return leave('next', 'Segue por “A qualquer momento”.');
    turn.state.opted_out = true;
    const message_id = typeof visit.memory.message_id === 'string' ? visit.memory.message_id : null;
    emit(visit, { kind: 'opt_out', message_id });
    return leave('next', 'O cliente pediu para não receber mais mensagens.');
  },
};

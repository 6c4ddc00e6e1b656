import type { FlowNodeOf } from '@prosa/contract';
import type { Executor } from './executor.ts';

export const returnToCaller: Executor<FlowNodeOf<'return'>> = {
  enter: () => ({ kind: 'return', why: 'Volta para o fluxo que chamou.' }),
};

import type { FlowNodeOf } from '@prosa/contract';
import { wasLedHere } from '../turn.ts';
import type { Executor } from './executor.ts';

export const returnToCaller: Executor<FlowNodeOf<'return'>> = {
  enter: ({ frame }) => ({
    kind: 'return',
    why: wasLedHere(frame) ? 'Volta à pergunta que estava aberta.' : 'Volta para o fluxo que chamou.',
  }),
};

import type { FlowNodeOf } from '@prosa/contract';
import { wasLedHere } from '../../walk/turn.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';

const executor: Executor<FlowNodeOf<'return'>> = {
  enter: ({ frame }) => ({
    kind: 'return',
    why: wasLedHere(frame) ? 'Volta à pergunta que estava aberta.' : 'Volta para o fluxo que chamou.',
  }),
};

/** Goes back to the open question, or to the flow that called. */
export const returnToCaller: Kind<'return'> = {
  ports: none,
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: () => ({}),
};

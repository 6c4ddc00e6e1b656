import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import type { Executor } from '../executor.ts';
import { none, never, type Kind } from '../kind.ts';
import { next } from '../parts/ports.ts';

const executor: Executor<FlowNodeOf<'start'>> = { enter: () => leave('next', 'O fluxo começou.') };

/** Where a run begins. */
export const start: Kind<'start'> = {
  ports: () => [next],
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ way_out: random.chance(0.5) }),
};

import type { FlowNodeOf } from '@prosa/contract';
import { error, nameOf } from '../../problems/problem.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';

const executor: Executor<FlowNodeOf<'jump'>> = {
  enter: ({ node }) => ({ kind: 'jump', node: node.settings.target, why: 'Vai para outro ponto do fluxo.' }),
};

/** Goes on at another node. */
export const jump: Kind<'jump'> = {
  ports: none,
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: (node) =>
    node.settings.target ? [] : [error(node, `Escolha para qual passo ${nameOf(node)} leva.`)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ target: random.pick(['', 'gone', ...random.ids]) }),
};

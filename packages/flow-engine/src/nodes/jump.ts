import type { FlowNodeOf } from '@prosa/contract';
import type { Executor } from './executor.ts';

export const jump: Executor<FlowNodeOf<'jump'>> = {
  enter: ({ node }) => ({ kind: 'jump', node: node.settings.target, why: 'Vai para outro ponto do fluxo.' }),
};

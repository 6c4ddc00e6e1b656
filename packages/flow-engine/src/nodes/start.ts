import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import type { Executor } from './executor.ts';

export const start: Executor<FlowNodeOf<'start'>> = { enter: () => leave('next', 'O fluxo começou.') };

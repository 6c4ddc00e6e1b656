import type { FlowNodeOf } from '@prosa/contract';
import { end as ends } from '../outcome.ts';
import { emit, fill, say } from '../visit.ts';
import type { Executor } from './executor.ts';

export const end: Executor<FlowNodeOf<'end'>> = {
  enter: (visit) => {
    const { text, outcome, finish_conversation } = visit.node.settings;
    say(visit, fill(visit, text));
    if (finish_conversation) emit(visit, { kind: 'finish', outcome });
    return ends('ended', `O fluxo terminou: ${outcome || 'sem resultado'}.`, outcome);
  },
};

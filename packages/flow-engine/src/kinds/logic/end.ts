import type { FlowNodeOf } from '@prosa/contract';
import { end as ends } from '../../walk/outcome.ts';
import { emit, fill, say } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';

const executor: Executor<FlowNodeOf<'end'>> = {
  enter: (visit) => {
    const { text, outcome, finish_conversation } = visit.node.settings;
    say(visit, fill(visit, text));
    if (finish_conversation) emit(visit, { kind: 'finish', outcome });
    return ends('ended', `O fluxo terminou: ${outcome || 'sem resultado'}.`, outcome);
  },
};

/** Ends the run. */
export const end: Kind<'end'> = {
  ports: none,
  texts: ({ text }) => ({ templates: [text] }),
  sets: none,
  references: none,
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ text: random.text(), finish_conversation: random.chance(0.5) }),
};

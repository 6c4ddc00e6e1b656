import type { FlowNodeOf } from '@prosa/contract';
import { end } from '../../walk/outcome.ts';
import { deadline } from '../../walk/time.ts';
import { emit } from '../../walk/visit.ts';
import { momentForPeople } from '../../words/local-time.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';

const executor: Executor<FlowNodeOf<'ignore'>> = {
  enter: (visit) => {
    const { now, time_zone } = visit.turn.scene;
    const until = deadline(now, visit.node.settings.duration);
    const when = until === null ? '' : ` até ${momentForPeople(until, time_zone)}`;
    const undoing = until === null ? 'só uma pessoa desfaz isso' : 'antes, só uma pessoa desfaz isso';
    emit(visit, { kind: 'note', text: `O chatbot passou a ignorar este contato${when}.` });
    emit(visit, { kind: 'ignore', until });
    return end('ignored', `O contato passou a ser ignorado${when}; ${undoing}.`);
  },
};

/** Stops taking in what the contact writes. */
export const ignore: Kind<'ignore'> = {
  ports: none,
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ duration: random.perhaps(random.duration) }),
};

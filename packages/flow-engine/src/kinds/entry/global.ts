import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import { emit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { none, never, type Kind } from '../kind.ts';
import { isWritten } from '../parts/checks.ts';
import { next } from '../parts/ports.ts';

/** Entered through one of its phrases (`events/hear-message.ts`), or by a connection that leads to it. */
const executor: Executor<FlowNodeOf<'global'>> = {
  enter: (visit) => {
    const { node, turn } = visit;
    if (!node.settings.opt_out) return leave('next', 'Segue por “A qualquer momento”.');
    turn.state.opted_out = true;
    const message_id = typeof visit.memory.message_id === 'string' ? visit.memory.message_id : null;
    emit(visit, { kind: 'opt_out', message_id });
    return leave('next', 'O cliente pediu para não receber mais mensagens.');
  },
};

/** Leads here from anywhere, by one of its phrases. */
export const global: Kind<'global'> = {
  ports: () => [next],
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: (node) =>
    node.settings.phrases.some(isWritten)
      ? []
      : [error(node, `Escreva ao menos uma frase em ${nameOf(node)}.`)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    phrases: random.some(3, () => random.pick(['menu', 'sair', '', '1'])),
    opt_out: random.chance(0.2),
    resume: random.chance(0.5),
    scope: random.pick(['flow', 'all']),
  }),
};

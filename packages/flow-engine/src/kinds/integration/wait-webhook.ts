import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { deadline } from '../../walk/time.ts';
import type { Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { invalidPaths } from '../parts/checks.ts';
import { mapAnswer, readJson } from '../parts/map-answer.ts';
import { timeoutPorts } from '../parts/ports.ts';

type CallVisit = Visit<FlowNodeOf<'waitWebhook'>>;

const executor: Executor<FlowNodeOf<'waitWebhook'>> = {
  enter: (visit) => {
    const { state } = visit.turn;
    const early = state.kept.call;
    if (early !== null) {
      state.kept = { ...state.kept, call: null };
      return take(visit, early, 'A chamada já tinha chegado.');
    }
    const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
    return pause('Espera uma chamada de fora.', { effect: 'webhook', until });
  },
  receive: (visit, { body }) => take(visit, body, 'A chamada chegou.'),
  wake: () => leave('timeout', 'A chamada não veio a tempo.'),
};

/** Waits for a call from outside. */
export const waitWebhook: Kind<'waitWebhook'> = {
  ports: (settings) => [{ id: 'received', label: 'Recebido' }, ...timeoutPorts(settings, 'Expirou')],
  texts: () => ({}),
  sets: ({ mappings }) => mappings.map(({ variable }) => variable),
  gives: ({ mappings }, port) => (port === 'received' ? mappings.map(({ variable }) => variable) : []),
  references: none,
  mustHave: invalidPaths,
  pauses: always,
  isNoticed: false,
  executor,
  sample: (random) => ({
    timeout: random.perhaps(random.duration),
    mappings: random.some(3, random.mapping),
  }),
};

function take(visit: CallVisit, body: string, why: string): Outcome {
  const { mappings } = visit.node.settings;
  if (mappings.length === 0) return leave('received', why);
  return leave('received', `${why} ${mapAnswer(visit, mappings, readJson(body) ?? null)}`.trim());
}

import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../outcome.ts';
import { deadline } from '../time.ts';
import type { Visit } from '../visit.ts';
import type { Executor } from './executor.ts';
import { mapAnswer, readJson } from './map-answer.ts';

type CallVisit = Visit<FlowNodeOf<'waitWebhook'>>;

export const waitWebhook: Executor<FlowNodeOf<'waitWebhook'>> = {
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

function take(visit: CallVisit, body: string, why: string): Outcome {
  const { mappings } = visit.node.settings;
  if (mappings.length === 0) return leave('received', why);
  return leave('received', `${why} ${mapAnswer(visit, mappings, readJson(body) ?? null)}`.trim());
}

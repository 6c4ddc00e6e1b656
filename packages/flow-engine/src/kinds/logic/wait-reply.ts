import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { setVariable, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { gather, takeGathered } from '../parts/gather.ts';
import { timeoutPorts } from '../parts/ports.ts';

type ReplyVisit = Visit<FlowNodeOf<'waitReply'>>;

const executor: Executor<FlowNodeOf<'waitReply'>> = {
  enter: (visit) => {
    const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
    return pause('Espera o cliente escrever.', { until, hears: true });
  },
  takesFile: () => true,
  hear: (visit, message) =>
    gather(visit, message, visit.node.settings.gather_seconds) ?? take(visit, [message]),
  wake: (visit) => {
    const messages = takeGathered(visit);
    if (messages.length === 0) return leave('timeout', 'O cliente não respondeu a tempo.');
    visit.input = messages.map(readable).join('\n');
    return take(visit, messages);
  },
};

/** Waits until the customer writes. */
export const waitReply: Kind<'waitReply'> = {
  ports: (settings) => [{ id: 'replied', label: 'Respondeu' }, ...timeoutPorts(settings)],
  texts: () => ({}),
  sets: ({ variable }) => (variable === null ? [] : [variable]),
  gives: ({ variable }, port) => (variable !== null && port === 'replied' ? [variable] : []),
  references: none,
  mustHave: none,
  pauses: always,
  isNoticed: false,
  executor,
  sample: (random) => ({
    timeout: random.perhaps(random.duration),
    gather_seconds: random.pick([0, 5]),
    variable: 'x',
  }),
};

function take(visit: ReplyVisit, messages: CustomerMessage[]): Outcome {
  const { variable, keep } = visit.node.settings;
  if (variable !== null) setVariable(visit, variable, messages.slice(-keep).map(readable).join('\n'));
  return leave('replied', 'O cliente respondeu.');
}

function readable({ text, media_url, file_name }: CustomerMessage): string {
  return text || media_url || file_name || '';
}

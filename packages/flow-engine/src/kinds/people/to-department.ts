import type { FlowNodeOf } from '@prosa/contract';
import { end, leave, pause } from '../../walk/outcome.ts';
import { deadline } from '../../walk/time.ts';
import { emit, fill, say } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { placeName, placeText } from '../parts/place-text.ts';
import { summaryOf } from '../parts/summary.ts';

const executor: Executor<FlowNodeOf<'toDepartment'>> = {
  withPeople: true,
  enter: (visit) => {
    const { department, strategy, text, priority, summary, timeout } = visit.node.settings;
    const { scene } = visit.turn;
    const nobody = (scene.online[department] ?? []).length === 0;
    if (nobody && visit.node.next.nobody !== undefined)
      return leave('nobody', 'Ninguém do departamento está on-line.');
    say(visit, fill(visit, text), { beside: true });
    say(visit, placeText(visit), { beside: true });
    const known = Object.hasOwn(scene.department_names, department);
    emit(visit, {
      kind: 'transfer',
      department: known ? department : null,
      user: null,
      strategy,
      priority,
      summary: summary ? summaryOf(visit) : null,
    });
    const why = `Transferiu para ${known ? (scene.department_names[department] ?? '') : 'a equipe'}.`;
    if (timeout === null) return end('human', why);
    return pause(`${why} Espera alguém assumir.`, { until: deadline(scene.now, timeout) });
  },
  wake: (visit) => {
    emit(visit, { kind: 'take_back' });
    return leave('timeout', 'Ninguém assumiu a tempo.');
  },
};

/** Hands the conversation to a department. */
export const toDepartment: Kind<'toDepartment'> = {
  ports: ({ timeout }) => [
    { id: 'nobody', label: 'Ninguém on-line', whenOpen: 'harmless' },
    ...(timeout === null
      ? []
      : [{ id: 'timeout', label: 'Ninguém assumiu', whenOpen: 'harmless' as const, isLate: true as const }]),
  ],
  texts: ({ text, place_text }) => ({ templates: [text, place_text], own: [placeName] }),
  sets: none,
  references: ({ department }) => [{ to: 'departments', id: department }],
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ department: random.pick(['d1', 'x']), timeout: random.perhaps(random.duration) }),
};

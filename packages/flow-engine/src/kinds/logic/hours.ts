import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { nameOf, warning } from '../../problems/problem.ts';
import { holidayOn, isOpen } from '../../words/calendar.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { invalidZone } from '../parts/checks.ts';

const executor: Executor<FlowNodeOf<'hours'>> = {
  enter: ({ node, turn: { scene } }) => {
    const { time_zone, weekly, national_holidays, holidays } = node.settings;
    const zone = time_zone || scene.time_zone;
    const holiday = holidayOn(scene.now, zone, { national: national_holidays, own: holidays });
    if (holiday !== null) {
      const why = `Hoje é feriado${holiday === '' ? '' : `: ${holiday}`}.`;
      // A holiday without a port of its own counts as closed.
      return leave(node.next.holiday === undefined ? 'closed' : 'holiday', why);
    }
    return isOpen(scene.now, weekly, zone)
      ? leave('open', 'Está dentro do horário.')
      : leave('closed', 'Está fora do horário.');
  },
};

/** Leaves by open, closed or holiday. */
export const hours: Kind<'hours'> = {
  ports: ({ national_holidays, holidays }) => [
    { id: 'open', label: 'Aberto' },
    { id: 'closed', label: 'Fechado' },
    ...(national_holidays || holidays.length > 0
      ? [{ id: 'holiday', label: 'Feriado', whenOpen: 'harmless' as const }]
      : []),
  ],
  texts: () => ({}),
  sets: none,
  references: none,
  mustHave: (node) => [
    ...(node.settings.weekly.some(({ days }) => days.length > 0)
      ? []
      : [warning(node, `Marque os dias e as horas em ${nameOf(node)}: assim está sempre fechado.`)]),
    ...invalidZone(node),
  ],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    time_zone: random.pick(['', 'America/Manaus', 'Marte/Base']),
    weekly: random.weekly(),
  }),
};

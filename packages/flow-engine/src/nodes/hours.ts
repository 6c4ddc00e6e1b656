import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { holidayOn, isOpen } from '../words/calendar.ts';
import type { Executor } from './executor.ts';

export const hours: Executor<FlowNodeOf<'hours'>> = {
  enter: ({ node, turn: { scene } }) => {
    const { time_zone, weekly, national_holidays, holidays } = node.settings;
    const zone = time_zone || scene.time_zone;
    const holiday = holidayOn(scene.now, zone, { national: national_holidays, own: holidays });
    if (holiday !== null) {
      const why = `Hoje é feriado${holiday === '' ? '' : `: ${holiday}`}.`;
      // A holiday without a way of its own is a day on which it is closed.
      return leave(node.next.holiday === undefined ? 'closed' : 'holiday', why);
    }
    return isOpen(scene.now, weekly, zone)
      ? leave('open', 'Está dentro do horário.')
      : leave('closed', 'Está fora do horário.');
  },
};

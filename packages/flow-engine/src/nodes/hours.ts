import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { openingAt } from '../words/calendar.ts';
import type { Executor } from './executor.ts';

export const hours: Executor<FlowNodeOf<'hours'>> = {
  enter: ({ node, turn: { scene } }) => {
    const { state, name } = openingAt(node.settings, scene.now, node.settings.time_zone || scene.time_zone);
    switch (state) {
      case 'open':
        return leave('open', 'Está dentro do horário.');
      case 'closed':
        return leave('closed', 'Está fora do horário.');
      case 'holiday':
        // A holiday without a way of its own is a day on which it is closed.
        return leave(
          node.next.holiday === undefined ? 'closed' : 'holiday',
          `Hoje é feriado: ${name ?? ''}.`,
        );
    }
  },
};

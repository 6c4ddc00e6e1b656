import { IconCalendarClock } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';
import { schedulingSlots } from './desk/scheduling-slots.ts';

/** Messages and flows that leave at a moment that somebody chose. */
export const schedulingScreens: AreaScreens = {
  screens: [
    {
      path: '/agendamento',
      title: 'Agendamentos',
      ability: 'schedules.manage',
      lazy: () => import('./screens/schedules.tsx').then(({ Schedules }) => ({ Component: Schedules })),
    },
  ],
  menu: [
    {
      to: '/agendamento',
      label: 'Agendamentos',
      icon: IconCalendarClock,
      ability: 'schedules.manage',
      order: 25,
    },
  ],
  slots: schedulingSlots,
};

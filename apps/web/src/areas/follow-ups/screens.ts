import { IconMessageForward } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';
import { followUpDeskSlots } from './desk/desk-slots.ts';

/** What customers are asked who do not answer. */
export const followUpScreens: AreaScreens = {
  screens: [
    {
      path: '/auto-follow-ups',
      title: 'Auto follow-up',
      ability: 'follow_ups.manage',
      lazy: () =>
        import('./screens/auto-follow-ups.tsx').then(({ AutoFollowUps }) => ({ Component: AutoFollowUps })),
    },
  ],
  menu: [
    {
      to: '/auto-follow-ups',
      label: 'Auto follow-up',
      icon: IconMessageForward,
      ability: 'follow_ups.manage',
      group: 'settings',
      order: 30,
    },
  ],
  slots: followUpDeskSlots,
};

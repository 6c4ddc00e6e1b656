import { IconUsers } from '@tabler/icons-react';
import type { AreaScreens } from '../../../lib/screens.ts';

/** The people of the company. */
export const memberScreens: AreaScreens = {
  screens: [
    {
      path: '/equipe',
      title: 'Minha equipe',
      ability: 'team.manage',
      lazy: () => import('./members.tsx').then(({ Members }) => ({ Component: Members })),
    },
  ],
  menu: [
    {
      to: '/equipe',
      label: 'Equipe',
      icon: IconUsers,
      ability: 'team.manage',
      group: 'settings',
      order: 40,
    },
  ],
};

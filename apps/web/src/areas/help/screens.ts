import { IconHelp } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** Guides to the main tasks. */
export const helpScreens: AreaScreens = {
  screens: [
    {
      path: '/ajuda',
      title: 'Central de ajuda',
      lazy: () => import('./screens/help.tsx').then(({ Help }) => ({ Component: Help })),
    },
  ],
  menu: [{ to: '/ajuda', label: 'Ajuda', icon: IconHelp, order: 90 }],
};

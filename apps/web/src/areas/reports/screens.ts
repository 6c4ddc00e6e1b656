import { IconLayoutDashboard } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The dashboard, where people who may see it start after the login. */
export const reportScreens: AreaScreens = {
  screens: [
    {
      path: '/',
      title: 'Dashboard',
      ability: 'dashboard.view',
      lazy: () => import('./screens/dashboard.tsx').then(({ Dashboard }) => ({ Component: Dashboard })),
    },
  ],
  menu: [{ to: '/', label: 'Dashboard', icon: IconLayoutDashboard, ability: 'dashboard.view', order: 0 }],
};

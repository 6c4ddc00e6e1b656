import { IconLayoutDashboard, IconTargetArrow } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The dashboard, where people who may see it start after the login, and the results of bots. */
export const reportScreens: AreaScreens = {
  screens: [
    {
      path: '/',
      title: 'Dashboard',
      ability: 'dashboard.view',
      lazy: () => import('./screens/dashboard.tsx').then(({ Dashboard }) => ({ Component: Dashboard })),
    },
    {
      path: '/resultados',
      title: 'Resultados dos robôs',
      ability: 'dashboard.view',
      lazy: () => import('./screens/results.tsx').then(({ Results }) => ({ Component: Results })),
    },
    {
      path: '/resultados/conversas',
      title: 'Conversas dos robôs',
      ability: 'dashboard.view',
      lazy: () => import('./screens/result-runs.tsx').then(({ ResultRuns }) => ({ Component: ResultRuns })),
    },
    {
      path: '/resultados/notas',
      title: 'Notas e comentários',
      ability: 'dashboard.view',
      lazy: () =>
        import('./screens/result-scores.tsx').then(({ ResultScores }) => ({ Component: ResultScores })),
    },
  ],
  menu: [
    { to: '/', label: 'Dashboard', icon: IconLayoutDashboard, ability: 'dashboard.view', order: 0 },
    {
      to: '/resultados',
      label: 'Resultados dos robôs',
      icon: IconTargetArrow,
      ability: 'dashboard.view',
      order: 5,
    },
  ],
};

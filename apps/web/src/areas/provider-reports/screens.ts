import { IconCash, IconServer } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The dashboards of the provider's staff. */
export const providerReportScreens: AreaScreens = {
  screens: [
    {
      path: '/dash-tecnico',
      title: 'Dashboard técnico',
      ability: 'backoffice.technical',
      lazy: () =>
        import('./screens/technical-dashboard.tsx').then(({ TechnicalDashboard }) => ({
          Component: TechnicalDashboard,
        })),
    },
    {
      path: '/dash-financeiro',
      title: 'Dashboard financeiro',
      ability: 'backoffice.financial',
      lazy: () =>
        import('./screens/financial-dashboard.tsx').then(({ FinancialDashboard }) => ({
          Component: FinancialDashboard,
        })),
    },
  ],
  menu: [
    {
      to: '/dash-tecnico',
      label: 'Dashboard técnico',
      icon: IconServer,
      ability: 'backoffice.technical',
      group: 'profile',
      order: 210,
    },
    {
      to: '/dash-financeiro',
      label: 'Dashboard financeiro',
      icon: IconCash,
      ability: 'backoffice.financial',
      group: 'profile',
      order: 220,
    },
  ],
};

import { IconClock } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** What the people of the company did that it may have to account for. */
export const auditScreens: AreaScreens = {
  screens: [
    {
      path: '/auditoria',
      title: 'Registro de atividades',
      ability: 'audit.view',
      lazy: () => import('./screens/audit.tsx').then(({ Audit }) => ({ Component: Audit })),
    },
  ],
  menu: [
    {
      to: '/auditoria',
      label: 'Atividades',
      icon: IconClock,
      ability: 'audit.view',
      group: 'settings',
      order: 60,
    },
  ],
};

import { IconSitemap } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** Chatbots that somebody draws. */
export const flowScreens: AreaScreens = {
  screens: [
    {
      path: '/flows',
      title: 'Fluxos',
      ability: 'flows.manage',
      lazy: () => import('./screens/flows.tsx').then(({ Flows }) => ({ Component: Flows })),
    },
  ],
  menu: [
    {
      to: '/flows',
      label: 'Fluxos',
      icon: IconSitemap,
      ability: 'flows.manage',
      group: 'settings',
      order: 20,
    },
  ],
};

import { IconDeviceMobile } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The company's numbers. */
export const channelScreens: AreaScreens = {
  screens: [
    {
      path: '/chips',
      title: 'Números',
      ability: 'channels.manage',
      lazy: () => import('./screens/channels.tsx').then(({ Channels }) => ({ Component: Channels })),
    },
  ],
  menu: [
    {
      to: '/chips',
      label: 'Números',
      icon: IconDeviceMobile,
      ability: 'channels.manage',
      group: 'settings',
      order: 10,
    },
  ],
};

import { IconBellOff } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The suppression list. */
export const optOutScreens: AreaScreens = {
  screens: [
    {
      path: '/lista-de-nao-envio',
      title: 'Lista de não envio',
      ability: 'opt_outs.manage',
      lazy: () => import('./screens/opt-outs.tsx').then(({ OptOuts }) => ({ Component: OptOuts })),
    },
  ],
  menu: [
    {
      to: '/lista-de-nao-envio',
      label: 'Lista de não envio',
      icon: IconBellOff,
      ability: 'opt_outs.manage',
      group: 'settings',
      order: 75,
    },
  ],
};

import { IconSend } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** When and how much is sent without a person. */
export const sendingScreens: AreaScreens = {
  screens: [
    {
      path: '/envios',
      title: 'Envios',
      ability: 'sending.manage',
      lazy: () => import('./screens/sending.tsx').then(({ Sending }) => ({ Component: Sending })),
    },
  ],
  menu: [
    {
      to: '/envios',
      label: 'Envios',
      icon: IconSend,
      ability: 'sending.manage',
      group: 'settings',
      order: 74,
    },
  ],
};

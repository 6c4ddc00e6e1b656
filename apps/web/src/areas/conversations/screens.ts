import { IconMessages } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The desk: conversations in progress. */
export const conversationScreens: AreaScreens = {
  screens: [
    {
      path: '/atendimento',
      title: 'Atendimento',
      ability: 'conversations.view',
      lazy: () => import('./screens/desk.tsx').then(({ Desk }) => ({ Component: Desk })),
    },
  ],
  menu: [
    {
      to: '/atendimento',
      label: 'Atendimento',
      icon: IconMessages,
      ability: 'conversations.view',
      order: 10,
    },
  ],
};

import { IconArchive, IconMessages } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The desk with the conversations in progress, and the finished ones. */
export const conversationScreens: AreaScreens = {
  screens: [
    {
      path: '/atendimento',
      title: 'Atendimento',
      ability: 'conversations.view',
      lazy: () => import('./screens/desk.tsx').then(({ Desk }) => ({ Component: Desk })),
    },
    {
      path: '/conversas',
      title: 'Conversas',
      ability: 'conversations.view',
      lazy: () =>
        import('./screens/finished-conversations.tsx').then(({ FinishedConversations }) => ({
          Component: FinishedConversations,
        })),
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
    {
      to: '/conversas',
      label: 'Conversas',
      icon: IconArchive,
      ability: 'conversations.view',
      order: 20,
    },
  ],
};

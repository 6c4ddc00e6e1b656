import { IconArchive, IconChecks, IconMessagePlus, IconMessages, IconTrash } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AreaScreens } from '../../lib/screens.ts';
import { bulkFinishPath } from './history/bulk-finish-path.ts';

const loadFinished = () =>
  import('./screens/finished-conversations.tsx').then(({ FinishedConversations }) => ({
    Component: FinishedConversations,
  }));

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
      lazy: loadFinished,
    },
    {
      path: bulkFinishPath,
      title: 'Conversas',
      ability: 'conversations.finish_many',
      lazy: loadFinished,
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
    {
      to: bulkFinishPath,
      label: 'Finalizar em massa',
      icon: IconChecks,
      ability: 'conversations.finish_many_menu',
      group: 'settings',
      order: 90,
    },
  ],
  slots: {
    contactActions: [
      {
        label: 'Iniciar conversa',
        icon: IconMessagePlus,
        ability: 'conversations.view',
        Dialog: lazy(() =>
          import('./dialogs/start-with-contact.tsx').then((code) => ({ default: code.StartWithContact })),
        ),
      },
      {
        label: 'Apagar',
        icon: IconTrash,
        isDangerous: true,
        ability: 'contacts.delete',
        Dialog: lazy(() =>
          import('./dialogs/delete-contact-dialog.tsx').then((code) => ({
            default: code.DeleteContactDialog,
          })),
        ),
      },
    ],
  },
  background: () =>
    import('./alerts/message-alerts.tsx').then(({ MessageAlerts }) => ({ Component: MessageAlerts })),
};

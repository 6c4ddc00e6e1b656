import { IconMessageBolt } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** Ready answers for the desk. */
export const quickMessageScreens: AreaScreens = {
  screens: [
    {
      path: '/mensagens-rapidas',
      title: 'Mensagens rápidas',
      ability: 'quick_messages.manage',
      lazy: () =>
        import('./screens/quick-messages.tsx').then(({ QuickMessages }) => ({ Component: QuickMessages })),
    },
  ],
  menu: [
    {
      to: '/mensagens-rapidas',
      label: 'Mensagens rápidas',
      icon: IconMessageBolt,
      ability: 'quick_messages.manage',
      group: 'settings',
      order: 70,
    },
  ],
};

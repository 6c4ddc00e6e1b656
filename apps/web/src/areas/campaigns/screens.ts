import { IconSpeakerphone } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** One message to many people. */
export const campaignScreens: AreaScreens = {
  screens: [
    {
      path: '/campanhas',
      title: 'Campanhas',
      ability: 'campaigns.manage',
      lazy: () => import('./screens/campaigns.tsx').then(({ Campaigns }) => ({ Component: Campaigns })),
    },
  ],
  menu: [
    {
      to: '/campanhas',
      label: 'Campanhas',
      icon: IconSpeakerphone,
      ability: 'campaigns.manage',
      order: 31,
    },
  ],
};

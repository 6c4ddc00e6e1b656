import { IconTags } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** What the company knows its customers by. */
export const contactScreens: AreaScreens = {
  screens: [
    {
      path: '/tags',
      title: 'Tags',
      ability: 'tags.manage',
      lazy: () => import('./screens/tags.tsx').then(({ Tags }) => ({ Component: Tags })),
    },
  ],
  menu: [
    { to: '/tags', label: 'Tags', icon: IconTags, ability: 'tags.manage', group: 'settings', order: 50 },
  ],
};

import { IconUsersGroup } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** Lists of people for campaigns. */
export const audienceScreens: AreaScreens = {
  screens: [
    {
      path: '/audiencias',
      title: 'Audiências',
      ability: 'audiences.manage',
      lazy: () => import('./screens/audiences.tsx').then(({ Audiences }) => ({ Component: Audiences })),
    },
  ],
  menu: [
    {
      to: '/audiencias',
      label: 'Audiências',
      icon: IconUsersGroup,
      ability: 'audiences.manage',
      order: 30,
    },
  ],
};

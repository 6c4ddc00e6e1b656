import { IconBuildingCommunity } from '@tabler/icons-react';
import type { AreaScreens } from '../../../lib/screens.ts';

/** The departments that conversations belong to. */
export const departmentScreens: AreaScreens = {
  screens: [
    {
      path: '/departamentos',
      title: 'Departamentos',
      ability: 'departments.manage',
      lazy: () => import('./departments.tsx').then(({ Departments }) => ({ Component: Departments })),
    },
  ],
  menu: [
    {
      to: '/departamentos',
      label: 'Departamentos',
      icon: IconBuildingCommunity,
      ability: 'departments.manage',
      group: 'settings',
      order: 60,
    },
  ],
};

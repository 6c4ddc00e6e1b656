import { IconBuildingStore, IconClock } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** Where the provider's staff look after customers. */
export const backofficeScreens: AreaScreens = {
  screens: [
    {
      path: '/admin-clientes',
      title: 'Administração de clientes',
      ability: 'backoffice.customers',
      lazy: () => import('./screens/customers.tsx').then(({ Customers }) => ({ Component: Customers })),
    },
    {
      path: '/admin-registro',
      title: 'Registro da equipe',
      ability: 'backoffice.customers',
      lazy: () => import('./screens/staff-acts.tsx').then(({ StaffActs }) => ({ Component: StaffActs })),
    },
  ],
  menu: [
    {
      to: '/admin-clientes',
      label: 'Clientes',
      icon: IconBuildingStore,
      ability: 'backoffice.customers',
      group: 'profile',
      order: 200,
    },
    {
      to: '/admin-registro',
      label: 'Registro da equipe',
      icon: IconClock,
      ability: 'backoffice.customers',
      group: 'profile',
      order: 205,
    },
  ],
};

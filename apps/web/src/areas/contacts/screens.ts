import { IconAddressBook, IconTags } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';

/** The contacts, their tags and their screens. */
export const contactScreens: AreaScreens = {
  screens: [
    {
      path: '/contatos',
      title: 'Contatos',
      ability: 'contacts.view',
      lazy: () => import('./screens/contacts.tsx').then(({ Contacts }) => ({ Component: Contacts })),
    },
    {
      path: '/tags',
      title: 'Tags',
      ability: 'tags.manage',
      lazy: () => import('./screens/tags.tsx').then(({ Tags }) => ({ Component: Tags })),
    },
  ],
  menu: [
    { to: '/contatos', label: 'Contatos', icon: IconAddressBook, ability: 'contacts.view', order: 15 },
    { to: '/tags', label: 'Tags', icon: IconTags, ability: 'tags.manage', group: 'settings', order: 50 },
  ],
};

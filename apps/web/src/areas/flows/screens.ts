import { IconSitemap } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';
import { flowDeskSlots } from './desk/desk-slots.ts';

/** Chatbots drawn as flows, and their screens. */
export const flowScreens: AreaScreens = {
  screens: [
    {
      path: '/flows',
      title: 'Fluxos',
      ability: 'flows.manage',
      lazy: () => import('./screens/flows.tsx').then(({ Flows }) => ({ Component: Flows })),
    },
    {
      path: '/flows/:flowId',
      title: 'Editor de fluxo',
      ability: 'flows.manage',
      layout: 'fullscreen',
      lazy: () => import('./editor/flow-editor.tsx').then(({ FlowEditor }) => ({ Component: FlowEditor })),
    },
  ],
  menu: [
    {
      to: '/flows',
      label: 'Fluxos',
      icon: IconSitemap,
      ability: 'flows.manage',
      group: 'settings',
      order: 20,
    },
  ],
  slots: flowDeskSlots,
};

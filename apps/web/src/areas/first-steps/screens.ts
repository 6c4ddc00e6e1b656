import { IconRoute } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';
import { WhileLed } from './components/while-led.tsx';

/** The guide of a new company; its entry goes when all is done or somebody dismissed it. */
export const firstStepsScreens: AreaScreens = {
  screens: [
    {
      path: '/primeiros-passos',
      title: 'Primeiros passos',
      ability: 'first_steps.view',
      lazy: () =>
        import('./screens/first-steps-screen.tsx').then((code) => ({ Component: code.FirstStepsScreen })),
    },
  ],
  menu: [
    {
      to: '/primeiros-passos',
      label: 'Primeiros passos',
      icon: IconRoute,
      ability: 'first_steps.view',
      order: -1,
      While: WhileLed,
    },
  ],
};

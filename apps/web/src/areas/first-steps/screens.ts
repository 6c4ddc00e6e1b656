import { IconRoute } from '@tabler/icons-react';
import type { AreaScreens } from '../../lib/screens.ts';
import { WhileLed } from './components/while-led.tsx';
import { firstStepsPath } from './path.ts';

/** The guide of a new company; its entry goes when all is done or somebody dismissed it. */
export const firstStepsScreens: AreaScreens = {
  screens: [
    {
      path: firstStepsPath,
      title: 'Primeiros passos',
      ability: 'first_steps.view',
      lazy: () =>
        import('./screens/first-steps-screen.tsx').then((code) => ({ Component: code.FirstStepsScreen })),
    },
  ],
  menu: [
    {
      to: firstStepsPath,
      label: 'Primeiros passos',
      icon: IconRoute,
      ability: 'first_steps.view',
      order: -1,
      While: WhileLed,
    },
  ],
};

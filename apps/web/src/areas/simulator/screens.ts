import type { AreaScreens } from '../../lib/screens.ts';

/** The demo's stand-in for the customers' phones; not in the menu, since it is no part of a company's work. */
export const simulatorScreens: AreaScreens = {
  screens: [
    {
      path: '/simulador',
      title: 'Simulador',
      layout: 'public',
      lazy: () => import('./screens/simulator.tsx').then(({ Simulator }) => ({ Component: Simulator })),
    },
  ],
};

import type { AreaScreens } from '../../lib/screens.ts';

/** The stand-in for the customers' phones; not in the menu, because it is not part of a company's work. */
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

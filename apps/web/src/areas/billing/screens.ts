import type { AreaScreens } from '../../lib/screens.ts';

/** The company's subscription, for its owner; the menu of the signed-in person leads there. */
export const billingScreens: AreaScreens = {
  screens: [
    {
      path: '/minha-conta',
      title: 'Minha assinatura',
      ability: 'subscription.view',
      lazy: () =>
        import('./screens/my-subscription.tsx').then(({ MySubscription }) => ({ Component: MySubscription })),
    },
  ],
  background: () =>
    import('./overdue/overdue-watch.tsx').then(({ OverdueWatch }) => ({ Component: OverdueWatch })),
};

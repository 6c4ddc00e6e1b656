import type { AreaScreens } from '../../lib/screens.ts';

/** Sign-in, sign-up, password recovery and the person's own profile. */
export const teamScreens: AreaScreens = {
  screens: [
    {
      path: '/login',
      title: 'Entrar',
      layout: 'public',
      lazy: () => import('./screens/login.tsx').then(({ Login }) => ({ Component: Login })),
    },
    {
      path: '/admin-login',
      title: 'Acesso da equipe',
      layout: 'public',
      lazy: () => import('./screens/admin-login.tsx').then(({ AdminLogin }) => ({ Component: AdminLogin })),
    },
    {
      path: '/welcome',
      title: 'Boas-vindas',
      layout: 'public',
      lazy: () => import('./screens/welcome.tsx').then(({ Welcome }) => ({ Component: Welcome })),
    },
    {
      path: '/cadastro',
      title: 'Criar conta',
      layout: 'public',
      lazy: () => import('./screens/sign-up.tsx').then(({ SignUp }) => ({ Component: SignUp })),
    },
    {
      path: '/recuperar-senha',
      title: 'Nova senha',
      layout: 'public',
      lazy: () =>
        import('./screens/reset-password.tsx').then(({ ResetPassword }) => ({ Component: ResetPassword })),
    },
    {
      path: '/confirmar-email',
      title: 'Confirmar e-mail',
      layout: 'fullscreen',
      lazy: () =>
        import('./screens/confirm-email.tsx').then(({ ConfirmEmail }) => ({ Component: ConfirmEmail })),
    },
    {
      path: '/meu-perfil',
      title: 'Meu perfil',
      ownRecord: true,
      lazy: () => import('./screens/profile.tsx').then(({ Profile }) => ({ Component: Profile })),
    },
  ],
};

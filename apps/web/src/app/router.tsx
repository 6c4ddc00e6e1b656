import { createBrowserRouter, matchPath, type RouteObject } from 'react-router';
import { askForPerson } from '../lib/current-user.tsx';
import type { Screen } from '../lib/screens.ts';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { screens } from './areas.ts';
import { isOtherPath, requireNoSession, requireSession } from './guard.ts';
import { loadRoute } from './load-screen.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

const withLayout = (layout: Screen['layout']) =>
  screens.filter((screen) => (screen.layout ?? 'menu') === layout);

// On public pages a person may change before the reply is read: by signing in, or by proving an e-mail.
if (!withLayout('public').some(({ path }) => matchPath(path, window.location.pathname))) askForPerson();

/** All routes: public ones, and those behind the guard, bare or inside the shell. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError whole />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...withLayout('public').map(publicRoute),
      {
        loader: requireSession,
        shouldRevalidate: isOtherPath,
        lazy: () =>
          loadRoute(() => import('./signed-in.tsx').then(({ SignedIn }) => ({ Component: SignedIn }))),
        children: [
          ...withLayout('fullscreen').map(screenRoute),
          {
            lazy: () =>
              loadRoute(() => import('./shell/shell.tsx').then(({ Shell }) => ({ Component: Shell }))),
            children: [...withLayout('menu').map(screenRoute), notFoundRoute()],
          },
        ],
      },
    ],
  },
]);

function screenRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    errorElement: <RouteError />,
    lazy: () => loadRoute(screen.lazy),
  };
}

function publicRoute(screen: Screen): RouteObject {
  const isLogin = screen.path === '/login' || screen.path === '/welcome';
  return { ...screenRoute(screen), ...(isLogin ? { loader: requireNoSession } : {}) };
}

function notFoundRoute(): RouteObject {
  return screenRoute({
    path: '*',
    title: 'Página não encontrada',
    lazy: () => import('./not-found.tsx').then(({ NotFound }) => ({ Component: NotFound })),
  });
}

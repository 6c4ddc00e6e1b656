import type { CurrentUser } from '@prosa/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { CurrentUserProvider, currentUserQuery } from '../lib/current-user.tsx';
import { session } from '../lib/session.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { loadScreen } from './load-screen.ts';
import { OwnUserRefresh } from './own-user-refresh.tsx';
import { SocketProvider } from './socket.tsx';

const FirstPassword = lazy(() =>
  loadScreen(() => import('../areas/team/screens/first-password.tsx')).then(({ FirstPassword }) => ({
    default: FirstPassword,
  })),
);

const FirstSecondFactor = lazy(() =>
  loadScreen(() => import('../areas/team/screens/first-second-factor.tsx')).then((code) => ({
    default: code.FirstSecondFactor,
  })),
);

const Visited = lazy(() =>
  loadScreen(() => import('../areas/team/components/visited.tsx')).then(({ Visited: component }) => ({
    default: component,
  })),
);

/**
 * The guarded part: loads the person, keeps the live connection, and insists that initial passwords are changed and staff have a second
 * factor.
 */
export function SignedIn() {
  const { data: user, error, refetch } = useQuery(currentUserQuery);
  const isRefused = error?.kind === 'unauthenticated';
  useEffect(() => {
    if (isRefused) session.close();
  }, [isRefused]);

  if (!user) {
    return error && !isRefused ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    );
  }
  return (
    <CurrentUserProvider user={user}>
      <Suspense fallback={<LoadingScreen />}>
        <Guarded user={user} />
      </Suspense>
    </CurrentUserProvider>
  );
}

/** The screens, or what comes before all of them. */
function Guarded({ user }: { user: CurrentUser }) {
  if (user.must_change_password) return <FirstPassword />;
  if (user.must_set_second_factor) return <FirstSecondFactor />;
  return (
    <SocketProvider>
      <OwnUserRefresh />
      {user.visit ? (
        <Visited visit={user.visit}>
          <Outlet />
        </Visited>
      ) : (
        <Outlet />
      )}
    </SocketProvider>
  );
}

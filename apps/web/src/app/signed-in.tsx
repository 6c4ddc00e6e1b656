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

/** The guarded part: loads the person, keeps the live connection, and insists that initial passwords are changed. */
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
      {user.must_change_password ? (
        <Suspense fallback={<LoadingScreen />}>
          <FirstPassword />
        </Suspense>
      ) : (
        <SocketProvider>
          <OwnUserRefresh />
          <Outlet />
        </SocketProvider>
      )}
    </CurrentUserProvider>
  );
}

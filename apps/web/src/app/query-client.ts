import { errorText } from '@prosa/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../lib/api/api-error.ts';
import { currentUserQuery } from '../lib/current-user.tsx';
import { notify } from '../ui/feedback/notify.tsx';

/**
 * The cache of server data. No failed call goes unseen. A failed write is shown as a notice unless its screen shows it
 * itself; a failed read is shown by the screen, or as a notice where old data covers the failure.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (...[error, , , mutation]) => {
      askForOwnPassword(error);
      if (mutation.meta?.quiet !== true) notify.error(errorMessage(error));
    },
  }),
  queryCache: new QueryCache({
    onError: (error, query) => {
      askForOwnPassword(error);
      if (isUnseen(error, query.state.data !== undefined)) notify.error(errorMessage(error));
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (attempt, error) =>
        error instanceof ApiError && error.retryMs ? error.retryMs : 500 * 2 ** attempt,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Loads the person again when they must change their password; that brings up the screen 'Crie a sua senha'. */
function askForOwnPassword(error: Error): void {
  if (error.message !== errorText('password_change_required')) return;
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/**
 * Returns whether a failed read needs a notice. Not while the server is unreachable: the shell's banner says so once.
 */
function isUnseen(error: Error, hasOldData: boolean): boolean {
  const kind = error instanceof ApiError ? error.kind : null;
  return kind === 'unauthenticated' || (hasOldData && kind !== 'network');
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && /^(network|server|throttled)$/.test(error.kind);
}

import { type Ability, calls, type CurrentUser } from '@prosa/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { ApiError } from './api/api-error.ts';
import { call } from './api/call.ts';
import { callKey } from './api/use-call.ts';
import { noteLoad } from './loaded-since.ts';
import { keepOnlyFor } from './safe-storage.ts';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** Cache entry of the signed-in person; patch it after changing them. */
export const currentUserQuery = queryOptions<CurrentUser, ApiError>({
  queryKey: callKey(calls.getUser, {}),
  queryFn: async ({ signal }) => {
    const user = await call(calls.getUser, {}, { signal });
    keepOnlyFor(user._id);
    noteLoad(user);
    return user;
  },
});

/** Provides the signed-in person to everything below. */
export function CurrentUserProvider({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>;
}

/** Returns the signed-in person. Works only inside the guarded part of the app. */
export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('useCurrentUser outside of the guarded part of the app');
  return user;
}

/**
 * Returns a function that says whether the server granted the person an ability: `can('tags.manage')`. Never ask for
 * the role.
 */
export function useCan(): (ability: Ability) => boolean {
  const user = useCurrentUser();
  return (ability) => user.abilities.includes(ability);
}

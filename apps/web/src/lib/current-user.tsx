import { type Ability, calls, type CurrentUser } from '@prosa/contract';
import { createContext, use, type ReactNode } from 'react';
import { callQuery } from './api/use-call.ts';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** Cache entry of the signed-in person; patch it after changing them. */
export const currentUserQuery = callQuery(calls.getUser, {});

/** Makes the signed-in person known to everything below. */
export function CurrentUserProvider({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>;
}

/** The signed-in person. Only inside the guarded part of the app. */
export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('useCurrentUser outside of the guarded part of the app');
  return user;
}

/** `can('tags.manage')`: whether the server granted the person an ability. Never ask for the role. */
export function useCan(): (ability: Ability) => boolean {
  const user = useCurrentUser();
  return (ability) => user.abilities.includes(ability);
}

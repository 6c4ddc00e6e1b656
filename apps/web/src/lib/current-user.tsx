import { type Ability, calls, type CurrentUser } from '@prosa/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { ApiError } from './api/api-error.ts';
import { post } from './api/call.ts';
import { readReply } from './api/read-reply.ts';
import { callKey } from './api/use-call.ts';
import { noteLoad } from './loaded-since.ts';
import { keepOnlyFor } from './safe-storage.ts';
import { session } from './session.ts';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The reply that was asked for before the screens were there, and with which token. */
let early: { token: string; reply: Promise<Response> } | null = null;

/**
 * Asks for the person while the code of the screens is still loading, for who has a session. `currentUserQuery` reads
 * the reply, or asks again where it failed.
 */
export function askForPerson(): void {
  const token = session.token();
  if (token === null) return;
  early = { token, reply: post(calls.getUser, {}) };
  early.reply.catch(() => undefined);
}

/** Returns the early reply once; null where there is none, or somebody else has signed in since. */
function takeEarly(): Promise<Response> | null {
  const asked = early;
  early = null;
  return asked?.token === session.token() ? asked.reply : null;
}

/** Cache entry of the signed-in person; patch it after changing them. */
export const currentUserQuery = queryOptions<CurrentUser, ApiError>({
  queryKey: callKey(calls.getUser, {}),
  queryFn: async ({ signal }) => {
    const reply = await (takeEarly() ?? post(calls.getUser, {}, { signal }));
    const user = await readReply<CurrentUser>(reply);
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

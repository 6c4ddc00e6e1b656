import { redirect } from 'react-router';
import { session } from '../lib/session.ts';
import { homePath } from './areas.ts';

const back = 'voltar';

/**
 * Redirects to the login when no token is stored; after signing in, the person comes back. Loader of guarded routes.
 */
export function requireSession({ request }: { request: Request }): null {
  if (session.token()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress(pathname + search));
}

/** Returns whether a navigation leads to another screen; within a screen, what its address opens or closes is instant. */
export function isOtherPath({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Returns the address of the login that leads back to `wanted`. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [back]: wanted })}`;
}

/** Redirects a signed-in person away from the login pages, to where they wanted to go. Loader of those pages. */
export function requireNoSession({ request }: { request: Request }): null {
  if (!session.token()) return null;
  throw redirect(wantedAddress(new URL(request.url).searchParams));
}

/**
 * Returns where to go after the login: only a path of this app, never another site (browsers skip control characters).
 */
export function wantedAddress(search: URLSearchParams): string {
  const wanted = search.get(back) ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(wanted) ? wanted : homePath;
}

import { redirect } from 'react-router';
import { session } from '../lib/session.ts';
import { homePath } from './areas.ts';

const back = 'voltar';

/** Loader of the guarded part: without a stored token the person goes to the login, and comes back afterwards. */
export function requireSession({ request }: { request: Request }): null {
  if (session.token()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress(pathname + search));
}

/** Address of the login that leads back to `wanted`. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [back]: wanted })}`;
}

/** Loader of the login pages: whoever is signed in goes on at once. */
export function requireNoSession({ request }: { request: Request }): null {
  if (!session.token()) return null;
  throw redirect(wantedAddress(new URL(request.url).searchParams));
}

/** Where to go after the login: only to a path of this app, never to another site (browsers skip control signs). */
export function wantedAddress(search: URLSearchParams): string {
  const wanted = search.get(back) ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(wanted) ? wanted : homePath;
}

import { redirect } from 'react-router';
import { session } from '../lib/session.ts';
import { homePath } from './areas.ts';

const back = 'voltar';

/** Redirects to the login without a stored token; the person comes back afterwards. Loader of the guarded part. */
export function requireSession({ request }: { request: Request }): null {
  if (session.token()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress(pathname + search));
}

/** Address of the login that leads back to `wanted`. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [back]: wanted })}`;
}

/** Redirects people who are signed in already. Loader of the login pages. */
export function requireNoSession({ request }: { request: Request }): null {
  if (!session.token()) return null;
  throw redirect(wantedAddress(new URL(request.url).searchParams));
}

/**
 * Returns where to go after the login: only to a path of this app, never to another site (browsers skip control
 * signs).
 */
export function wantedAddress(search: URLSearchParams): string {
  const wanted = search.get(back) ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(wanted) ? wanted : homePath;
}

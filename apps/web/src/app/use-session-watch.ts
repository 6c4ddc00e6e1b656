import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../lib/session.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { loginAddress } from './guard.ts';

/**
 * Forgets all data and goes to the login when the session ends, here or in another tab. When another tab signs in as
 * somebody else, reloads the page, so that no screen mixes two companies.
 */
export function useSessionWatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // Only once the screens are gone: a screen that loses its data while still shown would ask for it again, without a
  // token.
  useEffect(() => {
    if (!session.token()) client.clear();
  }, [client, key]);
  useEffect(() => {
    let known = session.token();
    return session.subscribe((change) => {
      const token = session.token();
      if (token === known) return;
      const hadOne = known !== null;
      known = token;
      void client.cancelQueries();
      if (change === 'left') notify.clear();
      if (token) return hadOne ? window.location.reload() : undefined;
      void navigate(change === 'left' ? '/login' : loginAddress(pathname + search), { replace: true });
    });
  }, [client, navigate, pathname, search]);
}

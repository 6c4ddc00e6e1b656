import type { calls, CallOutput } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { currentUserQuery } from '../../lib/current-user.tsx';
import { session } from '../../lib/session.ts';

type SignedIn = CallOutput<typeof calls.auth>;

/** Stores a fresh login and goes on; the login's own guard knows where the person wanted to go. */
export function useSignIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return ({ token, user }: SignedIn, { remember }: { remember: boolean }) => {
    session.open({ token, remember });
    client.setQueryData(currentUserQuery.queryKey, user);
    // Who may not see the dashboard starts at the desk, instead of being refused at the door.
    const isSent = search.includes('voltar=') || user.abilities.includes('dashboard.view');
    void navigate(isSent ? `/login${search}` : '/atendimento', { replace: true });
  };
}

import type { calls, CallOutput } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { keepOnlyFor } from '../../lib/safe-storage.ts';
import { currentUserQuery } from '../../lib/current-user.tsx';
import { noteLoad } from '../../lib/loaded-since.ts';
import { session } from '../../lib/session.ts';

type SignedIn = CallOutput<typeof calls.createUser> & { staff_token?: string | null };

/**
 * Returns a function that stores a new login and goes on; the login's own guard knows where the person wanted to go.
 */
export function useSignIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return ({ token, user, staff_token }: SignedIn, { remember }: { remember: boolean }) => {
    const isAnother = keepOnlyFor(user._id);
    if (staff_token) return session.enter({ token, home: staff_token });
    session.open({ token, remember: remember && user.kind !== 'staff' });
    // Staff are sent on from the first page.
    const isFirst = user.kind === 'staff' || user.abilities.includes('dashboard.view');
    const start = isFirst ? '/' : '/atendimento';
    // Whatever the page still holds of somebody else, and the screen they were on, is not for this person.
    if (isAnother) return window.location.replace(start);
    noteLoad(user);
    client.setQueryData(currentUserQuery.queryKey, user);
    // A person who may not see the dashboard starts at the desk, instead of being refused at the door.
    void navigate(search.includes('voltar=') ? `/login${search}` : start, { replace: true });
  };
}

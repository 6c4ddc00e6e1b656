import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useLive } from '../lib/live.tsx';

/** Somebody changed the signed-in person: everything is read again, for it follows from what they may see. */
export function OwnUserRefresh() {
  const { _id } = useCurrentUser();
  const client = useQueryClient();
  useLive('user_changed', ({ user_id }) => {
    if (user_id === _id) void client.invalidateQueries();
  });
  return null;
}

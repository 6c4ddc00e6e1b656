import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useLive } from '../lib/live.tsx';

/** Loads everything again when somebody changed the signed-in person, because all data depend on what they may see. */
export function OwnUserRefresh() {
  const { _id } = useCurrentUser();
  const client = useQueryClient();
  useLive('user_changed', ({ user_id }) => {
    if (user_id === _id) void client.invalidateQueries();
  });
  return null;
}

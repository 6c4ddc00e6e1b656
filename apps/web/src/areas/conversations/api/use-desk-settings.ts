import { calls, type DeskSettings } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.tsx';

/** Returns how the person has their desk, and a function that changes it at once, here and on all their devices. */
export function useDeskSettings(): [DeskSettings, (changed: Partial<DeskSettings>) => void] {
  const { desk } = useCurrentUser();
  const client = useQueryClient();
  const show = (shown: Partial<DeskSettings>) =>
    client.setQueryData(
      currentUserQuery.queryKey,
      (known) => known && { ...known, desk: { ...known.desk, ...shown } },
    );
  const { mutate } = useCallMutation(calls.saveDeskSettings, { onError: () => show(desk) });
  const change = (changed: Partial<DeskSettings>) => {
    show(changed);
    mutate({ desk: changed });
  };
  return [desk, change];
}

import { useCallback, useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { SafeStorage } from '../../../lib/safe-storage.ts';

const storage = new SafeStorage(() => window.localStorage);

/** The text being written in a conversation; kept per person and conversation through a reload. */
export function useDraft(conversation_id: string): [string, (text: string) => void] {
  const { _id } = useCurrentUser();
  const key = `prosa.draft.${_id}.${conversation_id}`;
  const [draft, setDraft] = useState(() => storage.read(key) ?? '');
  const keep = useCallback(
    (text: string) => {
      setDraft(text);
      if (text) storage.write(key, text);
      else storage.remove(key);
    },
    [key],
  );
  return [draft, keep];
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { threadQuery } from './thread.ts';

const rest = 80;

/** Returns a function that loads the thread of a row under the pointer or with the focus, so that it opens at once. */
export function usePreview(): (conversation_id: string) => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (conversation_id) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void client.prefetchQuery(threadQuery(client, conversation_id)), rest);
    },
    [client],
  );
}

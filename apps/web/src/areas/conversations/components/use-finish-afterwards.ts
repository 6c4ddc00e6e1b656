import { useEffect, useRef, useState } from 'react';
import type { Outgoing } from '../api/outgoing-store.ts';

/**
 * Finishes a conversation once the server has everything that was written in it. Something that could not be sent
 * keeps it open, so that nobody believes it has left.
 */
export function useFinishAfterwards(outgoing: readonly Outgoing[], onFinish: () => void): () => void {
  const [isWanted, setWanted] = useState(false);
  const finish = useRef(onFinish);
  useEffect(() => {
    finish.current = onFinish;
  });
  const isStuck = outgoing.some(({ problem }) => problem !== null);
  const isDone = outgoing.length === 0;
  useEffect(() => {
    if (!isWanted || !(isStuck || isDone)) return;
    setWanted(false);
    if (isDone) finish.current();
  }, [isWanted, isStuck, isDone]);
  return () => setWanted(true);
}

import { useEffect, useState } from 'react';
import { useSeamWrite } from '../api/use-seam.ts';
import { keepWriting, pauseFor } from './keep-writing.ts';

/** Switches 'Clientes escrevem sozinhos' for a number. A failure to write is shown and turns it off. */
export function useSelfWriting(channel: string) {
  const [isOn, setOn] = useState(false);
  const { mutateAsync } = useSeamWrite('send');
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    keepWriting({
      random: Math.random,
      pause: pauseFor,
      send: ({ phone, name }, message) =>
        mutateAsync({ channel, phone, type: 'text', message, ...(name ? { name } : {}) }),
      signal: stop.signal,
    }).catch(() => setOn(false));
    return () => stop.abort();
  }, [isOn, channel, mutateAsync]);
  return { isOn, setOn };
}

import { useEffect } from 'react';

const patience = 2_000;

/** Loads code that will be wanted soon, once the browser has nothing better to do. A failure shows when it is used. */
export function useIdleLoad(load: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), patience);
    return () => clearTimeout(timer);
  }, [load]);
}

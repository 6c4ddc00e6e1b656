import { useEffect, useState } from 'react';

const patience = 2_000;

/**
 * Loads code that will be wanted soon, once the browser has nothing better to do; true when it is there. A failure
 * shows when the code is used. `load` is a stable function.
 */
export function useIdleLoad(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const fetchCode = () =>
      void load().then(
        () => setLoaded(true),
        () => undefined,
      );
    const timer = setTimeout(fetchCode, patience);
    return () => clearTimeout(timer);
  }, [load]);
  return isLoaded;
}

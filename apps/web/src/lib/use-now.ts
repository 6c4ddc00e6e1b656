import { useEffect, useState } from 'react';

/** Returns the current time, updated every `interval` milliseconds, for labels such as "há 5 min". */
export function useNow(interval = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}

import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Returns the row that is shown, kept in the address so that it can be linked to; it stays known while it closes. */
export function useShown(parameter: string) {
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const [shownId, setShownId] = useState(named);
  if (named !== null && named !== shownId) setShownId(named);
  const change = useCallback(
    (id: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          if (id === null) next.delete(parameter);
          else next.set(parameter, id);
          return next;
        },
        // Closed at once, so that the next key already belongs to the page.
        { replace: id === null, flushSync: id === null },
      ),
    [parameter, setParams],
  );
  return { shownId, isOpen: named !== null, show: change, close: useCallback(() => change(null), [change]) };
}

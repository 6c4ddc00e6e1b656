import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { contactParameter } from '../contact-address.ts';

/** Returns the contact that is shown, kept in the address so that it can be linked to; it stays known while it closes. */
export function useShownContact() {
  const [params, setParams] = useSearchParams();
  const named = params.get(contactParameter);
  const [shownId, setShownId] = useState(named);
  if (named !== null && named !== shownId) setShownId(named);
  const change = useCallback(
    (contact_id: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          if (contact_id === null) next.delete(contactParameter);
          else next.set(contactParameter, contact_id);
          return next;
        },
        { replace: contact_id === null },
      ),
    [setParams],
  );
  return { shownId, isOpen: named !== null, show: change, close: useCallback(() => change(null), [change]) };
}

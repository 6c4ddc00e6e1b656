import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ShowMessage } from '../api/use-reading.ts';
import { messageParameter } from './message-address.ts';

/** Shows the message that the address names, again each time a link leads to it. */
export function useAddressedMessage(show: ShowMessage): void {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const wanted = params.get(messageParameter);
  useEffect(() => {
    if (wanted) show(wanted, { takesFocus: false });
  }, [wanted, key, show]);
}

import { useStoreApi } from '@xyflow/react';
import { useEffect, type RefObject } from 'react';

/** Keeps the zoom in a variable of the frame, so that styles follow it without a render. */
export function useZoomVariable(frame: RefObject<HTMLElement | null>): void {
  const store = useStoreApi();
  useEffect(() => {
    const write = ({ transform: [, , zoom] }: { transform: readonly [number, number, number] }) =>
      frame.current?.style.setProperty('--zoom', String(zoom));
    write(store.getState());
    return store.subscribe(({ transform }, before) => {
      if (transform[2] !== before.transform[2]) write({ transform });
    });
  }, [store, frame]);
}

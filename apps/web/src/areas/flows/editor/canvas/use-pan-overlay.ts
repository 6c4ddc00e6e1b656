import { useMemo, type RefObject } from 'react';

/** Covers the canvas while a mouse pans it, so that the browser skips hit-testing hundreds of nodes. */
export function usePanOverlay(frame: RefObject<HTMLElement | null>, onEnd: () => void) {
  return useMemo(
    () => ({
      onMove: (event: MouseEvent | TouchEvent | null) => {
        // Not for a wheel, which the overlay would keep from the canvas.
        if (event?.type === 'mousemove') frame.current?.setAttribute('data-moving', '');
      },
      onMoveEnd: () => {
        frame.current?.removeAttribute('data-moving');
        onEnd();
      },
    }),
    [frame, onEnd],
  );
}

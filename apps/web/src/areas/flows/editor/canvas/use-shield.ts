import { useMemo, type RefObject } from 'react';

/**
 * While a mouse drags the drawing, a shield lies over it, or the browser would look with each move which of hundreds of
 * cards and lines is under the pointer.
 */
export function useShield(frame: RefObject<HTMLElement | null>, onEnd: () => void) {
  return useMemo(
    () => ({
      onMove: (event: MouseEvent | TouchEvent | null) => {
        // Not for a wheel, which the shield would keep from the drawing.
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

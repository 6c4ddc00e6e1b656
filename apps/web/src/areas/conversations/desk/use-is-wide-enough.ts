import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns a reference for an element, and whether the box around that element is at least this wide. The box shrinks
 * with what else is in the window, such as the unfolded drawer.
 */
export function useIsWideEnough<Box extends HTMLElement>(needsPx: number): [RefObject<Box | null>, boolean] {
  const element = useRef<Box>(null);
  const [hasRoom, setRoom] = useState(true);
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (!around) return undefined;
    const measure = () => setRoom(around.clientWidth >= needsPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [needsPx]);
  return [element, hasRoom];
}

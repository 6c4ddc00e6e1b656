import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells whether the box around an element is at least so wide: what else stands in the window counts, and whether it
 * is folded. Attach the reference to the element.
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

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns whether the parent of an element is at least `needsPx` wide, measured, because panels beside it may be
 * folded. Attach the reference to the element.
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

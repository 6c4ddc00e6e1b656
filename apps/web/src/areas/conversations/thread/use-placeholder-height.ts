import { useEffect, useState, type RefObject } from 'react';

/** Pixels beyond either edge of the scroller within which everything is drawn. */
const margin = 2_000;

/**
 * Watches a part of a long scroller (its nearest `[data-scroller]`) and answers the height, in pixels, to keep free
 * for it while it is far out of view and need not be drawn; null while it must be. So reading thousands of messages,
 * and leaving them, costs what is near.
 */
export function usePlaceholderHeight(part: RefObject<HTMLElement | null>, isKept: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box || isKept) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const now = changes.at(-1);
        if (now) setHeight(now.isIntersecting ? null : now.boundingClientRect.height);
      },
      { root: box.closest('[data-scroller]'), rootMargin: `${margin}px 0px` },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [part, isKept]);
  return isKept ? null : height;
}

import { useEffect, useState, type RefObject } from 'react';

/** Pixels beyond either edge of the scroller within which everything renders. */
const margin = 2_000;

/**
 * Watches a part of a long scroller (its nearest `[data-scroller]`). Returns the height, in pixels, to reserve while
 * the part is far out of view and need not render, or null while it must render. So the cost of reading and leaving
 * thousands of messages is that of the near ones.
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

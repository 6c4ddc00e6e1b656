import { useLayoutEffect } from 'react';

/** What decides where notices have room: the side drawer, tools in their corner, or a list alone on a phone's screen. */
type Neighbour = 'drawer' | 'rail' | 'tools' | 'high-tools' | 'list';

const shown: Neighbour[] = [];

/**
 * Lets notices make room for something as long as it is shown; null for nothing. The root element names it for their
 * styles: beside a rule with `body:has(…)`, another with `:has()` that ends in any element makes the browser style the
 * whole page again at every change, at each key in a field too.
 */
export function useBesideNotices(neighbour: Neighbour | null): void {
  useLayoutEffect(() => {
    if (neighbour === null) return undefined;
    shown.push(neighbour);
    nameShown();
    return () => {
      shown.splice(shown.indexOf(neighbour), 1);
      nameShown();
    };
  }, [neighbour]);
}

function nameShown(): void {
  document.documentElement.dataset.besideNotices = shown.join(' ');
}

import { breakpoints } from '../../../../ui/theme/breakpoints.ts';
import type { Point } from '../model/node-edits.ts';

/** The step of the grid on which cards stand, in pixels of the canvas. */
export const grid = 16;

/** Up to so many steps are seen whole, and a map would only lie over one of them. */
const maxSeenWhole = 12;

/** Returns whether a drawing of so many steps has a map; a phone has no room for it. */
export function hasMap(steps: number): boolean {
  return steps > maxSeenWhole && !window.matchMedia(breakpoints.phone).matches;
}

/** Returns how the whole drawing fits beside the tools and the map, not under them. */
export function wholeView(steps: number) {
  return {
    padding: { top: '72px', bottom: hasMap(steps) ? '184px' : '64px', x: '24px' },
    maxZoom: 1,
  } as const;
}

/** Returns the nearest point of the grid. */
export function snapped({ x, y }: Point): Point {
  return { x: Math.round(x / grid) * grid, y: Math.round(y / grid) * grid };
}

import type { Point } from '../model/node-edits.ts';

/** The step of the grid on which cards stand, in pixels of the canvas. */
export const grid = 16;

/** Fits the whole drawing beside the tools, not under them. */
export const wholeView = {
  padding: { top: '72px', bottom: '64px', x: '24px' },
  maxZoom: 1,
} as const;

/** Returns the nearest point of the grid. */
export function snapped({ x, y }: Point): Point {
  return { x: Math.round(x / grid) * grid, y: Math.round(y / grid) * grid };
}

import type { Point } from '../model/node-edits.ts';

/** How far apart the places are at which cards stand, in pixels of the canvas. */
export const grid = 16;

/** The nearest of these places. */
export function snapped({ x, y }: Point): Point {
  return { x: Math.round(x / grid) * grid, y: Math.round(y / grid) * grid };
}

import { getSmoothStepPath, Position } from '@xyflow/react';
import { centerOf, straightOf, type Ends, type Route } from '../../model/layout/routes.ts';

/** Returns the path of a connection, with round corners. */
export function connectionPath(
  { sourceX, sourceY, targetX, targetY }: Ends,
  route: Route | undefined,
): string {
  const ends = { sourceX, sourceY, targetX, targetY };
  const center = route && centerOf(route, ends);
  const [path] = getSmoothStepPath({
    ...ends,
    sourcePosition: Position.Right,
    targetPosition: Position.Left,
    centerX: center?.x,
    centerY: center?.y,
    borderRadius: 14,
    offset: straightOf(ends),
  });
  return path;
}

import { getSmoothStepPath, Position } from '@xyflow/react';
import { portTop, nodeSize } from '../model/node-size.ts';
import type { FlowNode } from '@prosa/contract';

/** How much of the two cards that a connection joins lies below its ends. */
export interface Depths {
  source: number;
  target: number;
}

interface Way {
  sourceX: number;
  sourceY: number;
  targetX: number;
  targetY: number;
  depths: Depths;
}

/** Where a connection reaches a card, from its top: as in node-card.module.css. */
export const inTop = 20;
/** Between a card and the line that runs below it; between two cards that were put in order is more. */
const beneath = 16;

/** The depths for a way out of one node to another. */
export function depthsOf(source: FlowNode, index: number, target: FlowNode): Depths {
  return {
    source: nodeSize(source).height - portTop(source, index),
    target: nodeSize(target).height - inTop,
  };
}

/**
 * The line of a connection, with round corners. One that leads back runs below the cards it joins: half way between
 * its ends it would pass behind whatever stands there.
 */
export function wayPath({ sourceX, sourceY, targetX, targetY, depths }: Way): string {
  const [path] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition: Position.Right,
    targetX,
    targetY,
    targetPosition: Position.Left,
    centerY: laneOf({ sourceY, targetY, depths }),
    borderRadius: 14,
    offset: 22,
  });
  return path;
}

function laneOf({ sourceY, targetY, depths }: Pick<Way, 'sourceY' | 'targetY' | 'depths'>): number {
  const lane = sourceY + depths.source + beneath;
  const lowest = targetY + depths.target + beneath;
  return lane > targetY - inTop - beneath && lane < lowest ? lowest : lane;
}

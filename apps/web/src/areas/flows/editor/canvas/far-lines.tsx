import { portsOf } from '@prosa/flow-engine';
import { getSmoothStepPath, Position, ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { cardWidth, portTop } from '../model/node-size.ts';
import type { CanvasNode } from './canvas-items.ts';
import classes from './way-edge.module.css';

/** Where a connection reaches a card, from its top: as in node-card.module.css. */
const inTop = 20;

/** All connections as one line, for a drawing that is seen from far: hundreds of lines of their own cost too much there. */
export const FarLines = memo(function FarLines({ nodes }: { nodes: readonly CanvasNode[] }) {
  const path = useMemo(() => pathOf(nodes), [nodes]);
  return (
    <ViewportPortal>
      <svg className={classes.far} aria-hidden>
        <path d={path} className={classes.line} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
    </ViewportPortal>
  );
});

function pathOf(nodes: readonly CanvasNode[]): string {
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  const paths = nodes.flatMap(({ type, position, data }) => {
    if (type !== 'card') return [];
    return portsOf(data.node).map(({ id }, index) => {
      const to = places.get(data.node.next[id] ?? '');
      if (!to) return '';
      const [path] = getSmoothStepPath({
        sourceX: position.x + cardWidth,
        sourceY: position.y + portTop(data.node, index),
        sourcePosition: Position.Right,
        targetX: to.x,
        targetY: to.y + inTop,
        targetPosition: Position.Left,
        borderRadius: 14,
        offset: 22,
      });
      return path;
    });
  });
  return paths.join('');
}

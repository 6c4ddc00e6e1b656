import { portsOf } from '@prosa/flow-engine';
import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { connectionId } from '../../model/connections.ts';
import { cardWidth, inTop, portTop } from '../../model/layout/node-size.ts';
import { routesOf } from '../../model/layout/routes.ts';
import type { CanvasNode } from '../drawing.ts';
import classes from './connection.module.css';
import { connectionPath } from './connection-path.ts';

/** Renders all connections as one path for the overview, where hundreds of paths would cost too much. */
export const OverviewConnections = memo(function OverviewConnections({
  nodes,
}: {
  nodes: readonly CanvasNode[];
}) {
  const path = useMemo(() => pathOf(nodes), [nodes]);
  return (
    <ViewportPortal>
      <svg className={classes.overview} aria-hidden>
        <path d={path} className={classes.line} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
    </ViewportPortal>
  );
});

function pathOf(nodes: readonly CanvasNode[]): string {
  const cards = nodes.filter((node) => node.type === 'card');
  const known = new Map(cards.map((card) => [card.id, card]));
  const routes = routesOf({ nodes: cards.map(({ data: { node } }) => node) });
  const paths = cards.flatMap(({ position, data: { node } }) =>
    portsOf(node).map(({ id }, index) => {
      const to = known.get(node.next[id] ?? '');
      if (!to) return '';
      const ends = {
        sourceX: position.x + cardWidth,
        sourceY: position.y + portTop(node, index),
        targetX: to.position.x,
        targetY: to.position.y + inTop,
      };
      return connectionPath(ends, routes.get(connectionId({ node: node.id, port: id })));
    }),
  );
  return paths.join('');
}

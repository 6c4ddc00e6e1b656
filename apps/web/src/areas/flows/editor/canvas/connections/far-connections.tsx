import { portsOf } from '@prosa/flow-engine';
import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { edgeId } from '../../model/edges.ts';
import { cardWidth, inTop, portTop } from '../../model/layout/node-size.ts';
import { routesOf } from '../../model/layout/routes.ts';
import type { CanvasNode } from '../drawing.ts';
import classes from './connection.module.css';
import { wayPath } from './connection-path.ts';

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
      return wayPath(ends, routes.get(edgeId({ node: node.id, port: id })));
    }),
  );
  return paths.join('');
}

import { MiniMap } from '@xyflow/react';
import { kinds } from '../../kinds/index.ts';
import type { CanvasNode } from '../drawing.ts';
import classes from '../flow-canvas.module.css';
import { hasMap } from '../grid.ts';

/** The whole drawing, small, to find one's way in a large one. */
export function FlowMap({ steps }: { steps: number }) {
  if (!hasMap(steps)) return null;
  return (
    <MiniMap<CanvasNode>
      className={classes.map}
      pannable
      zoomable
      nodeColor={colorOnMap}
      nodeBorderRadius={8}
    />
  );
}

const mapColors = {
  entry: 'var(--accent)',
  send: 'var(--flow)',
  logic: 'var(--text-muted)',
  contact: 'var(--ai)',
  people: 'var(--accent-text)',
  integration: 'var(--waiting)',
} as const;

function colorOnMap(node: CanvasNode): string {
  return node.type === 'card' ? mapColors[kinds[node.data.node.type].family] : 'var(--border-strong)';
}

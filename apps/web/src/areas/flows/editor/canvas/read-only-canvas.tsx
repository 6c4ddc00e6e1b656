import '@xyflow/react/dist/base.css';
import type { FlowDocument } from '@prosa/contract';
import { Background, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { useMemo } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { ariaWords } from './aria-words.ts';
import { drawConnections, drawNodes } from './canvas-items.ts';
import type { Change } from './drawing.ts';
import { nodeComponents, edgeTypes } from './item-components.ts';
import classes from './flow-canvas.module.css';

interface Props {
  document: FlowDocument;
  changes?: ReadonlyMap<string, Change>;
  label: string;
}

const none: ReadonlyMap<string, Change> = new Map();

/** A drawing to be looked at, such as an earlier version. */
export function ReadOnlyCanvas({ document, changes = none, label }: Props) {
  const { names } = useEditor();
  const { nodes, edges } = useMemo(() => {
    const drawing = {
      document,
      names,
      changes,
      selected: [],
      problems: [],
      counts: null,
      visited: null,
      isReadOnly: true,
    };
    return { nodes: drawNodes([], drawing), edges: drawConnections([], drawing) };
  }, [document, names, changes]);
  return (
    <div className={classes.root}>
      <ReactFlowProvider>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeComponents}
          edgeTypes={edgeTypes}
          ariaLabelConfig={ariaWords}
          fitView
          minZoom={0.1}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          onlyRenderVisibleElements
          proOptions={{ hideAttribution: true }}
          aria-label={label}
        >
          <Background gap={16} size={1} color="var(--border-strong)" />
        </ReactFlow>
      </ReactFlowProvider>
    </div>
  );
}

import '@xyflow/react/dist/base.css';
import {
  Background,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
  type IsValidConnection,
  type ReactFlowProps,
} from '@xyflow/react';
import type { FlowDocument } from '@prosa/contract';
import { memo, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../../../ui/use-shortcut.ts';
import { useDeeds } from '../editor-context.ts';
import { kinds } from '../kinds.ts';
import { addAnnotation, freePlace, newGroup, newNote } from '../model/annotations.ts';
import { newId } from '../model/new-id.ts';
import type { Point } from '../model/node-edits.ts';
import { looseEnd, useNodeEdits } from '../use-node-edits.ts';
import { AlignTools } from './align-tools.tsx';
import { ariaWords } from './aria-words.ts';
import { drawEdges, type CanvasNode, type Drawing, type WayLine } from './canvas-items.ts';
import { CanvasTools } from './canvas-tools.tsx';
import classes from './flow-canvas.module.css';
import { canvasTypes, edgeTypes } from './canvas-types.ts';
import { grid, snapped } from './grid.ts';
import { NodePicker } from './node-picker.tsx';
import { NodeSearch } from './node-search.tsx';
import { useCanvasClipboard } from './use-canvas-clipboard.ts';
import { useCanvasEdits } from './use-canvas-edits.ts';
import { useConnecting, type Picking } from './use-connecting.ts';
import { useView } from './use-view.ts';

interface Props {
  drawing: Drawing;
  /** The node to bring into view; each count anew. */
  focus: { node: string; count: number } | null;
}

/** Up to so many steps are seen whole, and a map would only lie over one of them. */
const mostSeenWhole = 12;

/** The flow as a drawing. */
export const FlowCanvas = memo(function FlowCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
});

function Canvas({ drawing, focus }: Props) {
  const { dispatch, getState } = useDeeds();
  const { add } = useNodeEdits();
  const frame = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point | null>(null);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [isSearching, setSearching] = useState(false);
  const { isConnecting, ...connecting } = useConnecting(frame, setPicking);
  const { screenToFlowPosition } = useReactFlow();
  const { document: flow, selected } = drawing;
  const edits = useCanvasEdits(drawing);
  const edges = useEdges(drawing);
  const [opening] = useState(() => openingView(flow));
  useView(frame, drawing, focus);
  useCanvasClipboard(() => (pointer.current ? screenToFlowPosition(pointer.current) : undefined));
  useShortcut('mod+f', () => setSearching(true), { whileTyping: true });

  const middle = (): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return snapped(screenToFlowPosition({ x: box.x + box.width / 2 - 120, y: box.y + box.height / 3 }));
  };
  const group = newGroup(flow, 'group', selected);
  const addSlip = (make: (id: string) => Parameters<typeof addAnnotation>[1]) => {
    const slip = make(newId());
    dispatch({ kind: 'edit', change: (known) => addAnnotation(known, slip), select: [slip.id] });
  };
  const arrange = async () => {
    const { layOut } = await import('../model/layout.ts');
    const drawn = getState().document;
    const laid = await layOut(drawn);
    dispatch({ kind: 'edit', change: (known) => (known === drawn ? laid : known) });
  };
  return (
    <div
      ref={frame}
      className={classes.root}
      data-connecting={isConnecting || undefined}
      onPointerMove={({ clientX, clientY }) => {
        pointer.current = { x: clientX, y: clientY };
      }}
      onPointerLeave={() => {
        pointer.current = null;
      }}
    >
      <ReactFlow<CanvasNode>
        {...edits}
        {...connecting}
        {...canvasSettings}
        {...opening}
        edges={edges}
        isValidConnection={leadsSomewhere}
        aria-label="Desenho do fluxo"
      >
        <Background gap={16} size={1} color="var(--border-strong)" />
        <CanvasTools
          canGroup={group !== null}
          onAdd={() => setPicking({ screen: { x: 16, y: 56 }, behind: looseEnd(getState()) })}
          onNote={() => addSlip((id) => newNote(id, freePlace(flow, middle())))}
          onGroup={() => group && addSlip((id) => ({ ...group, id }))}
          onArrange={() => void arrange()}
          onSearch={() => setSearching(true)}
        >
          <AlignTools document={flow} selected={selected} />
        </CanvasTools>
        {flow.nodes.length > mostSeenWhole && (
          <MiniMap<CanvasNode>
            className={classes.map}
            pannable
            zoomable
            nodeColor={colorOnMap}
            nodeBorderRadius={8}
          />
        )}
      </ReactFlow>
      {picking && (
        <NodePicker
          opened
          onChange={(isOpen) => !isOpen && setPicking(null)}
          onPick={(type) =>
            add(type, {
              behind: picking.behind,
              at: picking.at,
              near: picking.behind ? undefined : middle(),
            })
          }
        >
          <span className={classes.point} style={{ left: picking.screen.x, top: picking.screen.y }} />
        </NodePicker>
      )}
      {isSearching && (
        <div className={classes.search}>
          <NodeSearch onClose={() => setSearching(false)} />
        </div>
      )}
    </div>
  );
}

function useEdges(drawing: Drawing): WayLine[] {
  const [edges, setEdges] = useState(() => drawEdges([], drawing));
  useEffect(() => setEdges((known) => drawEdges(known, drawing)), [drawing]);
  return edges;
}

const deleteKeys = ['Delete', 'Backspace'];

/** Stable, or the canvas would be set up anew with each drawing. */
const canvasSettings = {
  nodeTypes: canvasTypes,
  edgeTypes,
  ariaLabelConfig: ariaWords,
  minZoom: 0.1,
  maxZoom: 2,
  snapToGrid: true,
  snapGrid: [grid, grid] as [number, number],
  connectionRadius: 28,
  deleteKeyCode: deleteKeys,
  multiSelectionKeyCode: ['Control', 'Meta', 'Shift'],
  selectionMode: SelectionMode.Partial,
  onlyRenderVisibleElements: true,
  elevateNodesOnSelect: false,
  zoomOnDoubleClick: false,
  proOptions: { hideAttribution: true },
};

const mostAtOnce = 60;

/** A flow is opened as a whole; one that would be too small to be read, at its start. */
function openingView({ nodes }: FlowDocument): OpeningView {
  const start = nodes.find(({ type }) => type === 'start');
  if (!start || nodes.length <= mostAtOnce) {
    return { fitView: true, fitViewOptions: { padding: 0.12, maxZoom: 1 } };
  }
  const zoom = 0.7;
  const { x, y } = start.position;
  return { defaultViewport: { x: 96 - x * zoom, y: 240 - y * zoom, zoom } };
}

type OpeningView = Pick<ReactFlowProps, 'fitView' | 'fitViewOptions' | 'defaultViewport'>;

const leadsSomewhere: IsValidConnection = ({ targetHandle }) => targetHandle === 'in';

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

import '@xyflow/react/dist/base.css';
import { Background, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../../../ui/keys/use-shortcut.ts';
import { useEditorActions, type Focus } from '../state/editor-context.ts';
import type { Point } from '../model/node-edits.ts';
import { looseEnd, useNodeEdits } from '../use-node-edits.ts';
import { AlignTools } from './tools/align-tools.tsx';
import { drawConnections } from './canvas-items.ts';
import type { CanvasNode, Drawing, CanvasConnection } from './drawing.ts';
import { canvasSettings, openingView } from './canvas-settings.ts';
import { CanvasTools } from './tools/canvas-tools.tsx';
import { OverviewConnections } from './connections/overview-connections.tsx';
import { OverviewContext, useIsOverview } from './overview.ts';
import classes from './flow-canvas.module.css';
import { FlowMap } from './tools/flow-map.tsx';
import { NodePicker } from '../palette/node-picker.tsx';
import { NodeSearch } from './tools/node-search.tsx';
import { useCanvasClipboard } from './keys/use-canvas-clipboard.ts';
import { useCanvasEdits } from './use-canvas-edits.ts';
import { useCardKeys } from './keys/use-card-keys.ts';
import { useConnecting, type Picking } from './connections/use-connecting.ts';
import { useNewAnnotations } from './annotations/use-new-annotations.ts';
import { usePanOverlay } from './use-pan-overlay.ts';
import { useView } from './use-view.ts';
import { useZoomVariable } from './use-zoom-variable.ts';

interface Props {
  drawing: Drawing;
  /** The node to bring into view; each count again. */
  focus: Focus | null;
}

/** The flow as a drawing. */
export const FlowCanvas = memo(function FlowCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
});

function Canvas({ drawing, focus }: Props) {
  const { getState, focusCard } = useEditorActions();
  const { add } = useNodeEdits();
  const frame = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point | null>(null);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [isSearching, setSearching] = useState(false);
  const { isConnecting, ...connecting } = useConnecting(frame, setPicking);
  const { screenToFlowPosition } = useReactFlow();
  const { document: flow, selected } = drawing;
  const { middle, addNote, addGroup } = useNewAnnotations(frame, drawing);
  const { nodes: cards, ...edits } = useCanvasEdits(drawing);
  const { nodes, keepEntry, handlers: keys } = useCardKeys(frame, cards);
  const connections = useConnections(drawing);
  const isOverview = useIsOverview();
  // Those on the screen change their looks at once; the others are drawn between the frames of the zoom that led there.
  const drawsAll = useDeferredValue(isOverview);
  const shield = usePanOverlay(frame, keepEntry);
  const [opening] = useState(() => openingView(flow));
  useView(frame, drawing, focus);
  useZoomVariable(frame);
  useCanvasClipboard(() => (pointer.current ? screenToFlowPosition(pointer.current) : undefined));
  useShortcut('mod+f', () => setSearching(true), { whileTyping: true });

  return (
    <div
      ref={frame}
      {...keys}
      className={classes.root}
      data-connecting={isConnecting || undefined}
      onPointerMove={({ clientX, clientY }) => {
        pointer.current = { x: clientX, y: clientY };
      }}
      onPointerLeave={() => {
        pointer.current = null;
      }}
    >
      <OverviewContext value={isOverview}>
        <ReactFlow<CanvasNode>
          {...edits}
          nodes={nodes}
          {...shield}
          {...connecting}
          {...canvasSettings}
          {...opening}
          edges={isOverview ? noConnections : connections}
          onlyRenderVisibleElements={!(isOverview && drawsAll)}
          aria-label="Desenho do fluxo"
        >
          {isOverview ? (
            <OverviewConnections nodes={nodes} />
          ) : (
            <Background gap={16} size={1} color="var(--border-strong)" />
          )}
          <CanvasTools
            steps={flow.nodes.length}
            onAdd={() => setPicking({ screen: { x: 16, y: 56 }, behind: looseEnd(getState()) })}
            onNote={addNote}
            onGroup={addGroup}
            onSearch={() => setSearching(true)}
          >
            <AlignTools document={flow} selected={selected} />
          </CanvasTools>
          <FlowMap steps={flow.nodes.length} />
        </ReactFlow>
      </OverviewContext>
      {flow.nodes.length === 1 && !picking && (
        <p className={classes.first}>
          Puxe a bolinha de “Próximo” para um lugar livre e escolha o que o robô faz primeiro.
        </p>
      )}
      {picking && (
        <NodePicker
          opened
          onChange={(isOpen) => !isOpen && setPicking(null)}
          onPick={(type) =>
            focusCard(
              add(type, {
                behind: picking.behind,
                at: picking.at,
                near: picking.behind ? undefined : middle(),
              }),
            )
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

const noConnections: CanvasConnection[] = [];

function useConnections(drawing: Drawing): CanvasConnection[] {
  const [connections, setConnections] = useState(() => drawConnections([], drawing));
  useEffect(() => setConnections((known) => drawConnections(known, drawing)), [drawing]);
  return connections;
}

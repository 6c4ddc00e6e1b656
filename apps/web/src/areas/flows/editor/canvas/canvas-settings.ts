import type { FlowDocument } from '@prosa/contract';
import { SelectionMode, type Connection, type Edge, type ReactFlowProps } from '@xyflow/react';
import { ariaWords } from './aria-words.ts';
import { nodeComponents, edgeTypes } from './item-components.ts';
import { grid, wholeView } from './grid.ts';

/** The settings of the canvas; stable, or it would be set up again with each rendering. */
export const canvasSettings = {
  isValidConnection: leadsSomewhere,
  nodeTypes: nodeComponents,
  edgeTypes,
  ariaLabelConfig: ariaWords,
  minZoom: 0.1,
  maxZoom: 2,
  snapToGrid: true,
  snapGrid: [grid, grid] as [number, number],
  connectionRadius: 28,
  deleteKeyCode: null,
  // Tab would visit every connection; what a step leads to is chosen in its panel.
  edgesFocusable: false,
  multiSelectionKeyCode: ['Control', 'Meta', 'Shift'],
  selectionMode: SelectionMode.Partial,
  elevateNodesOnSelect: false,
  zoomOnDoubleClick: false,
  proOptions: { hideAttribution: true },
};

const maxAtOnce = 60;

/** Fits the whole flow into view; of one that would be too small to be read, it shows the start. */
export function openingView({ nodes }: FlowDocument): OpeningView {
  const start = nodes.find(({ type }) => type === 'start');
  if (!start || nodes.length <= maxAtOnce) {
    return { fitView: true, fitViewOptions: wholeView(nodes.length) };
  }
  const zoom = 0.7;
  const { x, y } = start.position;
  return { defaultViewport: { x: 96 - x * zoom, y: 240 - y * zoom, zoom } };
}

type OpeningView = Pick<ReactFlowProps, 'fitView' | 'fitViewOptions' | 'defaultViewport'>;

function leadsSomewhere({ targetHandle }: Connection | Edge): boolean {
  return targetHandle === 'in';
}
